import type { FormValues } from '#contract/document-form.ts'
import type { EditedParts } from './document-parts.ts'
import { type DraftCalls, draftBody } from './draft-calls.ts'
import { createDraftSender } from './draft-sender.ts'
import type { JournalStore, OpenText } from './journal.ts'
import { createJournalKeeper } from './journal-keeper.ts'
import { createJournalWriter, type JournalState } from './journal-writer.ts'
import { isUnsaved, runMachine, type SaveState, startMachine } from './save-machine.ts'

/** What there is to keep and to save, as it stands at each call. */
interface DraftSource {
  /** Cheap, however long the documents are. */
  readEdited(): EditedParts
  readForm(): FormValues
  readOpenTexts(): OpenText[]
}

/** A source as it stands now, for good: the editors go, and what they held is still to be kept and sent. */
const freezeSource = (source: DraftSource): DraftSource => {
  const edited = source.readEdited()
  const form = source.readForm()
  const openTexts = source.readOpenTexts()
  return { readEdited: () => edited, readForm: () => form, readOpenTexts: () => openTexts }
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
  source: DraftSource
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

/** Keeps what is edited on this computer and then on the server, and tells which of them has it. */
export const createDraftSaver = (options: DraftSaverOptions): DraftSaver => {
  const { calls, journals, logId, writer } = options
  const machine = runMachine(startMachine(options.revision, options.savedAt, options.isOverOther), options.onState)
  let { follows, source } = options
  let isStopped = false
  let isForgotten = false
  let ending: Promise<number> | undefined

  const isClean = (): boolean => !isUnsaved(machine.now()) && source.readOpenTexts().length === 0

  /** A journal with nothing more to keep stays until the page leaves: it has the blocks that the next edit leaves alone. */
  const readState = (): JournalState | null => {
    const { edit, revision } = machine.now()
    if (isForgotten || (isClean() && (isStopped || edit === 0))) return null
    const isSaved = !isUnsaved(machine.now())
    const openTexts = source.readOpenTexts()
    return { logId, revision, edit, isSaved, follows, openTexts, content: source.readEdited() }
  }

  const readBody = (): string[] => {
    const { revision, edit, isOverOther } = machine.now()
    const mark = { writer, edit }
    const facts = { form: source.readForm(), revision, mark, ...(isOverOther && { keepReplaced: true }) }
    return draftBody(source.readEdited(), facts)
  }

  const keeper = createJournalKeeper({
    writer: createJournalWriter(journals, writer),
    readState,
    onKept: edit => {
      machine.move({ type: 'kept', edit })
      // This journal has all that the one before it had, or the server has.
      if (follows !== null) journals.remove(follows).catch(() => undefined)
      follows = null
    },
    onFailed: () => machine.move({ type: 'notKept' }),
  })

  const sender = createDraftSender({
    machine,
    calls,
    keep: keeper.flush,
    readBody,
    onSaved: async revision => {
      options.onSaved?.(revision)
      if (isStopped) await keeper.flush()
      else keeper.touch()
    },
  })

  /** Gives the server what it has not seen, which it refuses and keeps; then the journal is not needed. */
  const hand = async (): Promise<void> => {
    try {
      if (isUnsaved(machine.now())) await calls.save(readBody())
    } catch (error) {
      if (!calls.isStale(error)) return
    }
    isForgotten = true
    await keeper.flush()
  }

  const end = async (isDiscarded = false): Promise<number> => {
    source = freezeSource(source)
    const sent = isDiscarded ? hand() : sender.send().then(sender.send)
    isStopped = true
    machine.mute()
    sender.stop()
    await Promise.all([sent, keeper.stop()])
    return machine.now().revision
  }

  return {
    edited: () => {
      machine.move({ type: 'edited' })
      keeper.touch()
      if (machine.now().failures === 0) sender.schedule()
    },
    typed: keeper.touch,
    flush: () => void keeper.flush(),
    retry: () => void sender.send(),
    saveNow: async () => {
      const { edit } = machine.now()
      while (machine.now().acknowledged < edit) {
        const { failures, isStale } = machine.now()
        if (isStale) throw sender.readError()
        await sender.send()
        if (machine.now().failures > failures) throw sender.readError()
      }
      return machine.now().revision
    },
    cleanRevision: () => (!sender.isSending() && isClean() ? machine.now().revision : null),
    isUnkept: () => isUnsaved(machine.now()) && machine.now().cannotKeep,
    rebase: revision => {
      machine.move({ type: 'rebased', revision })
      keeper.touch()
      void sender.send()
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
