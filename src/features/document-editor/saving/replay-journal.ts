import type { DocumentJson } from '#contract/rejection.ts'
import type { EditedContent } from './draft-content.ts'
import type { JournalHead } from './journal.ts'

/** The documents that a journal holds; null when it was left before the first of them was whole, or parts are gone. */
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
