import type { Language } from '../../../locales/language.ts'

const DIGITS = '一二三四五六七八九'
const TEN = '十'

const digitOf = (text: string): number => DIGITS.indexOf(text) + 1

/** The number of a part as it is written in the language of the interface: 二十一, 21. What is no numeral stays. */
export const partNumeral = (paragraph: string, language: Language): string => {
  if (language === 'zh' || !/^[一二三四五六七八九]?十?[一二三四五六七八九]?$/.test(paragraph)) return paragraph
  const [tens, ones] = paragraph.includes(TEN) ? paragraph.split(TEN) : [null, paragraph]
  const ten = tens === null || tens === undefined ? 0 : tens === '' ? 1 : digitOf(tens)
  return String(ten * 10 + digitOf(ones ?? ''))
}
