import { chineseNumeral } from '#domain/chinese-numeral.ts'
import { simplify } from '../../similarity/normalise-mark.ts'
import { readingsOf } from '../../similarity/pinyin.ts'
import type { Draft } from '../draft.ts'
import { countWord, listText } from '../language.ts'
import { ALPHABETS, addedPart, type Script } from '../mark-composition.ts'

/** Names the two marks of a comparison in sentences. */
interface Names {
  ours: string
  theirs: string
}

interface Counted {
  character: string
  from: number
  to: number
}

/** Returns the letters and digits of a wording, which are what is counted of it, each with its place. */
const countedIn = (wording: string): Counted[] =>
  [...wording.matchAll(/[\p{L}\p{N}]/gu)].map(({ 0: text, index }) => ({
    character: simplify(text).toLowerCase(),
    from: index,
    to: index + text.length,
  }))

const DIGIT = /\p{N}/u

const sorted = (counted: readonly Counted[]): string =>
  counted
    .map(({ character }) => character)
    .sort()
    .join('')

/** The place of the first character that is another in wordings of one length; that length where none is. */
const firstOther = (own: readonly Counted[], cited: readonly Counted[]): number => {
  const at = own.findIndex(({ character }, index) => character !== cited[index]?.character)
  return at < 0 ? own.length : at
}

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

/** Names the place of a character: 第二, second. */
const placeWord = ({ say }: Draft, place: number, script: Script): string =>
  say(
    `第${chineseNumeral(place)}${ALPHABETS.includes(script) ? '个' : script === 'digits' ? '位' : ''}`,
    ORDINALS[place - 1] ?? `${place}th`,
  )

/** The part that a wording adds to another one; traditional and simplified forms of a character count as one. */
const moreIn = (wording: string, other: string): string => {
  const [folded, part] = [simplify(wording), simplify(other)]
  const added = addedPart(folded, part)
  const at = added === '' ? -1 : folded.indexOf(added)
  return folded.length === wording.length && at >= 0 ? wording.slice(at, at + added.length) : addedPart(wording, other)
}

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
  if (script === 'han' && simplify(ours) === simplify(theirs))
    return say('字形有繁简之别', 'the characters are traditional in one and simplified in the other')
  const adds = (name: string, added: string) => say(`${name}多出“${added}”`, `${name} also contains “${added}”`)
  const [oursMore, theirsMore] = [moreIn(ours, theirs), moreIn(theirs, ours)]
  if (oursMore !== '') return adds(names.ours, oursMore)
  if (theirsMore !== '') return adds(names.theirs, theirsMore)
  const [own, cited] = [countedIn(ours), countedIn(theirs)]
  const hasDigits = script === 'han' && [...own, ...cited].some(({ character }) => DIGIT.test(character))
  const unit = ALPHABETS.includes(script)
    ? say('字母', 'letters')
    : script === 'digits'
      ? say('数字', 'digits')
      : hasDigits
        ? say('字符', 'characters')
        : say('字', 'characters')
  if (own.length !== cited.length)
    return say(script === 'digits' ? '数字的位数不同' : `${unit}数不同`, `they differ in the number of ${unit}`)
  const [first, last] = [firstOther(own, cited), own.length - 1 - firstOther(own.toReversed(), cited.toReversed())]
  // What stands between the letters is nothing that the marks consist of.
  if (first === own.length) return null
  if (sorted(own) === sorted(cited)) return say(`${unit}的排列顺序不同`, `the ${unit} stand in a different order`)
  const [mine, other] = [ours.slice(own[first]?.from, own[last]?.to), theirs.slice(cited[first]?.from, cited[last]?.to)]
  if (first !== last) return say(`“${mine}”与“${other}”不同`, `“${mine}” differs from “${other}”`)
  const place = first === 0 ? say(script === 'digits' ? '首位' : '首', 'first') : placeWord(draft, first + 1, script)
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

/** Names the syllables that differ, by their places from 0, in a wording of so many. */
const syllablesNamed = (draft: Draft, places: readonly number[], length: number): string => {
  const { say, isEn } = draft
  const [first = 0, last = 0] = [places[0], places.at(-1)]
  const count = places.length
  const isRun = last - first + 1 === count
  if (count === length)
    return length === 1 ? say('音节不同', 'the syllable differs') : say('各音节均不同', 'every syllable differs')
  if (count === 1 && first === 0) return say('首音节不同', 'the first syllable differs')
  if (count === 1 && first === length - 1) return say('末音节不同', 'the last syllable differs')
  const number = countWord(count, isEn)
  if (isRun && first === 0) return say(`前${number}个音节不同`, `the first ${number} syllables differ`)
  if (isRun && last === length - 1) return say(`末${number}个音节不同`, `the last ${number} syllables differ`)
  const named = listText(
    draft,
    places.map(place => placeWord(draft, place + 1, 'han')),
  )
  return say(`${named}音节不同`, count === 1 ? `the ${named} syllable differs` : `the ${named} syllables differ`)
}

/** Returns how two Chinese wordings differ in sound; null where they do not, or where a reading is not certain. */
export const soundDifference = (draft: Draft, ours: string, theirs: string): string | null => {
  if ([...ours].length !== [...theirs].length) return draft.say('音节数不同', 'the number of syllables differs')
  const [own, cited] = [readingOf(ours), readingOf(theirs)]
  if (own === null || cited === null) return null
  const places = own.flatMap((syllable, index) => (syllable === cited[index] ? [] : [index]))
  return places.length === 0 ? null : syllablesNamed(draft, places, own.length)
}
