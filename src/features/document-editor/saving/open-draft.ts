import type { DocumentJson, Draft, DraftContent } from '#contract/rejection.ts'
import type { JournalHead, JournalStore, OpenText } from './journal.ts'

/** The edited content of a draft, from which its form data follow. */
export type EditedContent = Omit<DraftContent, 'form'>

const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [ofA, ofB] = [Object.entries(a), new Map(Object.entries(b))]
  return ofA.length === ofB.size && ofA.every(([key, value]) => ofB.has(key) && isSame(value, ofB.get(key)))
}

/** Returns whether two drafts are equal, in whatever order a store returned an object's keys. */
export const isSameContent = (a: EditedContent, b: EditedContent): boolean =>
  isSame(a.analysis, b.analysis) && isSame(a.reason, b.reason) && isSame(a.reviewed, b.reviewed)

/** Returns the documents that a journal holds; null when it was left before it was complete, or parts are missing. */
export const replayJournal = (
  { parts: numbers }: Pick<JournalHead, 'parts'>,
  parts: ReadonlyMap<number, string>,
): EditedContent | null => {
  if (numbers === null) return null
  const textOf = (number: number): string => {
    const text = parts.get(number)
    if (text === undefined) throw new Error('A part is gone.')
    return text
  }
  const documentOf = (numbers: Uint32Array): DocumentJson => ({
    type: 'doc',
    content: [...numbers].flatMap((number): DocumentJson[] => JSON.parse(`[${textOf(number)}]`)),
  })
  try {
    return {
      analysis: documentOf(numbers.analysis),
      reason: documentOf(numbers.reason),
      reviewed: JSON.parse(textOf(numbers.reviewed)),
    }
  } catch {
    return null
  }
}

/** The last revision of each log that this page had open, resolved when its last saves are done. */
const endings = new Map<number, Promise<number>>()

/** Notes that this page closes a log. `ending` resolves with its last revision when nothing more is saved. */
export const noteEnding = (logId: number, ending: Promise<number>): void => void endings.set(logId, ending)

/** Returns the given draft of a log, or reads it again if this page has saved a newer one. */
export const latestDraft = async (
  logId: number,
  draft: Draft | null,
  read: () => Promise<Draft | null>,
): Promise<Draft | null> => {
  const saved = await endings.get(logId)
  return saved !== undefined && saved > (draft?.revision ?? 0) ? await read().catch(() => draft) : draft
}

export interface OpenedDraft {
  content: EditedContent
  /** Server revision that `content` rests on; 0 when it is as generated. */
  revision: number
  savedAt: string | null
  /** Only this computer holds the content, which has still to be saved. */
  isRestored: boolean
  /** Texts that were being typed when the page closed. */
  openTexts: readonly OpenText[]
  /** The journal this came from, to be removed once another holds its content. */
  follows: string | null
}

interface OpenOptions {
  logId: number
  /** The server's draft as it is now. */
  draft: Draft | null
  generate: () => DraftContent
  journals: JournalStore
  /** Returns false for a journal that a living page writes. */
  claim: (key: string) => Promise<boolean>
}

const listJournals = async ({ journals, logId }: OpenOptions): Promise<JournalHead[]> => {
  try {
    return await journals.list(logId)
  } catch {
    return []
  }
}

const replay = async (head: JournalHead, journals: JournalStore): Promise<EditedContent | null> =>
  replayJournal(head, await journals.readParts(head.key))

/**
 * Returns the server revision that a journal rests on now: the latest that its own page saved, even if it never received
 * the answer.
 */
const baseOf = ({ key, revision }: JournalHead, draft: Draft | null): number =>
  draft?.saves.findLast(save => save.writer === key && save.revision > revision)?.revision ?? revision

const isHeld = ({ key, edit, isSaved }: JournalHead, draft: Draft | null): boolean =>
  isSaved || (draft?.saves.some(save => save.writer === key && save.edit >= edit) ?? false)

/**
 * Returns what to show of a log: the newest edits that only this computer holds, else the server's draft, else the
 * generated documents; with the texts that were being typed. Journals that hold nothing more than the server, or than a
 * later journal, are removed; that of a living page is left alone.
 */
export const openDraft = async (options: OpenOptions): Promise<OpenedDraft> => {
  const { draft, journals, claim } = options
  const stored: EditedContent = draft ?? options.generate()
  const savedAt = draft?.savedAt ?? null
  const asSaved = { content: stored, revision: draft?.revision ?? 0, savedAt, isRestored: false }
  let opened: OpenedDraft | null = null
  const followed = new Set<string>()
  for (const head of await listJournals(options)) {
    const { key, openTexts, follows } = head
    if (!(await claim(key))) continue
    if (follows !== null) followed.add(follows)
    const content = followed.has(key) ? null : await replay(head, journals)
    const isSpent = content === null || isHeld(head, draft) || isSameContent(content, stored)
    if (opened === null && content !== null && !isSpent) {
      opened = { content, revision: baseOf(head, draft), savedAt, isRestored: true, openTexts, follows: key }
    } else if (opened === null && content !== null && openTexts.length > 0) {
      opened = { ...asSaved, openTexts, follows: key }
    } else if (content === null || (isSpent && openTexts.length === 0)) {
      journals.remove(key).catch(() => undefined)
    }
  }
  return opened ?? { ...asSaved, openTexts: [], follows: null }
}
