import { createRequire } from 'node:module'
import { dataLines, lazily, remembering, wordsOf } from './data-table.ts'

const pinyinPro = lazily((): typeof import('pinyin-pro') => createRequire(import.meta.url)('pinyin-pro'))

/** Living readings of the characters that have more than one; rare and literary readings would only mislead. */
const polyphones = lazily(
  () =>
    new Map(
      dataLines('polyphones.txt')
        .map(wordsOf)
        .map(([character = '', ...readings]) => [character, readings] as const),
    ),
)

/** Folds ü as people type it: lv, lyu and lu become one. */
export const foldU = (letters: string): string => letters.replace(/(?<=[ln])(?:v|yu)/g, 'u')

const OPTIONS = { toneType: 'none', type: 'array', v: true } as const
const alone = new Map<string, string>()

const readingAlone = (character: string): string => {
  const known = alone.get(character)
  if (known !== undefined) return known
  const reading = pinyinPro().pinyin(character, OPTIONS)[0] ?? ''
  alone.set(character, reading)
  return reading
}

const listsAlone = new Map<string, readonly string[]>()

/** Returns the reading of a character of one reading as a list, the same list each time. */
const readingsAlone = (character: string): readonly string[] => {
  const known = listsAlone.get(character)
  if (known) return known
  const readings = [readingAlone(character)].filter(reading => /^[a-z]+$/.test(reading))
  listsAlone.set(character, readings)
  return readings
}

const readInContext = remembering((text): readonly string[] => {
  const read = pinyinPro().pinyin(text, OPTIONS)
  const characters = [...text]
  return read.length === characters.length ? read : characters.map(readingAlone)
})

/**
 * Returns the toneless readings of each character, the one it has in this text first (ü is v). A character without a reading
 * has none. Only a text with a character of several readings is read as a whole, which is slow.
 */
export const readingsOf = (characters: readonly string[]): readonly (readonly string[])[] => {
  if (!characters.some(character => polyphones().has(character))) return characters.map(readingsAlone)
  const read = readInContext(characters.join(''))
  return characters.map((character, index) =>
    [...new Set([read[index] ?? '', ...(polyphones().get(character) ?? [])])].filter(reading =>
      /^[a-z]+$/.test(reading),
    ),
  )
}

const VOWELS = /[aeiouv]+/
/** Between vowels: the end of a syllable (or one without a vowel: n, m, ng), then the beginning of the next. */
const BETWEEN_VOWELS = /^[nmghr]*(?:[zcs]h|[bcdfghj-np-tw-z])?$/
const AFTER_VOWELS = /^[nmghr]*$/

/** Returns false for letters that no syllables of pinyin make up, by their consonants. */
export const mayBePinyin = (letters: string): boolean => {
  const consonants = letters.split(VOWELS)
  return consonants.every((run, place) => (place === consonants.length - 1 ? AFTER_VOWELS : BETWEEN_VOWELS).test(run))
}

/** Pairs of sounds that speakers of many regions do not keep apart, folded to one. */
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/^([zcs])h/, '$1'],
  [/^l/, 'n'],
  [/^h(?=u|$)/, 'f'],
  [/^fu(?=.)/, 'f'],
  [/ng$/, 'n'],
]

const folded = new Map<string, string>()

/** Returns the form under which readings that sound the same or near meet: zhang and zan. */
export const foldSound = (reading: string): string => {
  const known = folded.get(reading)
  if (known !== undefined) return known
  const made = FOLDS.reduce((text, [sound, other]) => text.replace(sound, other), reading)
  folded.set(reading, made)
  return made
}

const INITIAL = /^(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])/

/** Returns one form for all readings whose sound is `initial` or nearer: zhang, zi. */
export const initialClass = (reading: string): string => {
  const initial = reading.match(INITIAL)?.[0] ?? ''
  return initial === '' ? '' : initial.replace('h', initial === 'h' ? 'f' : '').replace('l', 'n')
}

const initialBits = new Map<string, number>()
const bitsOfInitials = new Map<string, number>()

const bitOf = (initial: string): number => {
  const known = initialBits.get(initial)
  if (known !== undefined) return known
  const bit = 1 << initialBits.size
  initialBits.set(initial, bit)
  return bit
}

/** Returns the initials, as `initialClass` folds them, of every reading that a character may have in a text, as bits. */
const initialsOf = (character: string): number => {
  const known = bitsOfInitials.get(character)
  if (known !== undefined) return known
  const readings = [
    ...pinyinPro().pinyin(character, { ...OPTIONS, multiple: true }),
    ...(polyphones().get(character) ?? []),
  ].filter(reading => /^[a-z]+$/.test(reading))
  const bits = readings.reduce((sum, reading) => sum | bitOf(initialClass(reading)), 0)
  bitsOfInitials.set(character, bits)
  return bits
}

/** Returns true when two characters are `far` in sound whatever they are read as, which spares reading the whole text. */
export const areFarInAnyReading = (a: string, b: string): boolean => (initialsOf(a) & initialsOf(b)) === 0

/** Returns how near two characters sound, tones off: `same`, `near` (n/ng, zh/z, ch/c, sh/s, l/n, h/f), `initial` or `far`. */
export type Nearness = 'same' | 'near' | 'initial' | 'far'

export const soundNearness = (a: readonly string[], b: readonly string[]): Nearness => {
  if (a.some(reading => b.includes(reading))) return 'same'
  if (a.some(reading => b.some(other => foldSound(reading) === foldSound(other)))) return 'near'
  const initials = a.map(reading => reading.match(INITIAL)?.[0])
  return b.some(reading => initials.includes(reading.match(INITIAL)?.[0])) ? 'initial' : 'far'
}
