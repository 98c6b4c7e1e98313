import { WarningSignIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { Alert } from '#contract/watching.ts'
import { type CalendarDay, dayOf } from '#domain/calendar-day.ts'
import { DeadlineTag } from '../../components/deadline-tag.tsx'
import { formatLongDay, formatWeekday } from '../../locales/formats.ts'
import { useLanguage } from '../../locales/language.ts'

/** The months for publications from 2027-01-01 on (Law 2026 Art. 36). */
const TWO_MONTHS = 2

/** Shows the end of an opposition period with each step of its count, or that there is none yet. */
export const OppositionNote = ({ opposition }: Pick<Alert, 'opposition'>): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const told = (day: CalendarDay): string =>
    t('watching.card.dayWithWeekday', { date: formatLongDay(day, language), weekday: formatWeekday(day, language) })
  if (opposition === null)
    return (
      <div className="rj-opposition">
        <h3>{t('watching.card.due')}</h3>
        <p>{t('watching.notPublished')}</p>
      </div>
    )
  const { published, months, nominal, due, isHolidayTableMissing } = opposition
  return (
    <div className="rj-opposition" data-past={due < dayOf(Date.now()) || undefined}>
      <h3>{t('watching.card.due')}</h3>
      <p className="rj-opposition-due">
        <b>{told(due)}</b> <DeadlineTag due={due} />
      </p>
      <ol className="rj-hint">
        <li>
          {t('watching.card.sum', {
            published: formatLongDay(published, language),
            count: months,
            nominal: told(nominal),
          })}
        </li>
        {due !== nominal && <li>{t('watching.card.rolled', { due: told(due) })}</li>}
        <li>{t(months === TWO_MONTHS ? 'watching.card.law2026' : 'watching.card.law2019')}</li>
      </ol>
      {isHolidayTableMissing && (
        <p className="rj-opposition-warning">
          <WarningSignIcon size={12} />
          {t('watching.card.noHolidays')}
        </p>
      )}
    </div>
  )
}
