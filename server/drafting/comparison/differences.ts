import { chineseNumeral } from '#domain/chinese-numeral.ts'
import { simplify } from '../../similarity/normalise-mark.ts'
import { readingsOf } from '../../similarity/pinyin.ts'
import type { Draft } from '../draft.ts'
import { countWord, listText } from '../language.ts'
import { ALPHABETS, type Script } from '../mark-composition.ts'

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

/** A letter without its accents, which tell no two letters apart to the eye: É of SÉRAPHINE. */
const withoutAccents = (letter: string): string =>
  /\p{Script=Latin}/u.test(letter) ? letter.normalize('NFD').replace(/\p{M}/gu, '') : letter

/** Returns the letters and digits of a wording, which are what is counted of it, each with its place. */
const countedIn = (wording: string): Counted[] =>
  [...wording.matchAll(/[\p{L}\p{N}]/gu)].map(({ 0: text, index }) => ({
    character: withoutAccents(simplify(text).toLowerCase()),
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

/** Names what is counted of a wording in its script: letters, digits, characters. */
const unitOf = ({ say }: Draft, script: Script, counted: readonly Counted[]): string => {
  if (ALPHABETS.includes(script)) return say('字母', 'letters')
  if (script === 'digits') return say('数字', 'digits')
  const hasDigits = script === 'han' && counted.some(({ character }) => DIGIT.test(character))
  return hasDigits ? say('字符', 'characters') : say('字', 'characters')
}

/** The least letters, digits or characters of a wording that is said to stand in another one. */
const MIN_CONTAINED = 2

/** A wording that stands whole in another one, and what the other has before and after it. */
interface Contained {
  before: string
  after: string
  /** The other goes on beside it without a space, in letters or digits. */
  isInOneRun: boolean
}

/** Returns what a wording that stands whole in another one leaves of it; null where it does not. */
export const containedIn = (long: string, short: string): Contained | null => {
  const [whole, part] = [simplify(long).toLowerCase(), simplify(short).toLowerCase()]
  const at = whole.indexOf(part)
  if (countedIn(short).length < MIN_CONTAINED || at < 0 || whole.length !== long.length) return null
  const [head, tail] = [long.slice(0, at), long.slice(at + part.length)]
  const [before, after] = [head.replace(/[^\p{L}\p{N}]+$/u, ''), tail.replace(/^[^\p{L}\p{N}]+/u, '')]
  if (before + after === '') return null
  return { before, after, isInOneRun: before === head && after === tail }
}

/** Says what a mark adds to the other, which it contains whole: what, where, and of letters and digits whether in one run. */
const additionTold = (
  { say }: Draft,
  script: Script,
  name: string,
  [long, short]: readonly [string, string],
): string | null => {
  const contained = containedIn(long, short)
  if (contained === null) return null
  const { before, after, isInOneRun } = contained
  const parts = [before, after].filter(part => part !== '').map(part => `“${part}”`)
  const place =
    before === ''
      ? say('位于末尾', 'at the end')
      : after === ''
        ? say('位于开头', 'at the beginning')
        : say(`分列“${short}”前后`, `before and after “${short}”`)
  const told = say(`${name}多出${parts.join('')}，${place}`, `${name} also contains ${parts.join(' and ')}, ${place}`)
  const isOneRun = isInOneRun && (script === 'digits' || ALPHABETS.includes(script))
  return isOneRun ? say(`${told}，连写为一体`, `${told}, in one unbroken run`) : told
}

/** The least letters of a run that is said to stand in both of two wordings, of which it is more than half the shorter one. */
const MIN_LETTERS_SHARED = 4

/** Where the longest run of letters, digits or characters that two wordings share stands in each of them; null where they share none. */
const longestRun = (
  own: readonly Counted[],
  cited: readonly Counted[],
): { own: number; cited: number; length: number } | null => {
  let best = { own: 0, cited: 0, length: 0 }
  for (let at = 0; at < own.length; at += 1)
    for (let other = 0; other < cited.length; other += 1) {
      let length = 0
      while (own[at + length] && own[at + length]?.character === cited[other + length]?.character) length += 1
      if (length > best.length) best = { own: at, cited: other, length }
    }
  return best.length === 0 ? null : best
}

const textOf = (wording: string, counted: readonly Counted[], from: number, to: number): string =>
  from >= to ? '' : wording.slice(counted[from]?.from ?? 0, counted[to - 1]?.to ?? 0)

/** A run that two wordings share, and what each of them has before and after it. */
interface SharedRun {
  run: string
  before: readonly [string, string]
  after: readonly [string, string]
}

/** How many letters of a run of several words lie at its end, or at its start, in a word that it cuts. */
const lettersCut = (wording: string, counted: readonly Counted[], from: number, to: number) => {
  const [start, end] = [counted[from]?.from ?? 0, counted[to - 1]?.to ?? 0]
  const run = wording.slice(start, end)
  const isCut = (outside: string) => /[\p{L}\p{N}]/u.test(outside)
  const lengthOf = (word: string | undefined) => countedIn(word ?? '').length
  return {
    before: isCut(wording.slice(start - 1, start)) ? lengthOf(run.split(/\s/u)[0]) : 0,
    after: isCut(wording.slice(end, end + 1)) ? lengthOf(run.split(/\s/u).at(-1)) : 0,
  }
}

/** The longest run, without the parts of words at the ends of one of several words: NOVA of NOVA HARBOR and NOVA HARBOUR. */
const longestRunOfWords = (ours: string, theirs: string, own: readonly Counted[], cited: readonly Counted[]) => {
  const found = longestRun(own, cited)
  if (found === null || !/\s/u.test(textOf(ours, own, found.own, found.own + found.length))) return found
  const [mine, other] = [
    lettersCut(ours, own, found.own, found.own + found.length),
    lettersCut(theirs, cited, found.cited, found.cited + found.length),
  ]
  const before = Math.max(mine.before, other.before)
  const length = found.length - before - Math.max(mine.after, other.after)
  return length <= 0 ? null : { own: found.own + before, cited: found.cited + before, length }
}

/**
 * Returns the run that two wordings of one script share where it has weight: two Chinese characters, or most of the letters
 * or digits; null where there is none.
 */
const sharedRun = (script: Script, ours: string, theirs: string): SharedRun | null => {
  const [own, cited] = [countedIn(ours), countedIn(theirs)]
  const found = longestRunOfWords(ours, theirs, own, cited)
  if (found === null) return null
  const shorter = Math.min(own.length, cited.length)
  const isOfWeight =
    script === 'digits' || ALPHABETS.includes(script)
      ? found.length >= MIN_LETTERS_SHARED && found.length * 2 > shorter
      : found.length >= MIN_CONTAINED
  if (!isOfWeight) return null
  return {
    run: textOf(ours, own, found.own, found.own + found.length),
    before: [textOf(ours, own, 0, found.own), textOf(theirs, cited, 0, found.cited)],
    after: [
      textOf(ours, own, found.own + found.length, own.length),
      textOf(theirs, cited, found.cited + found.length, cited.length),
    ],
  }
}

/**
 * Returns the words that two wordings of one script have in common, as one of them prints them; null where they have none of
 * weight. Letters and digits in the midst of a longer run are not read apart from it.
 */
export const sharedWording = (script: Script, ours: string, theirs: string): string | null => {
  const isRun = script === 'digits' || ALPHABETS.includes(script)
  const contained = containedIn(ours, theirs) ?? containedIn(theirs, ours)
  if (contained) {
    const isInMidst = contained.isInOneRun && contained.before !== '' && contained.after !== ''
    return isRun && isInMidst ? null : containedIn(ours, theirs) ? theirs : ours
  }
  const shared = sharedRun(script, ours, theirs)
  if (shared === null) return null
  const isAtAnEnd = [shared.before, shared.after].some(side => side.every(words => words === ''))
  return isRun && !isAtAnEnd ? null : shared.run
}

/** Says what stands on one side of a run that both marks share; null where nothing does. */
const besideRun = (
  { say }: Draft,
  [mine, other]: readonly [string, string],
  names: Names,
  [zh, en]: readonly [string, string],
): string | null => {
  if (mine === '' && other === '') return null
  if (mine !== '' && other !== '')
    return say(`${zh}“${mine}”与“${other}”不同`, `${en}, “${mine}” stands against “${other}”`)
  const [name, more] = mine === '' ? [names.theirs, other] : [names.ours, mine]
  return say(`${name}在${zh}另有“${more}”`, `${name} also has “${more}” ${en}`)
}

/** Says what stands before and after the run that wordings of different lengths share; null where they share none of weight. */
const besideShared = (draft: Draft, script: Script, ours: string, theirs: string, names: Names): string | null => {
  const shared = sharedRun(script, ours, theirs)
  if (shared === null) return null
  const { run, before, after } = shared
  const told = [
    besideRun(draft, before, names, [`“${run}”之前`, `before “${run}”`]),
    besideRun(draft, after, names, [`“${run}”之后`, `after “${run}”`]),
  ].filter(one => one !== null)
  return told.length === 0 ? null : told.join(draft.say('，', ', and '))
}

/** Says of a wording whose characters all stand in the longer other one, though not in its order, what that one adds; null where it is not so. */
const inOtherOrder = (
  { say }: Draft,
  [ours, own]: readonly [string, readonly Counted[]],
  [theirs, cited]: readonly [string, readonly Counted[]],
  names: Names,
): string | null => {
  const [long, short, name] = own.length > cited.length ? [own, cited, names.ours] : [cited, own, names.theirs]
  const printed = own.length > cited.length ? theirs : ours
  const rest = [...long]
  for (const { character } of short) {
    const at = rest.findIndex(one => one.character === character)
    if (at < 0) return null
    rest.splice(at, 1)
  }
  const added = rest.map(({ from, to }) => `“${(own.length > cited.length ? ours : theirs).slice(from, to)}”`)
  const common = short.map(({ from, to }) => `“${printed.slice(from, to)}”`)
  return short.length < MIN_CONTAINED
    ? null
    : say(
        `${common.join('')}在两商标中的排列顺序不同，${name}另有${added.join('')}`,
        `${common.join(' and ')} stand in a different order, and ${name} also contains ${added.join(' and ')}`,
      )
}

/** Says which stretch differs in wordings of different lengths that begin or end alike; else that their lengths differ. */
const ofOtherLength = (
  draft: Draft,
  script: Script,
  [ours, own]: readonly [string, readonly Counted[]],
  [theirs, cited]: readonly [string, readonly Counted[]],
  names: Names,
): string => {
  const { say } = draft
  const shorter = Math.min(own.length, cited.length)
  const start = Math.min(shorter, firstOther(own, cited))
  const end = Math.min(shorter - start, firstOther(own.toReversed(), cited.toReversed()))
  const between = (text: string, counted: readonly Counted[]): string =>
    text.slice(counted[start]?.from ?? text.length, counted[counted.length - 1 - end]?.to ?? 0)
  const unit = unitOf(draft, script, [...own, ...cited])
  const [mine, other] = [between(ours, own), between(theirs, cited)]
  if (start + end > 0 && (mine === '' || other === '')) {
    const [name, more] = mine === '' ? [names.theirs, other] : [names.ours, mine]
    const place =
      start === 0
        ? say('开头', 'at the beginning')
        : end === 0
          ? say('末尾', 'at the end')
          : say('中间', 'in the middle')
    return say(`${name}多出“${more}”，位于${place}`, `${name} also contains “${more}”, ${place}`)
  }
  const beside = besideShared(draft, script, ours, theirs, names)
  if (beside !== null) return beside
  if (start + end > 0) return say(`“${mine}”与“${other}”不同`, `“${mine}” differs from “${other}”`)
  if (!ALPHABETS.includes(script) && script !== 'digits') {
    const ordered = inOtherOrder(draft, [ours, own], [theirs, cited], names)
    if (ordered !== null) return ordered
  }
  return say(script === 'digits' ? '数字的位数不同' : `${unit}数不同`, `they differ in the number of ${unit}`)
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
  const added =
    additionTold(draft, script, names.ours, [ours, theirs]) ?? additionTold(draft, script, names.theirs, [theirs, ours])
  if (added !== null) return added
  const [own, cited] = [countedIn(ours), countedIn(theirs)]
  const unit = unitOf(draft, script, [...own, ...cited])
  if (own.length !== cited.length) return ofOtherLength(draft, script, [ours, own], [theirs, cited], names)
  const [first, last] = [firstOther(own, cited), own.length - 1 - firstOther(own.toReversed(), cited.toReversed())]
  // What stands between the letters is nothing that the marks consist of.
  if (first === own.length) return null
  if (sorted(own) === sorted(cited))
    return say(`所含${unit}相同而排列顺序不同`, `the same ${unit} stand in a different order`)
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

/** Says which syllables one mark has before or after all those of the other; null where it is not so. */
const syllablesAdded = (
  { say, isEn }: Draft,
  name: string,
  long: readonly string[],
  short: readonly string[],
): string | null => {
  const more = long.length - short.length
  if (more <= 0 || short.length < MIN_CONTAINED) return null
  const [isFirst, isLast] = [
    short.every((one, at) => one === long[at]),
    short.every((one, at) => one === long[at + more]),
  ]
  if (!isFirst && !isLast) return null
  const added = (isFirst ? long.slice(short.length) : long.slice(0, more)).join(' ')
  const place = isFirst ? say('末尾', 'at the end') : say('开头', 'at the beginning')
  const count = countWord(more, isEn)
  return say(
    `${name}在${place}多出${count}个音节 ${added}`,
    `${name} has ${count} more syllable${more === 1 ? '' : 's'} ${place}, ${added}`,
  )
}

/** Returns how two Chinese wordings differ in sound; null where they do not, or where a reading is not certain. */
export const soundDifference = (draft: Draft, ours: string, theirs: string, names: Names): string | null => {
  const [own, cited] = [readingOf(ours), readingOf(theirs)]
  if ([...ours].length !== [...theirs].length) {
    const added =
      own && cited && (syllablesAdded(draft, names.ours, own, cited) ?? syllablesAdded(draft, names.theirs, cited, own))
    return added ?? draft.say('音节数不同', 'the number of syllables differs')
  }
  if (own === null || cited === null) return null
  const places = own.flatMap((syllable, index) => (syllable === cited[index] ? [] : [index]))
  return places.length === 0 ? null : syllablesNamed(draft, places, own.length)
}
