import { CalendarIcon, WarningSignIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { ServiceType } from '#contract/deadline.ts'
import { type CalendarDay, midnightOf } from '#domain/calendar-day.ts'
import { urgencyOf } from '#domain/deadline-urgency.ts'
import { daysLeft } from '../../lib/days-left.ts'
import { useCall } from '../../lib/use-call.ts'
import { formatLongDay, formatWeekday } from '../../locales/formats.ts'
import { useLanguage } from '../../locales/language.ts'
import { FailedLoad } from '../empty-state.tsx'
import './deadline-card.css'

/** Shows the days left until a due day in words, coloured by how near it is. */
const DaysLeft = ({ due }: { due: CalendarDay }): JSX.Element => {
  const { t } = useTranslation()
  const count = daysLeft(due, Date.now())
  const urgency = urgencyOf(count)
  return (
    <span className={`rj-days-left rj-${urgency}`}>
      {urgency === 'urgent' ? <WarningSignIcon size={12} /> : <CalendarIcon size={12} />}
      {count > 0 ? t('deadline.daysLeft', { count }) : count === 0 ? t('deadline.dueToday') : t('deadline.past')}
    </span>
  )
}

interface DeadlineCardProps {
  day: CalendarDay
  type: ServiceType
  /** The analysis it is for. Its kind of refusal then counts, and the card warns of a doubtful day. */
  id?: number
}

/** Shows the review deadline for a day and way of service, the days left and each step of the count. Absent until loaded. */
export const DeadlineCard = ({ day, type, id }: DeadlineCardProps): JSX.Element | null => {
  const { t } = useTranslation()
  const language = useLanguage()
  const answer = useCall(
    'readDeadline',
    { query: { receiveTime: midnightOf(day), type, ...(id !== undefined && { id }) } },
    { keepsPrevious: true },
  )
  const deadline = answer.data
  if (answer.isError && !answer.isFetching) return <FailedLoad of={answer} />
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
