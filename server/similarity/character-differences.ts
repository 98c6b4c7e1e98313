import type { MarkProfile } from './mark-profile.ts'

/** A place, counted from 1, at which two marks of the same length have different characters. */
export interface CharacterDifference {
  place: number
  one: string
  other: string
  /** As printed, for explanations. */
  shown: readonly [string, string]
}

/** Where two marks differ, character by character; null when their lengths differ. */
export const characterDifferences = (a: MarkProfile, b: MarkProfile): CharacterDifference[] | null => {
  if (a.characters.length !== b.characters.length) return null
  return a.characters.flatMap((one, index) => {
    const other = b.characters[index] ?? ''
    const shown = [a.shown[index] ?? one, b.shown[index] ?? other] as const
    return one === other ? [] : [{ place: index + 1, one, other, shown }]
  })
}

/** Pairs of characters for an explanation: “清”与“青”、“末”与“未”. */
export const pairsInWords = (differences: readonly CharacterDifference[]): { zh: string; en: string } => ({
  zh: differences.map(({ shown: [one, other] }) => `“${one}”与“${other}”`).join('、'),
  en: differences.map(({ shown: [one, other] }) => `“${one}” and “${other}”`).join('; '),
})

const CHINESE_DIGITS = '零一二三四五六七八九十'

/** A small number in Chinese, for explanations; above ten in digits. */
export const chineseNumber = (count: number): string => CHINESE_DIGITS[count] ?? String(count)
