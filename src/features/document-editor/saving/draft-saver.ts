import type { FormValues } from '#contract/document-form.ts'
import type { DraftSaved } from '#contract/rejection.ts'
import type { EditedParts } from './document-parts.ts'
import { type DraftCalls, draftBody } from './draft-calls.ts'
import { createDraftSender } from './draft-sender.ts'
import type { JournalStore, OpenText } from './journal.ts'
import { createJournalKeeper } from './journal-keeper.ts'
import { createJournalWriter, type JournalState } from './journal-writer.ts'
import { isUnsaved, runMachine, type SaveState, startMachine } from './save-machine.ts'

/** Reads what there is to keep and to save at the moment of the call. */
interface DraftSource {
  /** Cheap, however long the documents are. */
  readEdited(): EditedParts
  readForm(): FormValues
  readOpenTexts(): OpenText[]
}

/** Returns a source that keeps its present content: the editors go, and their text has still to be kept and sent. */
const freezeSource = (source: DraftSource): DraftSource => {
  const edited = source.readEdited()
  const form = source.readForm()
  const openTexts = source.readOpenTexts()
  return { readEdited: () => edited, readForm: () => form, readOpenTexts: () => openTexts }
}

export interface DraftSaverOptions {
  logId: number
  /** Identifies this opening of the log: key of its journal and writer of its saves. */
  writer: string
  revision: number
  savedAt: string | null
  /** True when another draft was chosen in place of the server's; see `DraftBody`. */
  isOverOther?: boolean
  /** The journal that this one continues; see `JournalHead`. */
  follows: string | null
  source: DraftSource
  calls: DraftCalls
  journals: JournalStore
  /** Called when the save state changes, not at every edit. */
  onState: (state: SaveState) => void
  /** Called when the server has confirmed a revision. */
  onSaved?: (revision: number) => void
  /** The choices between two wordings that the next save carries. */
  settling?: { readSettled(): string[]; confirm(ids: readonly string[]): void }
  /**
   * Shows the documents that the server merged with what somebody else saved, unless `isReady` says that there are
   * edits since; returns whether it did.
   */
  takeIn?: (merged: MergedDraft, isReady: () => boolean) => Promise<boolean>
}

/** The documents with the edits of everybody, at the revision after the one that was saved. */
export type MergedDraft = NonNullable<DraftSaved['merged']>

/** The time after which merged documents that could not be shown are tried again. */
const TAKE_IN_AGAIN_MS = 500

export interface DraftSaver {
  /** To be called when the documents have changed: they are kept within a moment, and saved when typing pauses. */
  edited(): void
  /** To be called when the text of an open input has changed: it is kept within a moment. */
  typed(): void
  /** Keeps everything at once, for when the page may go away. */
  flush(): void
  /** Sends at once what waits after a failure. */
  retry(): void
  /** Saves all edits made so far. Resolves with their revision, rejects with the error of the call. */
  saveNow(): Promise<number>
  /** Returns the revision that the documents rest on; null if anything is unsaved or being typed. */
  cleanRevision(): number | null
  /** Returns whether some edits exist on this page alone. */
  isUnkept(): boolean
  /** Resolves a conflict: saves these documents over the newer revision. */
  rebase(revision: number): void
  /** Keeps and sends what is unsaved, then stops. Resolves with the last revision when everything is done. */
  stop(): Promise<number>
  /**
   * Stops because another version was chosen. Unsaved edits are sent to the server, which keeps them beside that
   * version.
   */
  discard(): void
}

/** Keeps edits on this computer and then on the server, and reports which of them holds them. */
export const createDraftSaver = (options: DraftSaverOptions): DraftSaver => {
  const { calls, journals, logId, writer } = options
  const machine = runMachine(startMachine(options.revision, options.savedAt, options.isOverOther), options.onState)
  let { follows, source } = options
  let isStopped = false
  let isForgotten = false
  let ending: Promise<number> | undefined
  let settled: string[] = []
  let merged: MergedDraft | null = null
  let waiting: ReturnType<typeof setTimeout> | undefined

  const isClean = (): boolean => !isUnsaved(machine.now()) && source.readOpenTexts().length === 0

  /**
   * Returns what the journal must hold, null for nothing. A journal without unsaved edits stays until the page leaves:
   * it holds the blocks that the next edit does not change.
   */
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
    settled = options.settling?.readSettled() ?? []
    const facts = {
      form: source.readForm(),
      revision,
      mark,
      ...(isOverOther && { keepReplaced: true }),
      ...(settled.length > 0 && { settled }),
    }
    return draftBody(source.readEdited(), facts)
  }

  const keeper = createJournalKeeper({
    writer: createJournalWriter(journals, writer),
    readState,
    onKept: edit => {
      machine.move({ type: 'kept', edit })
      // This journal holds all that the former one held, or the server does.
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
    onSaved: async saved => {
      options.settling?.confirm(settled)
      merged = saved.merged ?? null
      options.onSaved?.(merged?.revision ?? saved.revision)
      if (isStopped) await keeper.flush()
      else {
        keeper.touch()
        void takeIn()
      }
    },
  })

  /**
   * Takes over what the server merged, once nothing is being typed. Until then the page goes on from its own documents,
   * and each save is merged anew.
   */
  const takeIn = async (): Promise<void> => {
    clearTimeout(waiting)
    const wanted = merged
    if (wanted === null || options.takeIn === undefined) return
    const isReady = (): boolean => merged === wanted && !isStopped && machine.now().sent === null && isClean()
    if (isReady() && (await options.takeIn(wanted, isReady))) {
      machine.move({ type: 'moved', revision: wanted.revision })
      merged = null
      keeper.touch()
    } else if (merged === wanted && !isStopped) {
      waiting = setTimeout(() => void takeIn(), TAKE_IN_AGAIN_MS)
    }
  }

  const followOpenTexts = (): void => machine.move({ type: 'typed', isOpen: source.readOpenTexts().length > 0 })

  /** Sends unsaved edits for the server to refuse and keep; then the journal is no longer needed. */
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
    clearTimeout(waiting)
    machine.mute()
    sender.stop()
    await Promise.all([sent, keeper.stop()])
    return machine.now().revision
  }

  return {
    edited: () => {
      machine.move({ type: 'edited' })
      followOpenTexts()
      keeper.touch()
      if (machine.now().failures === 0) sender.schedule()
    },
    typed: () => {
      followOpenTexts()
      keeper.touch()
    },
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
      // A file is made of the revision that has everybody's edits.
      await takeIn()
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
