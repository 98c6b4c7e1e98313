import { dataLines, lazily } from './data-table.ts'
import { isTranslated, meaningsOf } from './english.ts'
import { areLookAlike, shareComponent } from './glyphs.ts'
import type { MarkContext } from './mark-context.ts'
import { describeMark, hasMeaning, type MarkProfile } from './mark-profile.ts'
import { areFarInAnyReading, type Nearness, soundNearness } from './pinyin.ts'
import { isWeakBesideName } from './weak-words.ts'

/** A place, counted from 1, at which two marks of the same length have different characters. */
export interface CharacterDifference {
  place: number
  one: string
  other: string
  /** As printed, for explanations. */
  shown: readonly [string, string]
}

interface ComparedPair {
  a: MarkProfile
  b: MarkProfile
  differences: readonly CharacterDifference[]
}

/** The answer for the latest pair, because six rules ask for it one after another. */
let latest: ComparedPair | null = null

/** Returns the places at which two marks differ, character by character; null when their lengths differ. */
export const characterDifferences = (a: MarkProfile, b: MarkProfile): readonly CharacterDifference[] | null => {
  if (a.characters.length !== b.characters.length) return null
  if (latest?.a === a && latest.b === b) return latest.differences
  const differences: CharacterDifference[] = []
  for (const [index, one] of a.characters.entries()) {
    const other = b.characters[index] ?? ''
    if (one !== other)
      differences.push({ place: index + 1, one, other, shown: [a.shown[index] ?? one, b.shown[index] ?? other] })
  }
  latest = { a, b, differences }
  return differences
}

/** Returns pairs of characters for an explanation: “清”与“青”、“末”与“未”. */
export const pairsInWords = (differences: readonly CharacterDifference[]): { zh: string; en: string } => ({
  zh: differences.map(({ shown: [one, other] }) => `“${one}”与“${other}”`).join('、'),
  en: differences.map(({ shown: [one, other] }) => `“${one}” and “${other}”`).join('; '),
})

const CHINESE_DIGITS = '零一二三四五六七八九十'

/** Returns a small number in Chinese, for explanations; above ten in digits. */
export const chineseNumber = (count: number): string => CHINESE_DIGITS[count] ?? String(count)

/** Returns how near the two characters at a place sound in their marks. */
export const soundAt = (a: MarkProfile, b: MarkProfile, { place, one, other }: CharacterDifference): Nearness =>
  areFarInAnyReading(one, other) ? 'far' : soundNearness(a.readings()[place - 1] ?? [], b.readings()[place - 1] ?? [])

/** In marks this long or longer, characters of one initial that share a component count as near: 娃哈哈, 娃合合. */
const LONG = 3

/** R06's test of two characters: they share a component or look alike, and sound the same or near. */
export const areNearInSoundAndShape = (a: MarkProfile, b: MarkProfile, difference: CharacterDifference): boolean => {
  if (!shareComponent(difference.one, difference.other) && !areLookAlike(difference.one, difference.other)) return false
  const sound = soundAt(a, b, difference)
  return sound === 'same' || sound === 'near' || (sound === 'initial' && a.characters.length >= LONG)
}

/** R08's test of two characters. */
export const lookNear = ({ one, other }: CharacterDifference): boolean => areLookAlike(one, other)

const characters = lazily(() => new Set(dataLines('coined-characters.txt').join('')))

/** Returns true when a character serves mostly to write foreign sounds or good wishes, so that it changes no mark's meaning: 斯, 特. */
const isCoinedCharacter = (character: string): boolean => characters().has(character)

/** Returns true when all characters of a mark serve mostly to write foreign sounds or good wishes. */
export const isCoined = (mark: MarkProfile): boolean => mark.characters.every(isCoinedCharacter)

const MIN_CHARACTERS = 3

/** Two Chinese marks that differ in one character, and the weak words that were taken off both. */
export interface OneCharacterApart {
  a: MarkProfile
  b: MarkProfile
  difference: CharacterDifference
  shared: readonly string[]
}

const SHORTEST_WEAK = 2
const LONGEST_WEAK = 6
const SHORTEST_REST = 2

/** A stretch of two marks of one length, by the places at which it begins and ends. */
type Stretch = readonly [start: number, end: number]

/** Takes a word that tells no source off the end or the beginning of both marks, beside the character that differs; null when there is none. */
const withoutSharedWord = (
  { a, b, difference }: Omit<OneCharacterApart, 'shared'>,
  [start, end]: Stretch,
  context: MarkContext,
): { rest: Stretch; word: string } | null => {
  const isEdge = (place: number): boolean => a.edges().has(place) && b.edges().has(place)
  const place = difference.place - 1
  for (let size = Math.min(LONGEST_WEAK, end - start - SHORTEST_REST); size >= SHORTEST_WEAK; size -= 1) {
    const [first, last] = [a.text.slice(start, start + size), a.text.slice(end - size, end)]
    if (place < end - size && isEdge(end - size) && isWeakBesideName(last, context))
      return { rest: [start, end - size], word: last }
    if (place >= start + size && isEdge(start + size) && isWeakBesideName(first, context))
      return { rest: [start + size, end], word: first }
  }
  return null
}

/** The answer for the latest pair, because three rules ask for it one after another. */
let latestApart: { a: MarkProfile; b: MarkProfile; context: MarkContext; apart: OneCharacterApart | null } | null = null

const findApart = (a: MarkProfile, b: MarkProfile, context: MarkContext): OneCharacterApart | null => {
  if (!a.isHan || !b.isHan || a.characters.length < SHORTEST_REST) return null
  const [difference, second] = characterDifferences(a, b) ?? []
  if (!difference || second) return null
  let stretch: Stretch = [0, a.characters.length]
  const shared: string[] = []
  // Characters beyond the first plane are two places of a text: such names are compared as they stand.
  for (let isWhole = a.text.length === a.characters.length && b.text.length === a.text.length; isWhole; ) {
    const shorter = withoutSharedWord({ a, b, difference }, stretch, context)
    isWhole = shorter !== null
    if (!shorter) continue
    stretch = shorter.rest
    shared.push(shorter.word)
  }
  if (shared.length === 0) return { a, b, difference, shared }
  const restOf = (mark: MarkProfile): MarkProfile => describeMark(mark.shown.slice(...stretch).join(''))
  return { a: restOf(a), b: restOf(b), difference: { ...difference, place: difference.place - stretch[0] }, shared }
}

/**
 * Returns how two Chinese marks differ in one character, null when they do not. Words of two characters or more that tell no source and
 * stand in both (优选, 之家) are taken off first: what is left is judged as marks of its length are.
 */
export const oneCharacterApart = (a: MarkProfile, b: MarkProfile, context: MarkContext): OneCharacterApart | null => {
  if (latestApart?.a === a && latestApart.b === b && latestApart.context === context) return latestApart.apart
  const apart = findApart(a, b, context)
  latestApart = { a, b, context, apart }
  return apart
}

/** Returns the same where three characters or more are left to compare: R03 and R04. */
export const longApart = (a: MarkProfile, b: MarkProfile, context: MarkContext): OneCharacterApart | null => {
  const apart = oneCharacterApart(a, b, context)
  return apart && apart.a.characters.length >= MIN_CHARACTERS ? apart : null
}

/** Returns the same where two characters are left: R05. */
export const twoApart = (a: MarkProfile, b: MarkProfile, context: MarkContext): OneCharacterApart | null => {
  const apart = oneCharacterApart(a, b, context)
  return apart && apart.a.characters.length < MIN_CHARACTERS ? apart : null
}

/**
 * Returns true when a dictionary gives the mark a meaning as a whole: as one word, by the words it is made of (电老虎), or
 * beside a word by the character that makes the difference (长颈瓶 beside 长颈鹿).
 */
const isUnderstood = (mark: MarkProfile, other: MarkProfile, character: string): boolean =>
  hasMeaning(mark) ||
  mark.edges().size - 1 < mark.characters.length ||
  (other.isOneWord() && meaningsOf(character).size > 0)

const isNear = (a: MarkProfile, b: MarkProfile, difference: CharacterDifference): boolean => {
  if (lookNear(difference) || areNearInSoundAndShape(a, b, difference)) return true
  const sound = soundAt(a, b, difference)
  return sound === 'same' || sound === 'near'
}

/** Returns where the word of the dictionary begins and ends that a mark has at a place, by its edges: 斑马 in 小斑马. */
const wordAt = (mark: MarkProfile, place: number): Stretch => {
  const edges = mark.edges()
  let [start, end] = [place - 1, place]
  while (!edges.has(start)) start -= 1
  while (!edges.has(end)) end += 1
  return [start, end]
}

/** Two words of two characters or more stand in the same stretch of both marks: 稻香 in 稻香村 and 花村 in 稻花村 do not. */
const haveWordsAt = (a: MarkProfile, b: MarkProfile, place: number): boolean => {
  const [[start, end], [otherStart, otherEnd]] = [wordAt(a, place), wordAt(b, place)]
  return end - start > 1 && start === otherStart && end === otherEnd
}

const isWord = (mark: MarkProfile): boolean => mark.isOneWord() || isTranslated(mark.text)

/** Two different words of the dictionary stand where the marks differ (小河马, 小斑马), or the wholes are two (北极熊, 北极星). */
const areOtherWords = (a: MarkProfile, b: MarkProfile, { place }: CharacterDifference): boolean =>
  haveWordsAt(a, b, place) || (isWord(a) && isWord(b) && ![...a.meanings()].some(meaning => b.meanings().has(meaning)))

/**
 * Returns why marks that differ in one character still differ clearly (R04): by other words, so that nothing is left to a person's
 * judgment, by their first characters or by their meanings. Returns null when they do not.
 */
export const clearDifference = (
  a: MarkProfile,
  b: MarkProfile,
  difference: CharacterDifference,
): 'words' | 'first' | 'meaning' | null => {
  if (isNear(a, b, difference)) return null
  if (areOtherWords(a, b, difference)) return 'words'
  if (difference.place === 1) return 'first'
  const isSound = isCoinedCharacter(difference.one) || isCoinedCharacter(difference.other)
  const hasWord = a.isOneWord() || b.isOneWord()
  return (hasWord || !isSound) && isUnderstood(a, b, difference.one) && isUnderstood(b, a, difference.other)
    ? 'meaning'
    : null
}
