import { chineseNumeral } from '#domain/chinese-numeral.ts'
import { readingsOf } from '../../similarity/pinyin.ts'
import type { Draft } from '../draft.ts'
import { addedPart } from '../mark-composition.ts'
import type { Script } from './script-parts.ts'

/** Names the two marks of a comparison in sentences. */
interface Names {
  ours: string
  theirs: string
}

/**
 * Returns how two wordings of one script differ in what they consist of, in words that can be seen to be true; null where
 * they are the same.
 */
export const formDifference = (
  { say }: Draft,
  script: Script,
  ours: string,
  theirs: string,
  names: Names,
): string | null => {
  if (ours.toLowerCase() === theirs.toLowerCase()) return null
  const adds = (name: string, added: string) => say(`${name}多出“${added}”`, `${name} adds “${added}”`)
  const [mine, other] = [addedPart(ours, theirs), addedPart(theirs, ours)]
  if (mine !== '') return adds(names.ours, mine)
  if (other !== '') return adds(names.theirs, other)
  const unit = script === 'latin' ? say('字母', 'letters') : say('字', 'characters')
  const [own, cited] = [[...ours], [...theirs]]
  if (own.length !== cited.length) return say(`${unit}数不同`, `they differ in the number of ${unit}`)
  const at = own.findIndex((character, index) => character.toLowerCase() !== cited[index]?.toLowerCase())
  const pair = [own[at] ?? '', cited[at] ?? '']
  if (at === 0)
    return say(
      `首${unit}“${pair[0]}”与“${pair[1]}”不同`,
      `the first ${unit.slice(0, -1)}, “${pair[0]}” and “${pair[1]}”, differs`,
    )
  const place = chineseNumeral(at + 1)
  return script === 'latin'
    ? say(`第${place}个字母不同`, `letter ${at + 1} differs`)
    : say(`第${place}字“${pair[0]}”与“${pair[1]}”不同`, `character ${at + 1}, “${pair[0]}” and “${pair[1]}”, differs`)
}

/** Returns the toneless reading of Chinese characters; null where one of them has several, so that it must be asked. */
export const readingOf = (wording: string): readonly string[] | null => {
  const readings = readingsOf([...wording])
  return readings.length > 0 && readings.every(({ length }) => length === 1) ? readings.flat() : null
}

/** Returns how two Chinese wordings differ in sound; null where they do not, or where a reading is not certain. */
export const soundDifference = ({ say }: Draft, ours: string, theirs: string): string | null => {
  if ([...ours].length !== [...theirs].length) return say('音节数不同', 'the number of syllables differs')
  const [own, cited] = [readingOf(ours), readingOf(theirs)]
  if (own === null || cited === null) return null
  const at = own.findIndex((syllable, index) => syllable !== cited[index])
  if (at === -1) return null
  if (at === 0) return say('首音节不同', 'the first syllable differs')
  return at === own.length - 1
    ? say('末音节不同', 'the last syllable differs')
    : say('中间音节不同', 'a syllable in the middle differs')
}
