import { CalendarIcon, WarningSignIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { daysLeft, urgencyOf } from '../lib/days-left.ts'
import './days-left.css'

/** The days left until a due day, in words, coloured and marked by how near it is. */
export const DaysLeft = ({ due }: { due: CalendarDay }): JSX.Element => {
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
