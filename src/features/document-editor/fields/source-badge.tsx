import type { TFunction } from 'i18next'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#contract/notice.ts'

/** The origin of a value, as its badge shows it. */
export type SourceBadge =
  | { kind: 'exact' | 'normalised' | 'corrected'; page: number }
  | { kind: 'missing' | 'model' | 'attorney' | 'firm' }

const NOTICE_PREFIX = 'notice.'
/** Sources that the attorney or the settings gave. */
const GIVEN = /^(attorney|firm)\./

/**
 * Returns the badge of a `data-source` key (docs/field-markup.md). A fact of the notice without evidence, its own or of
 * its parts, is `missing` (docs/architecture.md §6); with evidence but no place it is the attorney's. Law, register and
 * clauses have no badge: null.
 */
export const sourceBadgeOf = (source: string, evidence: Notice['evidence']): SourceBadge | null => {
  if (source === 'missing' || source === 'model') return { kind: source }
  const giver = GIVEN.exec(source)?.[1]
  if (giver === 'attorney' || giver === 'firm') return { kind: giver }
  if (!source.startsWith(NOTICE_PREFIX)) return null
  const path = source.slice(NOTICE_PREFIX.length)
  const key = path in evidence ? path : Object.keys(evidence).find(candidate => candidate.startsWith(`${path}.`))
  const place = key === undefined ? undefined : evidence[key]?.[0]
  if (place === undefined) return { kind: key === undefined ? 'missing' : 'attorney' }
  if (place.source === 'attorney') return { kind: 'corrected', page: place.page }
  return { kind: place.state === 'exact' ? 'exact' : 'normalised', page: place.page }
}

/**
 * Returns the source if it has a place in the notice, which field, badge and PDF then highlight together; else null.
 */
export const litSource = (source: string | null, evidence: Notice['evidence']): string | null => {
  const badge = source === null ? null : sourceBadgeOf(source, evidence)
  return badge !== null && 'page' in badge ? source : null
}

interface BadgeWords {
  text: string
  title: string
  /** Begins with the visible text, so that speech control finds the button by what is written on it. */
  name: string
}

/** Returns the text of a badge, its tooltip and its accessible name. */
export const badgeWords = (t: TFunction, badge: SourceBadge): BadgeWords => {
  const place = { page: 'page' in badge ? badge.page : 0 }
  const text = t(`editor.badge.${badge.kind}`, place)
  const title = t(`editor.badge.${badge.kind}Title`, place)
  return { text, title, name: t('editor.badge.name', { text, title }) }
}

interface SourceBadgeButtonProps {
  badge: SourceBadge
  isActive: boolean
  onClick: () => void
}

/** Shows a source badge in a panel. A click leads to the place in the notice. */
export const SourceBadgeButton = ({ badge, isActive, onClick }: SourceBadgeButtonProps): JSX.Element => {
  const { t } = useTranslation()
  const { text, title, name } = badgeWords(t, badge)
  return (
    <button
      type="button"
      className={isActive ? 'rj-source rj-active' : 'rj-source'}
      data-state={badge.kind}
      title={title}
      aria-label={name}
      onClick={onClick}
    >
      {text}
    </button>
  )
}
