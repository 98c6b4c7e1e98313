import type { Draft } from '#contract/rejection.ts'
import { type DraftContent, digestOf } from './draft-content.ts'
import type { DraftCopies, DraftCopy } from './draft-copies.ts'

export interface OpenedDraft {
  content: DraftContent
  /** The server revision that `content` rests on; 0 when it is as generated. */
  revision: number
  savedAt: string | null
  /** Only this computer has it: it has still to be saved. */
  isRestored: boolean
  /** See `DraftCopy.unanswered`. */
  unanswered: readonly string[]
}

const readCopies = async (copies: DraftCopies, logId: number): Promise<DraftCopy[]> => {
  try {
    return await copies.read(logId)
  } catch {
    return []
  }
}

const rename = async (copies: DraftCopies, copy: DraftCopy, key: string): Promise<void> => {
  try {
    await copies.keep({ ...copy, key })
    await copies.remove(copy.key)
  } catch {
    // The copy stays where it is, and is found again.
  }
}

/**
 * What to show of a log: the newest edits that only this computer has, taken over under `copyKey`, else the draft of the
 * server, else the generated documents. Copies of nothing but what the server has are removed.
 */
export const openDraft = async (
  logId: number,
  draft: Draft | null,
  generate: () => DraftContent,
  copies: DraftCopies,
  copyKey: string,
): Promise<OpenedDraft> => {
  const content = draft ?? generate()
  const savedAt = draft?.savedAt ?? null
  const digest = digestOf(content)
  for (const copy of await readCopies(copies, logId)) {
    if (digestOf(copy.content) !== digest) {
      await rename(copies, copy, copyKey)
      return { ...copy, savedAt, isRestored: true }
    }
    copies.remove(copy.key).catch(() => undefined)
  }
  return { content, revision: draft?.revision ?? 0, savedAt, isRestored: false, unanswered: [] }
}
