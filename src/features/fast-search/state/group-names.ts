import { useTranslation } from 'react-i18next'
import { type Language, useLanguage } from '../../../locales/language.ts'

/** A name in the language of the interface; the Chinese one where there is no other. */
export const nameIn = ({ name, enName }: { name: string; enName: string }, language: Language): string =>
  language === 'en' && enName !== '' ? enName : name

const DIGITS = '一二三四五六七八九'
const TEN = '十'

const digitOf = (text: string): number => DIGITS.indexOf(text) + 1

/** The number of a part as it is written in the language of the interface: 二十一, 21. What is no numeral stays. */
const partNumeral = (paragraph: string, language: Language): string => {
  if (language === 'zh' || !/^[一二三四五六七八九]?十?[一二三四五六七八九]?$/.test(paragraph)) return paragraph
  const [tens, ones] = paragraph.includes(TEN) ? paragraph.split(TEN) : [null, paragraph]
  const ten = tens === null || tens === undefined ? 0 : tens === '' ? 1 : digitOf(tens)
  return String(ten * 10 + digitOf(ones ?? ''))
}

/** Writes the number of a part in brackets: （一）, (1). Empty for a group without parts. */
export const usePartLabel = (): ((paragraph: string) => string) => {
  const { t } = useTranslation()
  const language = useLanguage()
  return paragraph => (paragraph === '' ? '' : t('search.classes.part', { numeral: partNumeral(paragraph, language) }))
}
