import { chineseNumeral } from '#domain/chinese-numeral.ts'
import { simplify } from '../../similarity/normalise-mark.ts'
import { readingsOf } from '../../similarity/pinyin.ts'
import type { Draft } from '../draft.ts'
import { addedPart, hasWording, wordingOf } from '../mark-composition.ts'

export type Script = 'han' | 'latin' | 'other'

const RUNS: Record<Script, RegExp> = {
  // Digits beside Chinese characters are read with them: 9号院.
  han: /\p{N}*\p{Script=Han}[\p{Script=Han}\p{N}]*/gu,
  latin: /[\p{Script=Latin}\p{M}][\p{Script=Latin}\p{M}’'.&-]*/gu,
  other: /(?:(?![\p{Script=Han}\p{Script=Latin}])[\p{L}\p{N}])+/gu,
}

export const SCRIPTS = Object.keys(RUNS) as Script[]

/** The runs of one script in a mark, as printed and in order; none for a device. */
export type ScriptParts = Readonly<Record<Script, readonly string[]>>

/** Returns the wording of a mark by script: 栖沃拉 and QIVORA for QIVORA 栖沃拉. */
export const scriptParts = (mark: string): ScriptParts => {
  const wording = hasWording(mark) ? wordingOf(mark) : ''
  const han = wording.match(RUNS.han) ?? []
  const rest = wording.replaceAll(RUNS.han, ' ')
  return { han, latin: rest.match(RUNS.latin) ?? [], other: rest.match(RUNS.other) ?? [] }
}

/** Returns the scripts that a mark is written in. */
export const scriptsOf = (parts: ScriptParts): Script[] => SCRIPTS.filter(script => parts[script].length > 0)

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
    character: text.toLowerCase(),
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
  if (script === 'han' && simplify(ours) === simplify(theirs))
    return say('仅繁简字形不同', 'they differ in simplified and traditional forms alone')
  const adds = (name: string, added: string) => say(`${name}多出“${added}”`, `${name} also contains “${added}”`)
  const [oursMore, theirsMore] = [addedPart(ours, theirs), addedPart(theirs, ours)]
  if (oursMore !== '') return adds(names.ours, oursMore)
  if (theirsMore !== '') return adds(names.theirs, theirsMore)
  const [own, cited] = [countedIn(ours), countedIn(theirs)]
  const hasDigits = script === 'han' && [...own, ...cited].some(({ character }) => DIGIT.test(character))
  const unit =
    script === 'latin' ? say('字母', 'letters') : hasDigits ? say('字符', 'characters') : say('字', 'characters')
  if (own.length !== cited.length) return say(`${unit}数不同`, `they differ in the number of ${unit}`)
  const [first, last] = [firstOther(own, cited), own.length - 1 - firstOther(own.toReversed(), cited.toReversed())]
  // What stands between the letters is nothing that the marks consist of.
  if (first === own.length) return null
  if (sorted(own) === sorted(cited)) return say(`${unit}的排列顺序不同`, `the ${unit} stand in a different order`)
  const [mine, other] = [ours.slice(own[first]?.from, own[last]?.to), theirs.slice(cited[first]?.from, cited[last]?.to)]
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
