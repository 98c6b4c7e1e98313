import { coreOf } from './core.ts'
import type { MarkProfile } from './mark-profile.ts'
import type { MarkContext } from './mark-rule.ts'
import type { WeakKind } from './weak-words.ts'

/** What two marks share when words of these kinds are taken off, and the words by which they differ. */
export interface AddedWords {
  shared: string
  words: readonly string[]
}

/** Every kind of word that tells no source. */
export const ALL_KINDS: readonly WeakKind[] = ['goods', 'place', 'quality', 'affix']

const SHORTEST_CORE = 2

/** Marks without two neighbours in common have no core in common: the quick answer for most pairs. */
const sharesNeighbours = (a: string, b: string): boolean => {
  for (let start = 0; start <= a.length - SHORTEST_CORE; start += 1)
    if (b.includes(a.slice(start, start + SHORTEST_CORE))) return true
  return false
}

const shareCore = (a: MarkProfile, b: MarkProfile, context: MarkContext): boolean =>
  sharesNeighbours(a.text, b.text) && coreOf(a, ALL_KINDS, context).text === coreOf(b, ALL_KINDS, context).text

/** Whether two marks differ only by words of these kinds, added to one or exchanged; null when they differ otherwise. */
export const addedWords = (
  a: MarkProfile,
  b: MarkProfile,
  kinds: readonly WeakKind[],
  context: MarkContext,
): AddedWords | null => {
  if (a.text === b.text || !shareCore(a, b, context)) return null
  const [one, other] = [coreOf(a, kinds, context), coreOf(b, kinds, context)]
  if (one.text !== other.text) return null
  return { shared: one.text, words: [...new Set([...one.weak, ...other.weak])] }
}

/** Words for an explanation: “轩”“阁”, and in English “轩”, “阁”. */
export const wordsInWords = (words: readonly string[]): { zh: string; en: string } => ({
  zh: words.map(word => `“${word}”`).join(''),
  en: words.map(word => `“${word}”`).join(', '),
})
