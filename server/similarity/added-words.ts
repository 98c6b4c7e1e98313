import { coreOf } from './core-of.ts'
import type { MarkContext } from './mark-context.ts'
import type { MarkProfile } from './mark-profile.ts'
import type { WeakKind } from './weak-words.ts'
import { isWeakWord } from './weak-words.ts'

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

interface AnsweredPair {
  a: MarkProfile
  b: MarkProfile
  context: MarkContext
  isShared: boolean
}

/** Five rules ask it of a pair one after another. */
let latest: AnsweredPair | null = null

const shareCore = (a: MarkProfile, b: MarkProfile, context: MarkContext): boolean => {
  if (latest?.a === a && latest.b === b && latest.context === context) return latest.isShared
  const isShared =
    sharesNeighbours(a.text, b.text) && coreOf(a, ALL_KINDS, context).text === coreOf(b, ALL_KINDS, context).text
  latest = { a, b, context, isShared }
  return isShared
}

/** A part of a mark as the mark is printed, where it can be found there. */
const asPrinted = ({ printed }: MarkProfile, part: string): string => {
  const start = printed.toLowerCase().indexOf(part)
  return start < 0 ? part : printed.slice(start, start + part.length)
}

/** Whether two marks differ only by words of these kinds, added to one or exchanged; null when they differ otherwise. */
export const addedWords = (
  a: MarkProfile,
  b: MarkProfile,
  kinds: readonly WeakKind[],
  context: MarkContext,
): AddedWords | null => {
  if (a.text === b.text || !shareCore(a, b, context)) return null
  const [one, other] = [coreOf(a, kinds, context), coreOf(b, kinds, context)]
  if (one.text !== other.text || isWeakWord(one.text, context)) return null
  const words = [...one.weak.map(word => asPrinted(a, word)), ...other.weak.map(word => asPrinted(b, word))]
  const shared = one.parts.map(part => asPrinted(a, part)).join(a.isLatin ? ' ' : '')
  return { shared, words: [...new Set(words)] }
}
