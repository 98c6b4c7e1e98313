import { type JSX, type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpecialDay } from '#contract/calendar/deadline-days.ts'
import { addDays, addMonths, type CalendarDay, dayOf, weekdayOf } from '#domain/calendar-day.ts'
import { formatLongDay, formatWeekday } from '../../../locales/formats.ts'
import { useLanguage } from '../../../locales/language.ts'
import { type Entry, weekNumber } from './calendar-days.ts'
import { EntryLine } from './calendar-entry.tsx'

const MOST_LINES = 4
const MOST_WEEKS = 6

/** Returns the day that a key leads to from another, undefined for a key that leads nowhere. */
const dayByKey = (key: string, day: CalendarDay): CalendarDay | undefined => {
  if (key === 'ArrowLeft') return addDays(day, -1)
  if (key === 'ArrowRight') return addDays(day, 1)
  if (key === 'ArrowUp') return addDays(day, -7)
  if (key === 'ArrowDown') return addDays(day, 7)
  if (key === 'PageUp') return addMonths(day, -1)
  if (key === 'PageDown') return addMonths(day, 1)
  return undefined
}

interface MonthGridProps {
  weeks: readonly (readonly CalendarDay[])[]
  chosen: CalendarDay
  entries: ReadonlyMap<CalendarDay, readonly Entry[]>
  special: readonly SpecialDay[]
  onChoose: (day: CalendarDay) => void
  onOpen: (id: number) => void
  /** Days have a line less, where there is less room. */
  isShort: boolean
  /** Called when a day was chosen by the pointer. */
  onPress: () => void
  /** Called on Enter: the keyboard goes on in the list of the day. */
  onEnter: () => void
}

/** Shows the deadlines of a month, one row a week. Arrows move by a day or a week, Page Up and Page Down by a month. */
export const MonthGrid = (props: MonthGridProps): JSX.Element => {
  const { weeks, chosen, entries, special, isShort, onChoose, onOpen, onPress, onEnter } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const today = dayOf(Date.now())
  const isLong = isShort || weeks.length === MOST_WEEKS
  const mostLines = isLong ? MOST_LINES - 1 : MOST_LINES
  const look = isLong ? 'rj-month rj-six-weeks' : 'rj-month'
  const table = useRef<HTMLTableElement>(null)
  const isMoving = useRef(false)
  const isEntering = useRef(false)

  // The cell of another month is there only once that month is shown.
  useEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    table.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus()
  }, [chosen])

  const handleKey = (event: KeyboardEvent<HTMLTableCellElement>): void => {
    if (event.target !== event.currentTarget) return
    if (event.key === 'Enter') {
      event.preventDefault()
      isEntering.current = true
      return
    }
    const next = dayByKey(event.key, chosen)
    if (next === undefined) return
    event.preventDefault()
    isMoving.current = true
    onChoose(next)
  }
  // Not before the key is up: a button that had the focus by then would be pressed by it, and open its case.
  const handleKeyUp = (event: KeyboardEvent<HTMLTableCellElement>): void => {
    if (event.key !== 'Enter' || !isEntering.current) return
    isEntering.current = false
    onEnter()
  }
  const cellOf = (day: CalendarDay): JSX.Element => {
    const found = entries.get(day) ?? []
    const holiday = special.find(other => other.day === day)
    const isOff = holiday ? !holiday.isWorked : weekdayOf(day) % 6 === 0
    const isFirst = day.endsWith('-01')
    const names = [
      isOff && 'rj-is-off',
      day === today && 'rj-is-today',
      day.slice(0, 7) !== chosen.slice(0, 7) && 'rj-is-outside',
    ]
    const label = [
      formatLongDay(day, language),
      formatWeekday(day, language),
      holiday?.[language],
      day === today && t('home.calendar.today'),
    ]
    return (
      <td
        key={day}
        data-day={day}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the days are the cells of that grid
        role="gridcell"
        className={names.filter(name => name !== false).join(' ')}
        tabIndex={day === chosen ? 0 : -1}
        aria-selected={day === chosen}
        onClick={({ target }) => {
          onChoose(day)
          if (!(target instanceof Element && target.closest('button'))) onPress()
        }}
        onKeyDown={handleKey}
        onKeyUp={handleKeyUp}
        onFocus={event => {
          if (event.target === event.currentTarget && day !== chosen) onChoose(day)
        }}
      >
        <div className="rj-day-head">
          <span className="rj-sr">
            {[...label, t('home.calendar.count', { count: found.length })].filter(Boolean).join(' · ')}
          </span>
          <span className="rj-day-number" aria-hidden>
            {isFirst && language === 'zh' && <span className="rj-day-sign">{Number(day.slice(5, 7))}月</span>}
            {Number(day.slice(8))}
            {isFirst && language === 'zh' && <span className="rj-day-sign">日</span>}
          </span>
          {day === today && <span aria-hidden>{t('home.calendar.today')}</span>}
          {holiday && (
            <span className="rj-ellipsis" aria-hidden>
              {t(holiday.isWorked ? 'home.calendar.worked' : 'home.calendar.off', { name: holiday[language] })}
            </span>
          )}
        </div>
        {found.slice(0, found.length > mostLines ? mostLines - 1 : mostLines).map(entry => (
          <EntryLine key={entry.key} entry={entry} onOpen={onOpen} />
        ))}
        {found.length > mostLines && (
          <span className="rj-entry-more">
            <span>{t('home.calendar.more', { count: found.length - mostLines + 1 })}</span>
            <span aria-hidden>+{found.length - mostLines + 1}</span>
          </span>
        )}
      </td>
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is the pattern of ARIA for a calendar
    <table ref={table} className={look} role="grid" aria-label={t('home.calendar.title')}>
      <thead>
        <tr>
          <th className="rj-week-number" scope="col">
            {t('home.calendar.week')}
          </th>
          {(weeks[0] ?? []).map(day => (
            <th key={day} scope="col">
              {formatWeekday(day, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(week => (
          <tr key={week[0]}>
            <th className="rj-week-number" scope="row">
              {week[0] && weekNumber(week[0])}
            </th>
            {week.map(cellOf)}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
