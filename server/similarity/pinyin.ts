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

/**
 * The toneless readings of each character, the one it has in this text first (ü is v). A character without a reading
 * has none.
 */
export const readingsOf = (characters: readonly string[]): readonly (readonly string[])[] => {
  const read = pinyinPro().pinyin(characters.join(''), { toneType: 'none', type: 'array', v: true })
  const isAligned = read.length === characters.length
  return characters.map((character, index) => {
    const inContext = isAligned ? (read[index] ?? '') : ''
    const others = polyphones().get(character) ?? []
    return [...new Set([inContext, ...others])].filter(reading => /^[a-z]+$/.test(reading))
  })
}
