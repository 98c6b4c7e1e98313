import { normaliseMark, WITH_DEVICE } from '../similarity/normalise-mark.ts'
import { containedMark } from '../similarity/shared-part.ts'
import { countWord } from './count-word.ts'
import type { Draft } from './draft.ts'

/** Whether a mark is known by its wording: a notice prints a device as 图形, or not at all. */
export const hasWording = (mark: string): boolean => mark !== '' && mark !== '图形'

/** What a mark consists of, counted where counting is certain: 四个汉字“墨豚星球”. Null for a device or an unknown mark. */
export const markComposition = ({ isEn, say }: Draft, mark: string): string | null => {
  if (!hasWording(mark)) return null
  const wording = mark.replace(WITH_DEVICE, '')
  if (wording !== mark) return say(`文字“${wording}”及图形`, `the wording “${wording}” and a device`)
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
  return isHan && hasWording(mark) ? characters.length : null
}

/** What a mark has beyond an earlier one that it contains: 星球 in 墨豚星球 beside 墨豚; `""` where it contains it not. */
export const addedPart = (mark: string, earlier: string): string => {
  if (!hasWording(earlier)) return ''
  const [wording, part] = [mark, earlier].map(printed => printed.replace(WITH_DEVICE, ''))
  const contained = containedMark(normaliseMark(mark), normaliseMark(earlier))
  return wording && part && contained?.whole.printed === mark ? wording.replace(part, '').trim() : ''
}
