import type { Draft, DraftSaved } from '#contract/rejection.ts'
import { isSameState, type SaveState } from '../save-state.ts'
import { type DraftContent, digestOf } from './draft-content.ts'
import type { DraftCopies } from './draft-copies.ts'
import { advance, canSend, isUnsaved, type SaveEvent, saveStateOf, sendDelay, startMachine } from './save-machine.ts'

const COPY_DELAY_MS = 120

/** How the saver reaches the server. */
export interface DraftCalls {
  save(content: DraftContent, revision: number): Promise<DraftSaved>
  /** The draft as the server holds it now. */
  read(): Promise<Draft | null>
  /** Tells a refusal for being based on an older revision from every other failure. */
  isStale(error: unknown): boolean
}

export interface DraftSaverOptions {
  logId: number
  /** Of this opening of the log; see `DraftCopy.key`. */
  copyKey: string
  revision: number
  savedAt: string | null
  /** Digests that a restored copy was still waiting for. */
  unanswered: readonly string[]
  readContent: () => DraftContent
  calls: DraftCalls
  copies: DraftCopies
  /** Called when what is to be said changes, not for every edit. */
  onState: (state: SaveState) => void
}

export interface DraftSaver {
  /** The documents changed: keeps a copy at once and saves when the typing pauses. */
  edited(): void
  /** Keeps the copy now; for when the page may go away. */
  flush(): void
  /** Sends now what a failure made wait. */
  retry(): void
  /** Saves all edits made so far; resolves with their revision, rejects with what the call failed with. */
  saveNow(): Promise<number>
  /** After a conflict: saves these documents on top of the newer revision. */
  rebase(revision: number): void
  /** Keeps what is unsaved and stops; a last call is still sent. */
  stop(): void
  /** Stops and forgets the edits: another version was chosen instead. */
  discard(): void
}

/** Runs the save machine: timers, calls and copies (design.md §4, "never lost"). */
export const createDraftSaver = (options: DraftSaverOptions): DraftSaver => {
  const { calls, copies, copyKey, logId, readContent } = options
  const unanswered = new Set(options.unanswered)
  let machine = startMachine(options.revision, options.savedAt)
  let copyTimer: ReturnType<typeof setTimeout> | undefined
  let sendTimer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | null = null
  let lastError: unknown
  let isStopped = false

  let shown: SaveState = saveStateOf(machine)

  const move = (event: SaveEvent): void => {
    machine = advance(machine, event)
    const state = saveStateOf(machine)
    if (isStopped || isSameState(state, shown)) return
    shown = state
    options.onState(state)
  }

  const keepCopy = (): void => {
    clearTimeout(copyTimer)
    copyTimer = undefined
    if (!isUnsaved(machine)) return
    const { edit, revision } = machine
    const copy = { key: copyKey, logId, keptAt: Date.now(), revision, content: readContent() }
    copies.keep({ ...copy, unanswered: [...unanswered] }).then(
      () => move({ type: 'copied', edit }),
      // A browser without storage: the state stays "saving", for nothing is kept here.
      () => undefined,
    )
  }

  const settleCopy = (): void => {
    if (isUnsaved(machine)) keepCopy()
    else copies.remove(copyKey).catch(() => undefined)
  }

  const acknowledge = ({ revision, savedAt }: DraftSaved): void => {
    unanswered.clear()
    move({ type: 'acknowledged', revision, savedAt })
    settleCopy()
  }

  const rebaseOn = (revision: number): void => {
    unanswered.clear()
    move({ type: 'rebased', revision })
    settleCopy()
  }

  /** A refusal is no conflict when the newer revision is our own: its answer was lost on the way. */
  const settleStale = async (error: unknown, digest: string): Promise<void> => {
    const draft = await calls.read()
    const held = draft === null ? null : digestOf(draft)
    if (draft !== null && held === digest) return acknowledge(draft)
    if (draft !== null && held !== null && unanswered.has(held)) return rebaseOn(draft.revision)
    lastError = error
    move({ type: 'stale' })
  }

  const send = async (): Promise<void> => {
    const content = readContent()
    const digest = digestOf(content)
    const { revision } = machine
    unanswered.add(digest)
    move({ type: 'sent' })
    try {
      acknowledge(await calls.save(content, revision))
    } catch (error) {
      try {
        if (!calls.isStale(error)) throw error
        await settleStale(error, digest)
      } catch (failure) {
        lastError = failure
        move({ type: 'failed' })
        keepCopy()
      }
    }
  }

  const sendNow = (): Promise<void> => {
    clearTimeout(sendTimer)
    if (sending !== null || !canSend(machine)) return sending ?? Promise.resolve()
    sending = send().finally(() => {
      sending = null
      if (!isStopped) scheduleSend()
    })
    return sending
  }

  const scheduleSend = (): void => {
    clearTimeout(sendTimer)
    if (canSend(machine)) sendTimer = setTimeout(() => void sendNow(), sendDelay(machine))
  }

  const halt = (): void => {
    isStopped = true
    clearTimeout(copyTimer)
    clearTimeout(sendTimer)
  }

  options.onState(shown)

  return {
    edited: () => {
      move({ type: 'edited' })
      copyTimer ??= setTimeout(keepCopy, COPY_DELAY_MS)
      if (machine.failures === 0) scheduleSend()
    },
    flush: () => {
      if (machine.copied < machine.edit) keepCopy()
    },
    retry: () => void sendNow(),
    saveNow: async () => {
      const { edit } = machine
      while (machine.acknowledged < edit) {
        const { failures } = machine
        if (machine.isStale) throw lastError
        await sendNow()
        if (machine.failures > failures) throw lastError
      }
      return machine.revision
    },
    rebase: revision => {
      rebaseOn(revision)
      void sendNow()
    },
    stop: () => {
      if (machine.copied < machine.edit) keepCopy()
      void sendNow()
      halt()
    },
    discard: () => {
      halt()
      machine = startMachine(machine.revision, machine.savedAt)
      copies.remove(copyKey).catch(() => undefined)
    },
  }
}
