import type { DraftSaved } from '#contract/rejection.ts'
import type { DraftCalls } from './draft-calls.ts'
import { canSend, type RunningMachine, sendDelay } from './save-machine.ts'

interface DraftSenderOptions {
  machine: RunningMachine
  calls: DraftCalls
  /** Keeps on this computer what is about to be sent. */
  keep: () => Promise<void>
  readBody: () => string[]
  /** Called when the server has confirmed a save. The call ends only when the promise resolves. */
  onSaved: (saved: DraftSaved) => Promise<void>
}

export interface DraftSender {
  /** Sends when typing pauses, or some time after a failure. */
  schedule(): void
  /** Sends at once what can be sent. Resolves when the running call has ended, well or not. */
  send(): Promise<void>
  isSending(): boolean
  /** Returns the error of the last failed call. */
  readError(): unknown
  /** Stops sending by itself. */
  stop(): void
}

/** Sends drafts, one call at a time, and keeps each in the journal first (docs/architecture.md §4). */
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
      const saved = await calls.save(body)
      machine.move({ type: 'acknowledged', revision: saved.revision, savedAt: saved.savedAt })
      await onSaved(saved)
    } catch (error) {
      lastError = error
      machine.move({ type: calls.isStale(error) ? 'stale' : calls.isDeleted(error) ? 'deleted' : 'failed' })
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
