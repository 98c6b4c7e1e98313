import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../locales/language.ts'

interface PortfolioTexts {
  /** A number with its thousands separated. */
  count: (value: number) => string
  /** A wording, or that it is a device. */
  mark: (name: string) => string
  /** Two days as a range; one where they are the same; a dash where neither is known. */
  days: (first: string | null, last: string | null) => string
  /** The separators between wordings, and between clauses of a sentence. */
  list: string
  clause: string
  /** `2026-06` as 6月 or Jun, with its year before in January and where asked. */
  month: (month: string) => { year: string; name: string }
}

/** Returns how numbers, wordings and days are written in the language of the page. */
export const usePortfolioTexts = (): PortfolioTexts => {
  const { t } = useTranslation()
  const language = useLanguage()
  return {
    count: value => value.toLocaleString('en'),
    mark: name => (name === '' ? t('portfolio.device') : name),
    days: (first, last) => (first === null ? '–' : first === last ? first : `${first} – ${last}`),
    list: language === 'zh' ? '、' : ', ',
    clause: language === 'zh' ? '，' : ', ',
    month(month) {
      const [year = '', number = '1'] = month.split('-')
      const name = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', { month: 'short', timeZone: 'UTC' })
      return { year, name: name.format(Date.UTC(Number(year), Number(number) - 1)) }
    },
  }
}
