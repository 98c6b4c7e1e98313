import type { DraftCalls } from './draft-calls.ts'
import { canSend, type RunningMachine, sendDelay } from './save-machine.ts'

interface DraftSenderOptions {
  machine: RunningMachine
  calls: DraftCalls
  /** Keeps on this computer what is about to be sent. */
  keep: () => Promise<void>
  readBody: () => string[]
  /** The server has confirmed a revision; the call is not over before this is. */
  onSaved: (revision: number) => Promise<void>
}

export interface DraftSender {
  /** Sends what there is when the typing pauses, or a while after a failure. */
  schedule(): void
  /** Sends now what can be sent; resolves when the call that is on its way is over, well or not. */
  send(): Promise<void>
  isSending(): boolean
  /** What the last call failed with. */
  readError(): unknown
  /** Nothing more is sent unasked. */
  stop(): void
}

/** Sends drafts, one call at a time, the journal before the network (design.md §4). */
export const createDraftSender = ({ machine, calls, keep, readBody, onSaved }: DraftSenderOptions): DraftSender => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | null = null
  let lastError: unknown
  let isStopped = false

  const call = async (): Promise<void> => {
    await keep()
    if (!canSend(machine.now())) return
    const body = readBody()
    machine.move({ type: 'sent' })
    try {
      const { revision, savedAt } = await calls.save(body)
      machine.move({ type: 'acknowledged', revision, savedAt })
      await onSaved(revision)
    } catch (error) {
      lastError = error
      machine.move({ type: calls.isStale(error) ? 'stale' : 'failed' })
    }
  }

  const send = (): Promise<void> => {
    clearTimeout(timer)
    if (sending !== null || !canSend(machine.now())) return sending ?? Promise.resolve()
    sending = call().finally(() => {
      sending = null
      schedule()
    })
    return sending
  }

  const schedule = (): void => {
    clearTimeout(timer)
    if (!isStopped && canSend(machine.now())) timer = setTimeout(() => void send(), sendDelay(machine.now()))
  }

  return {
    schedule,
    send,
    isSending: () => sending !== null,
    readError: () => lastError,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
