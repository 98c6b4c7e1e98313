import { dataLines, lazily } from './data-table.ts'
import { meaningsOf } from './english.ts'
import { areLookAlike, shareComponent } from './glyphs.ts'
import { hasMeaning, type MarkProfile } from './mark-profile.ts'
import { type Nearness, soundNearness } from './pinyin.ts'

/** A place, counted from 1, at which two marks of the same length have different characters. */
export interface CharacterDifference {
  place: number
  one: string
  other: string
  /** As printed, for explanations. */
  shown: readonly [string, string]
}

/** Returns the places at which two marks differ, character by character; null when their lengths differ. */
export const characterDifferences = (a: MarkProfile, b: MarkProfile): CharacterDifference[] | null => {
  if (a.characters.length !== b.characters.length) return null
  return a.characters.flatMap((one, index) => {
    const other = b.characters[index] ?? ''
    const shown = [a.shown[index] ?? one, b.shown[index] ?? other] as const
    return one === other ? [] : [{ place: index + 1, one, other, shown }]
  })
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
export const soundAt = (a: MarkProfile, b: MarkProfile, { place }: CharacterDifference): Nearness =>
  soundNearness(a.readings()[place - 1] ?? [], b.readings()[place - 1] ?? [])

/** From this length on, characters of one initial that share a component count as near: 娃哈哈, 娃合合. */
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

const MIN_CHARACTERS = 3

/** Returns the one place at which two Chinese marks of three characters or more differ; null when it is not just one. */
export const oneDifference = (a: MarkProfile, b: MarkProfile): CharacterDifference | null => {
  if (!a.isHan || !b.isHan || a.characters.length < MIN_CHARACTERS) return null
  const [difference, second] = characterDifferences(a, b) ?? []
  return difference && !second ? difference : null
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

/** Returns why marks that differ in one character still differ clearly (R04); null when they do not. */
export const clearDifference = (
  a: MarkProfile,
  b: MarkProfile,
  difference: CharacterDifference,
): 'first' | 'meaning' | null => {
  if (isNear(a, b, difference)) return null
  if (difference.place === 1) return 'first'
  const isCoined = isCoinedCharacter(difference.one) || isCoinedCharacter(difference.other)
  const isWord = a.isOneWord() || b.isOneWord()
  return (isWord || !isCoined) && isUnderstood(a, b, difference.one) && isUnderstood(b, a, difference.other)
    ? 'meaning'
    : null
}
