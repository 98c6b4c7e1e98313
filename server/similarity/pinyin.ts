import { createRequire } from 'node:module'
import { dataLines, wordsOf } from './data-table.ts'
import { lazily } from './lazily.ts'

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

/** ü as people type it: lv, lyu and lu are one. */
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

const readInContext = (characters: readonly string[]): readonly string[] => {
  const read = pinyinPro().pinyin(characters.join(''), OPTIONS)
  return read.length === characters.length ? read : characters.map(readingAlone)
}

/**
 * The toneless readings of each character, the one it has in this text first (ü is v). A character without a reading
 * has none. Only a text with a character of several readings is read as a whole, which is slow.
 */
export const readingsOf = (characters: readonly string[]): readonly (readonly string[])[] => {
  const isPlain = !characters.some(character => polyphones().has(character))
  const read = isPlain ? characters.map(readingAlone) : readInContext(characters)
  return characters.map((character, index) =>
    [...new Set([read[index] ?? '', ...(polyphones().get(character) ?? [])])].filter(reading =>
      /^[a-z]+$/.test(reading),
    ),
  )
}
