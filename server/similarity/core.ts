import type { MarkContext } from './mark-context.ts'
import { type Core, knownFor, type MarkProfile } from './mark-profile.ts'
import { bitsOf, isWeakWord, type WeakKind, weakKinds } from './weak-words.ts'

const HAN = /^\p{Script=Han}+$/u
const MIN_HAN = 2
const MIN_LETTERS = 3
const LONGEST_WEAK = 6
/** Where words of a kind may stand in Chinese, one character or more: 红 before, 轩 after, 文化 after, 北京 before. */
const POSITIONS = {
  before: { single: bitsOf(['quality', 'affix']), longer: bitsOf(['quality', 'affix', 'place']) },
  after: { single: bitsOf(['goods', 'place']), longer: bitsOf(['goods', 'place', 'quality', 'affix']) },
} as const
const PLACE = bitsOf(['place'])
const GOODS = bitsOf(['goods'])
const MODEL = /^(?:[a-z]{0,3}\d+[a-z]{0,4}|\p{N}+)$/u

interface Run {
  text: string
  start: number
}

/** Tells whether a word is weak and of one of the kinds, given as bits. */
type IsWeak = (word: string, kinds: number) => boolean

/**
 * Takes one weak word off the end or the beginning of a run of Chinese; returns null when none can go. A word for premises (轩) ends a
 * coined name whatever word it may seem to make with the character before it.
 */
const shorten = ({ text, start }: Run, mark: MarkProfile, isWeak: IsWeak): { run: Run; weak: string } | null => {
  for (let length = Math.min(LONGEST_WEAK, text.length - MIN_HAN); length > 0; length -= 1) {
    const size = length === 1 ? 'single' : 'longer'
    const cut = text.length - length
    const [prefix, suffix] = [text.slice(0, length), text.slice(cut)]
    const isPlace = length === 1 && isWeak(suffix, PLACE) && !mark.isOneWord()
    if (isPlace || (isWeak(suffix, POSITIONS.after[size]) && mark.edges().has(start + cut)))
      return { run: { text: text.slice(0, cut), start }, weak: suffix }
    if (isWeak(prefix, POSITIONS.before[size]) && mark.edges().has(start + length))
      return { run: { text: text.slice(length), start: start + length }, weak: prefix }
  }
  return null
}

const runsOf = (mark: MarkProfile): Run[] => {
  let end = 0
  return mark.words.map(text => {
    const start = end
    end += text.length
    return { text, start }
  })
}

const strip = (mark: MarkProfile, kinds: readonly WeakKind[], context: MarkContext): Core => {
  const taken = bitsOf(kinds)
  const isWeak: IsWeak = (word, wanted) =>
    (weakKinds(word, context) & taken & wanted) !== 0 || ((taken & wanted & GOODS) !== 0 && MODEL.test(word))
  const runs = runsOf(mark)
  const strong = runs.filter(({ text }) => !isWeak(text, taken))
  const isEnough = strong.some(({ text }) => text.length >= (HAN.test(text) ? MIN_HAN : MIN_LETTERS))
  const kept = isEnough ? strong : runs
  const weak = runs.filter(run => !kept.includes(run)).map(({ text }) => text)
  const parts = kept.map(run => {
    let rest = run
    for (let next = HAN.test(run.text) ? run : null; next; ) {
      const shorter = shorten(rest, mark, isWeak)
      if (shorter) {
        rest = shorter.run
        weak.push(shorter.weak)
      }
      next = shorter?.run ?? null
    }
    return rest.text
  })
  return { text: parts.join(''), parts, weak }
}

/**
 * Returns a mark without its words of these kinds. What remains has two Chinese characters or three letters at least; a word is
 * never cut in two (长城, 新西兰).
 */
export const coreOf = (mark: MarkProfile, kinds: readonly WeakKind[], context: MarkContext): Core => {
  const { cores } = knownFor(mark, context)
  const known = cores.find(found => found.kinds === kinds)
  if (known) return known.core
  const core = strip(mark, kinds, context)
  cores.push({ kinds, core })
  return core
}

/** The part that two marks share when words of some kinds are taken off, and the words by which they differ. */
interface AddedWords {
  shared: string
  words: readonly string[]
}

/** Every kind of word that tells no source. */
export const ALL_KINDS: readonly WeakKind[] = ['goods', 'place', 'quality', 'affix']

const SHORTEST_CORE = 2

/** Returns false quickly for most pairs: marks without two neighbouring characters in common share no core. */
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

/** The answer for the latest pair, because five rules ask for it one after another. */
let latest: AnsweredPair | null = null

const shareCore = (a: MarkProfile, b: MarkProfile, context: MarkContext): boolean => {
  if (latest?.a === a && latest.b === b && latest.context === context) return latest.isShared
  const isShared =
    sharesNeighbours(a.text, b.text) && coreOf(a, ALL_KINDS, context).text === coreOf(b, ALL_KINDS, context).text
  latest = { a, b, context, isShared }
  return isShared
}

/** Returns a part of a mark as the mark is printed, where it can be found there. */
const asPrinted = ({ printed }: MarkProfile, part: string): string => {
  const start = printed.toLowerCase().indexOf(part)
  return start < 0 ? part : printed.slice(start, start + part.length)
}

/** Returns what two marks share when they differ only by words of these kinds; null when they differ otherwise. */
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
