import { chineseNumeral } from '#extensions/on-paper/chinese-numeral.ts'

const ENGLISH = 'zero one two three four five six seven eight nine ten'.split(' ')
const MOST_IN_NUMERALS = 999

/** A number before a noun, as prose writes it: 两, 四; two, four, 12. */
export const countWord = (count: number, isEn: 0 | 1): string => {
  if (isEn) return ENGLISH[count] ?? String(count)
  if (count === 2) return '两'
  return count > 0 && count <= MOST_IN_NUMERALS ? chineseNumeral(count) : String(count)
}
