import { lazily } from './data-table.ts'
import { meaningsOf, phraseKey, soundOf, stemsOf } from './english.ts'
import {
  DEVICE_ALONE,
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
  /** The text with & as a word, 之 and 的 left out, and numerals in Arabic digits (domain.md §5). */
  loose: string
  /** The characters as printed, one for one with `characters`: what an explanation shows. */
  shown: readonly string[]
  /** The characters in alphabetical order: equal for marks of the same characters. */
  sorted: string
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
}

const HAN = /\p{Script=Han}/u
const PARTICLES = /(?<=\p{Script=Han})[之的](?=\p{Script=Han})/gu

const spellAmpersand = (printed: string): string =>
  printed.normalize('NFKC').replace(/\s*[&+]\s*/g, HAN.test(printed) ? '和' : ' and ')

const looseText = (printed: string, text: string): string => {
  const spelt = /[&+＆＋]/.test(printed) ? normaliseMark(spellAmpersand(printed)).text : text
  const simplified = HAN.test(spelt) ? simplify(spelt) : spelt
  return foldNumerals(simplified.length > 2 ? simplified.replace(PARTICLES, '') : simplified)
}

const profileOf = (printed: string): MarkProfile => {
  const mark = normaliseMark(printed)
  const hasHan = HAN.test(mark.text)
  const text = hasHan ? simplify(mark.text) : mark.text
  const characters = [...text]
  const words = hasHan ? mark.words.map(simplify) : mark.words
  const edges = lazily(() => wordEdges(text))
  return {
    ...mark,
    text,
    characters,
    words,
    shown: mark.characters,
    loose: looseText(printed, text),
    sorted: characters.toSorted().join(''),
    hasDevice: WITH_DEVICE.test(printed.trim()) || DEVICE_ALONE.test(printed.trim()),
    readings: lazily(() => readingsOf(characters)),
    edges,
    isOneWord: () => isOneWord(text, edges()),
    stems: lazily(() => stemsOf(words)),
    sound: lazily(() => soundOf(text)),
    classes: lazily(() => classesBearingOn({ ...mark, text, characters, words })),
    cores: { goods: undefined, byKinds: new Map() },
    meanings: lazily(() => (mark.isHan ? meaningsOf(text) : new Set([phraseKey(words)]))),
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

/** Returns true when both marks are Chinese dictionary words, and different ones: each then has a meaning of its own. */
export const differAsWords = (a: MarkProfile, b: MarkProfile): boolean =>
  a.isHan && b.isHan && a.text !== b.text && a.isOneWord() && b.isOneWord()
