import type { TFunction } from 'i18next'
import { NUMBER_UNITS, numberOf } from '#domain/chinese-numeral.ts'
import { formatEnglishArticle } from '../../locales/formats.ts'
import type { Language } from '../../locales/language.ts'

/** The words that registers note beside an event, by the name of their translation. */
const NOTES = {
  核准: 'approved',
  初步审定: 'preliminary',
  驳回: 'refused',
  不予注册: 'denied',
  维持注册: 'maintained',
  连续三年不使用: 'nonUse',
  期满未续展: 'expired',
} as const

const NUMBER = `([${NUMBER_UNITS}]+)`
const ARTICLE = new RegExp(`^第${NUMBER}条(?:第${NUMBER}款)?(?:第?[（(]${NUMBER}[）)]项)?$`, 'u')

const isNote = (detail: string): detail is keyof typeof NOTES => Object.hasOwn(NOTES, detail)

/** Says what a register notes beside an event in the language of the page, where its words are known ones. */
export const eventDetail = (detail: string, t: TFunction, language: Language): string => {
  if (isNote(detail)) return t(`archive.notes.${NOTES[detail]}`)
  const issue = /^第(\d+)期$/.exec(detail)?.[1]
  if (issue !== undefined) return t('archive.notes.issue', { number: issue })
  const until = /^至 (\S+)$/.exec(detail)?.[1]
  if (until !== undefined) return t('archive.notes.until', { day: until })
  const [article, ...parts] = (ARTICLE.exec(detail) ?? []).slice(1).map(part => numberOf(part ?? ''))
  // The register writes articles in Chinese.
  if (article === undefined || article === null || language === 'zh') return detail
  return formatEnglishArticle(
    article,
    parts.filter(part => part !== null),
  )
}
