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

const sorted = (characters: readonly string[]): string =>
  characters
    .map(character => character.toLowerCase())
    .sort()
    .join('')

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

/** Names the place of a character: 第二, second. */
const placeWord = ({ say }: Draft, place: number, script: Script): string =>
  say(`第${chineseNumeral(place)}${script === 'latin' ? '个' : ''}`, ORDINALS[place - 1] ?? `${place}th`)

/**
 * Returns how two wordings of one script differ in what they consist of, in words that can be seen to be true; null where
 * they are the same.
 */
export const formDifference = (
  draft: Draft,
  script: Script,
  ours: string,
  theirs: string,
  names: Names,
): string | null => {
  const { say } = draft
  if (ours.toLowerCase() === theirs.toLowerCase()) return null
  const adds = (name: string, added: string) => say(`${name}多出“${added}”`, `${name} also contains “${added}”`)
  const [oursMore, theirsMore] = [addedPart(ours, theirs), addedPart(theirs, ours)]
  if (oursMore !== '') return adds(names.ours, oursMore)
  if (theirsMore !== '') return adds(names.theirs, theirsMore)
  const unit = script === 'latin' ? say('字母', 'letters') : say('字', 'characters')
  const [own, cited] = [[...ours], [...theirs]]
  if (own.length !== cited.length) return say(`${unit}数不同`, `they differ in the number of ${unit}`)
  if (sorted(own) === sorted(cited)) return say(`${unit}的排列顺序不同`, `the ${unit} stand in a different order`)
  const isOther = (character: string, index: number) => character.toLowerCase() !== cited[index]?.toLowerCase()
  const [first, last] = [own.findIndex(isOther), own.findLastIndex(isOther)]
  const [mine, other] = [own, cited].map(wording => wording.slice(first, last + 1).join(''))
  if (first !== last) return say(`“${mine}”与“${other}”不同`, `“${mine}” differs from “${other}”`)
  const place = first === 0 ? say('首', 'first') : placeWord(draft, first + 1, script)
  return say(
    `${place}${unit}“${mine}”与“${other}”不同`,
    `the ${place} ${unit.slice(0, -1)} differs: “${mine}” against “${other}”`,
  )
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
