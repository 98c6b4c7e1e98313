import { WarningSignIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { ServiceType } from '#contract/deadline.ts'
import { type CalendarDay, midnightOf } from '#domain/calendar-day.ts'
import { formatLongDay, formatWeekday } from '../../lib/format-day.ts'
import { useCall } from '../../lib/use-call.ts'
import { useLanguage } from '../../locales/use-language.ts'
import { DaysLeft } from '../days-left.tsx'
import './deadline-card.css'

interface DeadlineCardProps {
  day: CalendarDay
  type: ServiceType
  /** The analysis it is for: what is odd about the day is said, and its kind of refusal counts. */
  id?: number
}

/** The review deadline that date and service give, the days left, and how it is reached. Absent until known. */
export const DeadlineCard = ({ day, type, id }: DeadlineCardProps): JSX.Element | null => {
  const { t } = useTranslation()
  const language = useLanguage()
  const deadline = useCall(
    'readDeadline',
    { query: { receiveTime: midnightOf(day), type, ...(id !== undefined && { id }) } },
    { keepsPrevious: true },
  ).data
  if (deadline === undefined) return null
  const { due, steps, warnings } = deadline
  return (
    <section className="rj-deadline" aria-live="polite">
      <h2 className="rj-label">{t('home.deadline.label')}</h2>
      <p className="rj-deadline-due">
        <span className="rj-pane-title">
          {t('home.deadline.date', { date: formatLongDay(due, language), weekday: formatWeekday(due, language) })}
        </span>
        <DaysLeft due={due} />
      </p>
      <ol className="rj-deadline-steps rj-hint">
        {steps.map(step => (
          <li key={`${step.date} ${step.zh}`}>
            <time dateTime={step.date}>{step.date}</time>
            <span>{step[language]}</span>
          </li>
        ))}
      </ol>
      {warnings.map(warning => (
        <p key={warning.zh} className="rj-deadline-warning">
          <WarningSignIcon size={12} />
          {warning[language]}
        </p>
      ))}
    </section>
  )
}
