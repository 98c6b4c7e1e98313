import { type Intent, Tag } from '@blueprintjs/core'
import { CalendarIcon, WarningSignIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { type Urgency, urgencyOf } from '#domain/deadline-urgency.ts'
import { daysLeft } from '../lib/days-left.ts'
import { formatShortDay } from '../locales/formats.ts'
import { useLanguage } from '../locales/language.ts'
import './deadline-tag.css'

const INTENTS: Readonly<Record<Exclude<Urgency, 'past'>, Intent>> = { urgent: 'danger', soon: 'warning', later: 'none' }

/** Shows a due day with the days left: red, amber or neutral by how near it is, and plain text when it is past. */
export const DeadlineTag = ({ due }: { due: CalendarDay }): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = Date.now()
  const date = formatShortDay(due, language, now)
  const count = daysLeft(due, now)
  const urgency = urgencyOf(count)
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
