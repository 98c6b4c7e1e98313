import { isOneWord, wordEdges } from './chinese-words.ts'
import { classesBearingOn } from './class-words.ts'
import type { KnownCores } from './core.ts'
import { soundOf } from './english-sound.ts'
import { stemsOf } from './english-stem.ts'
import { lazily } from './lazily.ts'
import { DEVICE_ALONE, type NormalisedMark, normaliseMark, WITH_DEVICE } from './normalise-mark.ts'
import { foldNumerals } from './numerals.ts'
import { readingsOf } from './pinyin.ts'
import { simplify } from './simplify.ts'
import { meaningsOf, phraseKey } from './translations.ts'

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
  /** What `coreOf` has worked out. */
  cores: KnownCores
  /** What the mark means, as keys that Chinese and English marks share. */
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

/** The profile of a printed mark. The latest are kept, so that one mark against many is described once. */
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
