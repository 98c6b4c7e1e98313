import { type Intent, Tag } from '@blueprintjs/core'
import { CalendarIcon, TickIcon, WarningSignIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { type Urgency, urgencyOf } from '#domain/deadline-urgency.ts'
import { daysLeft } from '../lib/days-left.ts'
import { formatShortDay } from '../locales/formats.ts'
import { useLanguage } from '../locales/language.ts'
import './deadline-tag.css'

const INTENTS: Readonly<Record<Exclude<Urgency, 'past'>, Intent>> = { urgent: 'danger', soon: 'warning', later: 'none' }

interface DeadlineTagProps {
  due: CalendarDay
  /** The day on which the review was filed, null while no filing is recorded; left out where nothing is filed by the day. */
  filedOn?: CalendarDay | null
}

/**
 * Shows a due day with the days left: red, amber or neutral by how near it is. One that is past is amber while a filing is
 * not recorded, else plain text. Once the review is filed, the day of that stands in its place.
 */
export const DeadlineTag = ({ due, filedOn }: DeadlineTagProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = Date.now()
  const date = formatShortDay(due, language, now)
  const count = daysLeft(due, now)
  const urgency = urgencyOf(count)
  if (typeof filedOn === 'string')
    return (
      <span className="rj-deadline-past">
        <TickIcon size={12} /> {t('home.filing.filedOn', { date: formatShortDay(filedOn, language, now) })}
      </span>
    )
  if (urgency === 'past' && filedOn === null)
    return (
      <span className="rj-deadline-past rj-is-unfiled">
        <WarningSignIcon size={12} /> {t('deadline.dayPast', { date })}
      </span>
    )
  if (urgency === 'past') return <span className="rj-deadline-past">{t('deadline.dayPast', { date })}</span>
  return (
    <Tag
      minimal
      intent={INTENTS[urgency]}
      icon={urgency === 'urgent' ? <WarningSignIcon size={12} /> : <CalendarIcon size={12} />}
    >
      {count === 0 ? t('deadline.dayToday', { date }) : t('deadline.dayIn', { date, count })}
    </Tag>
  )
}
