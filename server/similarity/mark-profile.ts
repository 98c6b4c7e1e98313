import { dataLines, lazily, wordsOf } from './data-table.ts'
import { isEnglishWord, meaningsOf, phraseKey, soundOf, stemsOf } from './english.ts'
import { readingsOfDigits, skeletonOf } from './look-alike-letters.ts'
import {
  DEVICE_ALONE,
  foldNumberWords,
  foldNumerals,
  type NormalisedMark,
  normaliseMark,
  simplify,
  WITH_DEVICE,
} from './normalise-mark.ts'
import { readingsOf } from './pinyin.ts'
import { classesBearingOn, type WeakKind } from './weak-words.ts'

const segmenter = lazily(() => new Intl.Segmenter('zh', { granularity: 'word' }))

/**
 * Names of countries and regions by their first two characters. An ordinary word may stand in them by chance: 马达 in
 * 马达加斯加.
 */
const regionNames = lazily(() => {
  const names = new Intl.DisplayNames('zh', { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap(first => letters.map(second => first + second))
  const long = codes.flatMap(code => names.of(code) ?? []).filter(name => name.length > 2)
  return Map.groupBy(long, name => name.slice(0, 2))
})

/** Returns the places in a text where one word ends and the next begins, its ends included. */
const wordEdges = (text: string): ReadonlySet<number> => {
  const edges = new Set([0, text.length])
  for (const { index } of segmenter().segment(text)) edges.add(index)
  for (let start = 0; start < text.length - 2; start += 1)
    for (const name of regionNames().get(text.slice(start, start + 2)) ?? [])
      if (text.startsWith(name, start))
        for (let inside = 1; inside < name.length; inside += 1) edges.delete(start + inside)
  return edges
}

/** Returns true when the text is one word of the dictionary, by its edges. */
const isOneWord = (text: string, edges: ReadonlySet<number>): boolean => text.length > 1 && edges.size === 2

/** The rest of a mark when the words that tell no source are taken off, and those words as they stood. */
export interface Core {
  text: string
  /** The same by its runs of Chinese and words of other scripts. */
  parts: readonly string[]
  weak: readonly string[]
}

/**
 * The cores of a mark for the goods it was last asked for, by list of kinds and class: a mark is held against many for the
 * same.
 */
interface KnownCores {
  goods: readonly string[] | undefined
  byKinds: Map<readonly WeakKind[], Map<number | undefined, Core>>
}

/** A mark as the rules see it: normalised, in simplified characters; what takes a table is worked out when asked for. */
export interface MarkProfile extends NormalisedMark {
  /** The text with & as a word, 之 and 的 left out, and numerals in Arabic digits (docs/law.md §5). */
  loose: string
  /** The text with characters like 犇 written as what they are drawn from (牛牛牛). */
  unstacked: string
  /** The form that words drawn alike share; empty where other than Latin letters remain. */
  skeleton: () => string
  /** The texts of Latin letters alone that the mark reads as, its digits taken for letters (ZO0MAR); its own where it has none. */
  letterings: () => readonly string[]
  /** The characters as printed, one for one with `characters`: what an explanation shows. */
  shown: readonly string[]
  /** The characters in alphabetical order: equal for marks of the same characters. */
  sorted: string
  /** The same of `loose`. */
  looseSorted: () => string
  /** Printed with a device, of which the rules see nothing. */
  hasDevice: boolean
  /** Toneless pinyin of each character, the reading in this text first. */
  readings: () => readonly (readonly string[])[]
  edges: () => ReadonlySet<number>
  isOneWord: () => boolean
  stems: () => readonly string[]
  sound: () => string
  /** The classes in which the rules may say something of the mark that they do not say in others. */
  classes: () => ReadonlySet<number>
  /** The cores that `coreOf` has worked out. */
  cores: KnownCores
  /** The meanings of the mark, as keys that Chinese and English marks share. */
  meanings: () => ReadonlySet<string>
  /** The parts of a mark of several alphabets, lines or signs (·, &), as printed; none where it is one or a phrase: MINT & SALT. */
  parts: () => readonly MarkProfile[]
}

const HAN = /\p{Script=Han}/u
const PARTICLES = /(?<=\p{Script=Han})[之的](?=\p{Script=Han})/gu

const spellAmpersand = (printed: string): string =>
  printed.normalize('NFKC').replace(/\s*[&+]\s*/g, HAN.test(printed) ? '和' : ' and ')

const looseText = (printed: string, mark: NormalisedMark): string => {
  const { text: spelt, words } = /[&+＆＋]/.test(printed) ? normaliseMark(spellAmpersand(printed)) : mark
  if (!HAN.test(spelt)) return foldNumberWords(words).join('')
  const simplified = simplify(spelt)
  return foldNumerals(simplified.length > 2 ? simplified.replace(PARTICLES, '') : simplified)
}

const stacked = lazily(
  () =>
    new Map(
      dataLines('stacked-characters.txt')
        .map(wordsOf)
        .map(([character = '', drawn = '']) => [character, drawn] as const),
    ),
)

const unstack = (characters: readonly string[]): string =>
  characters.map(character => stacked().get(character) ?? character).join('')

const LATIN = /^\p{Script=Latin}+$/u
const letteringsOf = (words: readonly string[]): readonly string[] => [
  ...new Set(readingsOfDigits(words).flatMap(read => (LATIN.test(read.join('')) ? [read.join('')] : []))),
]

const JOINTS = /[·•・‧&＆+＋|｜/\\\n\r,，、;；]+/u
const RUNS = /\p{Script=Han}+(?:\s+\p{Script=Han}+)*|[^\p{Script=Han}]+/gu
const FEWEST_HAN = 2
const FEWEST_OTHERS = 3
/** Marks of more parts than this are rare and long: texts rather than names. */
const MOST_PARTS = 6

/** A part has two Chinese characters or three letters at least. */
const isPart = ({ text, isHan, characters }: NormalisedMark): boolean =>
  isHan ? characters.length >= FEWEST_HAN : /\p{L}/u.test(text) && characters.length >= FEWEST_OTHERS

const partsOf = (printed: string): readonly MarkProfile[] => {
  const runs = printed.split(JOINTS).flatMap(line => (line.match(RUNS) ?? []).map(run => run.trim()))
  const texts = runs.filter(run => /[\p{L}\p{N}]/u.test(run))
  if (texts.length < 2) return []
  const parts = [...new Set(texts)].slice(0, MOST_PARTS).map(describeMark)
  const isPhrase = parts.every(({ isLatin, words }) => isLatin && words.every(isEnglishWord))
  return isPhrase ? [] : parts.filter(isPart)
}

const profileOf = (printed: string): MarkProfile => {
  const mark = normaliseMark(printed)
  const hasHan = HAN.test(mark.text)
  const text = hasHan ? simplify(mark.text) : mark.text
  const characters = [...text]
  const words = hasHan ? mark.words.map(simplify) : mark.words
  const edges = lazily(() => wordEdges(text))
  const loose = looseText(printed, mark)
  return {
    ...mark,
    text,
    characters,
    words,
    shown: mark.characters,
    loose,
    unstacked: hasHan ? unstack(characters) : text,
    skeleton: lazily(() => skeletonOf(words)),
    letterings: lazily(() => (mark.isLatin ? [text] : letteringsOf(words))),
    sorted: characters.toSorted().join(''),
    looseSorted: lazily(() => [...loose].toSorted().join('')),
    hasDevice: WITH_DEVICE.test(printed.trim()) || DEVICE_ALONE.test(printed.trim()),
    readings: lazily(() => readingsOf(characters)),
    edges,
    isOneWord: () => isOneWord(text, edges()),
    stems: lazily(() => stemsOf(words)),
    sound: lazily(() => words.map(soundOf).join('')),
    classes: lazily(() => classesBearingOn({ ...mark, text, characters, words })),
    cores: { goods: undefined, byKinds: new Map() },
    meanings: lazily(() => (mark.isHan ? meaningsOf(text) : new Set([phraseKey(words)]))),
    parts: lazily(() => partsOf(printed)),
  }
}

/** Two generations: what was used since the last turn is kept through the next. */
const GENERATION = 4_096
let recent = new Map<string, MarkProfile>()
let earlier = new Map<string, MarkProfile>()

/** Returns the profile of a printed mark. The latest are kept, so that one mark against many is described once. */
export const describeMark = (printed: string): MarkProfile => {
  const current = recent.get(printed)
  if (current) return current
  if (recent.size >= GENERATION) {
    earlier = recent
    recent = new Map()
  }
  const profile = earlier.get(printed) ?? profileOf(printed)
  recent.set(printed, profile)
  return profile
}

/** Returns true when a dictionary gives the mark as a whole a meaning: it is one word, or translates word by word. */
export const hasMeaning = (mark: MarkProfile): boolean => mark.isOneWord() || mark.meanings().size > 0

/** Returns true when both marks are Chinese dictionary words, and different ones: each then has a meaning of its own. */
export const differAsWords = (a: MarkProfile, b: MarkProfile): boolean =>
  a.isHan && b.isHan && a.text !== b.text && a.isOneWord() && b.isOneWord()
