import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../locales/use-language.ts'
import { partNumeral } from './part-numeral.ts'

/** Writes the number of a part in brackets: （一）, (1). Empty for a group without parts. */
export const usePartLabel = (): ((paragraph: string) => string) => {
  const { t } = useTranslation()
  const language = useLanguage()
  return paragraph => (paragraph === '' ? '' : t('search.classes.part', { numeral: partNumeral(paragraph, language) }))
}
