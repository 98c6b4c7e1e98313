import type { TFunction } from 'i18next'
import type { SourceBadge } from './source-badge.ts'

interface BadgeWords {
  text: string
  title: string
  /** Begins with what is seen: who speaks to the page says what is written there. */
  name: string
}

/** What a badge shows, what it says in full, and its name. */
export const badgeWords = (t: TFunction, badge: SourceBadge): BadgeWords => {
  const place = { page: 'page' in badge ? badge.page : 0 }
  const text = t(`editor.badge.${badge.kind}`, place)
  const title = t(`editor.badge.${badge.kind}Title`, place)
  return { text, title, name: t('editor.badge.name', { text, title }) }
}
