import { useTranslation } from 'react-i18next'
import { type Language, useLanguage } from '../../../locales/language.ts'

/** Returns a name in the language of the interface; the Chinese one where there is no English one. */
export const nameIn = ({ name, enName }: { name: string; enName: string }, language: Language): string =>
  language === 'en' && enName !== '' ? enName : name

const DIGITS = '一二三四五六七八九'
const TEN = '十'

const digitOf = (text: string): number => DIGITS.indexOf(text) + 1

/** Returns the number of a part in the language of the interface, 二十一 or 21; any other text stays as it is. */
const partNumeral = (paragraph: string, language: Language): string => {
  if (language === 'zh' || !/^[一二三四五六七八九]?十?[一二三四五六七八九]?$/.test(paragraph)) return paragraph
  const [tens, ones] = paragraph.includes(TEN) ? paragraph.split(TEN) : [null, paragraph]
  const ten = tens === null || tens === undefined ? 0 : tens === '' ? 1 : digitOf(tens)
  return String(ten * 10 + digitOf(ones ?? ''))
}

/** Returns a function that writes the number of a part in brackets, （一） or (1); empty for a group without parts. */
export const usePartLabel = (): ((paragraph: string) => string) => {
  const { t } = useTranslation()
  const language = useLanguage()
  return paragraph => (paragraph === '' ? '' : t('search.classes.part', { numeral: partNumeral(paragraph, language) }))
}
