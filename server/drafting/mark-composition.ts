import { normaliseMark } from '../similarity/normalise-mark.ts'
import { countWord } from './count-word.ts'
import type { Draft } from './draft.ts'

/** Whether a mark is printed as a device, whose wording says nothing. */
const isDevice = (mark: string): boolean => mark === '' || mark === '图形'

/** What a mark consists of, counted where counting is certain: 四个汉字“墨豚星球”. Null for a device or an unknown mark. */
export const markComposition = ({ isEn, say }: Draft, mark: string): string | null => {
  if (isDevice(mark)) return null
  const { characters, words, isHan, isLatin } = normaliseMark(mark)
  const count = countWord(characters.length, isEn)
  const plural = characters.length === 1 ? '' : 's'
  if (isHan) return say(`${count}个汉字“${mark}”`, `${count} Chinese character${plural}, “${mark}”`)
  if (isLatin && words.length === 1) return say(`${count}个字母“${mark}”`, `${count} letter${plural}, “${mark}”`)
  return say(`文字“${mark}”`, `the wording “${mark}”`)
}

/** How many characters a mark of Chinese characters alone has, each read as one syllable; null for any other mark. */
export const chineseLength = (mark: string): number | null => {
  const { characters, isHan } = normaliseMark(mark)
  return isHan && !isDevice(mark) ? characters.length : null
}

/** What a mark has beyond an earlier one that it contains: 星球 in 墨豚星球 beside 墨豚; `""` where it contains it not. */
export const addedPart = (mark: string, earlier: string): string =>
  !isDevice(earlier) && mark.includes(earlier) ? mark.replace(earlier, '').trim() : ''
