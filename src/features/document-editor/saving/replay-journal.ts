import type { DocumentJson } from '#contract/rejection.ts'
import type { EditedContent } from './draft-content.ts'
import type { JournalHead } from './journal.ts'

/** The documents that a journal holds; null when it was left before the first of them was whole, or parts are gone. */
export const replayJournal = (
  { parts: numbers }: Pick<JournalHead, 'parts'>,
  parts: ReadonlyMap<number, string>,
): EditedContent | null => {
  if (numbers === null) return null
  const documentOf = (blocks: Uint32Array): DocumentJson => ({
    type: 'doc',
    content: [...blocks].map(number => JSON.parse(parts.get(number) ?? '')),
  })
  try {
    return {
      analysis: documentOf(numbers.analysis),
      reason: documentOf(numbers.reason),
      reviewed: JSON.parse(parts.get(numbers.reviewed) ?? ''),
    }
  } catch {
    return null
  }
}
