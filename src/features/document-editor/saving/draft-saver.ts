import type { FormValues } from '#contract/document-form.ts'
import type { Draft, DraftSaved } from '#contract/rejection.ts'
import { isSameState, type SaveState } from '../save-state.ts'
import type { EditedParts } from './document-parts.ts'
import { draftBody } from './draft-body.ts'
import type { JournalStore, OpenText } from './journal.ts'
import { createJournalKeeper } from './journal-keeper.ts'
import { createJournalWriter, type JournalState } from './journal-writer.ts'
import { advance, canSend, isUnsaved, type SaveEvent, saveStateOf, sendDelay, startMachine } from './save-machine.ts'

/** How the saver reaches the server. */
export interface DraftCalls {
  /** Takes the JSON of a `DraftBody`. */
  save(body: string): Promise<DraftSaved>
  /** The draft as the server holds it now. */
  read(): Promise<Draft | null>
  /** Tells a refusal for being based on an older revision from every other failure. */
  isStale(error: unknown): boolean
}

export interface DraftSaverOptions {
  logId: number
  /** Of this opening of the log: key of its journal and writer of its saves. */
  writer: string
  revision: number
  savedAt: string | null
  /** Another draft was chosen in place of the one that stands; see `DraftBody`. */
  isOverOther?: boolean
  /** The journal that this one goes on from; see `JournalHead`. */
  follows: string | null
  /** What is edited as it stands now; cheap. */
  readEdited: () => EditedParts
  readForm: () => FormValues
  readOpenTexts: () => OpenText[]
  calls: DraftCalls
  journals: JournalStore
  /** Called when what is to be said changes, not for every edit. */
  onState: (state: SaveState) => void
  /** The server has confirmed a revision. */
  onSaved?: (revision: number) => void
}

export interface DraftSaver {
  /** The documents changed: they are kept within a moment, and saved when the typing pauses. */
  edited(): void
  /** The text in an open input or text area changed: it is kept within a moment. */
  typed(): void
  /** Keeps all there is now; for when the page may go away. */
  flush(): void
  /** Sends now what a failure made wait. */
  retry(): void
  /** Saves all edits made so far; resolves with their revision, rejects with what the call failed with. */
  saveNow(): Promise<number>
  /** The revision the documents rest on, if that is all they are: nothing unsaved, nothing being typed. */
  cleanRevision(): number | null
  /** Nothing but this page has some of what was edited. */
  isUnkept(): boolean
  /** After a conflict: saves these documents on top of the newer revision. */
  rebase(revision: number): void
  /** Keeps and sends what is unsaved and stops; resolves with the last revision once nothing more will happen. */
  stop(): Promise<number>
  /** Stops: another version was chosen instead. The server is given what it has not seen, to be kept beside that one. */
  discard(): void
}

/** Runs the save machine: timers, calls and the journal, which comes before the network (design.md §4, "never lost"). */
export const createDraftSaver = (options: DraftSaverOptions): DraftSaver => {
  const { calls, journals, logId, writer } = options
  let { follows } = options
  let { readEdited, readForm, readOpenTexts } = options
  let machine = startMachine(options.revision, options.savedAt, options.isOverOther)
  let sendTimer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | null = null
  let lastError: unknown
  let isStopped = false
  let ending: Promise<number> | undefined
  let isForgotten = false
  let shown: SaveState = saveStateOf(machine)

  const move = (event: SaveEvent): void => {
    machine = advance(machine, event)
    const state = saveStateOf(machine)
    if (isStopped || isSameState(state, shown)) return
    shown = state
    options.onState(state)
  }

  const isClean = (): boolean => !isUnsaved(machine) && readOpenTexts().length === 0

  /** A journal with nothing more to keep stays until the page leaves: it has the blocks that the next edit leaves alone. */
  const readState = (): JournalState | null => {
    if (isForgotten || (isClean() && (isStopped || machine.edit === 0))) return null
    const openTexts = readOpenTexts()
    const isSaved = !isUnsaved(machine)
    const { edit, revision } = machine
    return { logId, revision, edit, isSaved, follows, openTexts, content: readEdited() }
  }

  /** This journal has all that the one before it had, or the server has. */
  const letGo = (): void => {
    if (follows !== null) journals.remove(follows).catch(() => undefined)
    follows = null
  }

  const keeper = createJournalKeeper({
    writer: createJournalWriter(journals, writer),
    readState,
    onKept: edit => {
      move({ type: 'kept', edit })
      letGo()
    },
    onFailed: () => move({ type: 'notKept' }),
  })

  const bodyOf = (): string =>
    draftBody(readEdited(), {
      form: readForm(),
      revision: machine.revision,
      mark: { writer, edit: machine.edit },
      ...(machine.isOverOther && { keepReplaced: true }),
    })

  const send = async (): Promise<void> => {
    await keeper.flush()
    if (!canSend(machine)) return
    const body = bodyOf()
    move({ type: 'sent' })
    try {
      const { revision, savedAt } = await calls.save(body)
      move({ type: 'acknowledged', revision, savedAt })
      options.onSaved?.(revision)
      if (isStopped) await keeper.flush()
      else keeper.touch()
    } catch (error) {
      lastError = error
      move({ type: calls.isStale(error) ? 'stale' : 'failed' })
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

  /** The editors go: what they hold now is what is still to be kept and sent. */
  const freeze = (): void => {
    const edited = readEdited()
    const form = readForm()
    const openTexts = readOpenTexts()
    readEdited = () => edited
    readForm = () => form
    readOpenTexts = () => openTexts
  }

  /** Gives the server what it has not seen, which it refuses and keeps; then the journal is not needed. */
  const hand = async (): Promise<void> => {
    try {
      if (isUnsaved(machine)) await calls.save(bodyOf())
    } catch (error) {
      if (!calls.isStale(error)) return
    }
    isForgotten = true
    await keeper.flush()
  }

  const end = async (isDiscarded = false): Promise<number> => {
    freeze()
    const sent = isDiscarded ? hand() : sendNow().then(sendNow)
    isStopped = true
    clearTimeout(sendTimer)
    await Promise.all([sent, keeper.stop()])
    return machine.revision
  }

  options.onState(shown)

  return {
    edited: () => {
      move({ type: 'edited' })
      keeper.touch()
      if (machine.failures === 0) scheduleSend()
    },
    typed: keeper.touch,
    flush: () => void keeper.flush(),
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
    cleanRevision: () => (sending === null && isClean() ? machine.revision : null),
    isUnkept: () => isUnsaved(machine) && machine.cannotKeep,
    rebase: revision => {
      move({ type: 'rebased', revision })
      keeper.touch()
      void sendNow()
    },
    stop: () => {
      ending ??= end()
      return ending
    },
    discard: () => {
      ending ??= end(true)
    },
  }
}
