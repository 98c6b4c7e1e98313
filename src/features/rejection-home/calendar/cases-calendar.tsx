import { Button, Checkbox, PopoverNext, SegmentedControl } from '@blueprintjs/core'
import { ChevronLeftIcon, ChevronRightIcon, CrossIcon } from '@blueprintjs/icons'
import { type JSX, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { SpecialDay } from '#contract/calendar/deadline-days.ts'
import { addDays, addMonths, type CalendarDay, dayOf, isCalendarDay, weekdayOf } from '#domain/calendar-day.ts'
import { FailedLoad } from '../../../components/empty-state.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { SideDrawer } from '../../../components/side-drawer.tsx'
import { SidePlace } from '../../../components/side-place.tsx'
import { addressNow } from '../../../lib/address-now.ts'
import { useCall } from '../../../lib/use-call.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { formatDays, formatLongDay, formatMonth, formatShortDay, formatWeekday } from '../../../locales/formats.ts'
import { useLanguage } from '../../../locales/language.ts'
import { CasesViewSwitch } from '../history/cases-view.tsx'
import {
  type Entry,
  entriesByDay,
  runsOfWeek,
  unfiledEntries,
  weekNumber,
  weekOf,
  weeksOfMonth,
} from './calendar-days.ts'
import { EntryCard, EntryIcon, EntryRow } from './calendar-entry.tsx'
import { CalendarFeedButton } from './calendar-feed.tsx'
import { MonthGrid } from './month-grid.tsx'
import './cases-calendar.css'

const KINDS = ['review', 'evidence', 'opposition', 'reminder'] as const satisfies readonly Entry['kind'][]
const SPANS = ['month', 'week'] as const
/** Below this width the list of a day lies over the month. */
const NARROW = '(max-width: 1199px)'
const DRAWER_PX = 424

interface PastCasesProps {
  entries: readonly Entry[]
  /** How many there are with those that are not listed. */
  count: number
  onOpen: (id: number) => void
}

/** Shows before the week the cases that fell due earlier and have no recorded filing. */
const PastCases = ({ entries, count, onOpen }: PastCasesProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section className="rj-is-unfiled" aria-labelledby={id}>
      <h2 id={id}>
        <span>{t('home.calendar.past')}</span>
        <span>{t('home.filing.unfiled')}</span>
      </h2>
      <ul>
        {entries.map(entry => (
          <EntryRow key={entry.key} entry={entry} onOpen={onOpen} />
        ))}
        {count > entries.length && (
          <li className="rj-entry-rest rj-hint">{t('home.calendar.more', { count: count - entries.length })}</li>
        )}
      </ul>
    </section>
  )
}

interface WeekListProps {
  past: Omit<PastCasesProps, 'onOpen'>
  days: readonly CalendarDay[]
  entries: ReadonlyMap<CalendarDay, readonly Entry[]>
  special: readonly SpecialDay[]
  onOpen: (id: number) => void
}

/** Shows the deadlines of a week, day under day. */
const WeekList = ({ past, days, entries, special, onOpen }: WeekListProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const today = dayOf(Date.now())
  return (
    <div className="rj-week">
      {past.entries.length > 0 && <PastCases {...past} onOpen={onOpen} />}
      {runsOfWeek(days, special, entries).map(([day, ...rest]) => {
        const found = entries.get(day) ?? []
        const holiday = special.find(other => other.day === day)
        const isOff = holiday ? !holiday.isWorked : [0, 6].includes(weekdayOf(day))
        const last = rest.at(-1)
        const note =
          holiday && t(holiday.isWorked ? 'home.calendar.worked' : 'home.calendar.off', { name: holiday[language] })
        return (
          <section
            key={day}
            className={[...(day === today ? ['rj-is-today'] : []), ...(isOff ? ['rj-is-off'] : [])].join(' ')}
            aria-labelledby={`week-${day}`}
          >
            <h2 id={`week-${day}`}>
              <span>
                {last === undefined
                  ? formatShortDay(day, language, Date.parse(today))
                  : formatDays(day, last, language)}{' '}
                <span>
                  {formatWeekday(day, language)}
                  {last !== undefined && `–${formatWeekday(last, language)}`}
                </span>
              </span>
              {[day, ...rest].includes(today) && <span>{t('home.calendar.today')}</span>}
              {note && found.length > 0 && <span className="rj-hint">{note}</span>}
            </h2>
            {found.length === 0 ? (
              <p className="rj-hint">{note ?? '—'}</p>
            ) : (
              <ul>
                {found.map(entry => (
                  <EntryRow key={entry.key} entry={entry} onOpen={onOpen} />
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </div>
  )
}

interface DayListProps {
  /** Of its heading. */
  id: string
  day: CalendarDay
  entries: readonly Entry[]
  onOpen: (id: number) => void
}

/** Lists the deadlines of a day, and says of its first case how the day was reached. */
const DayList = ({ id, day, entries, onOpen }: DayListProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const firstReview = entries.find(({ kind }) => kind === 'review')
  return (
    <>
      <h2 id={id}>
        {t('home.deadline.date', { date: formatLongDay(day, language), weekday: formatWeekday(day, language) })}
        <span className="rj-hint">{t('home.calendar.count', { count: entries.length })}</span>
      </h2>
      {entries.length === 0 ? (
        <p className="rj-hint">{t('home.calendar.none')}</p>
      ) : (
        <ul>
          {entries.map(entry => (
            <EntryCard key={entry.key} entry={entry} hasArithmetic={entry === firstReview} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </>
  )
}

/** Says what the signs and colours of the deadlines mean. */
const CalendarLegend = (): JSX.Element => {
  const { t } = useTranslation()
  return (
    <span className="rj-calendar-legend">
      {(['urgent', 'soon', 'later', 'filed', 'unfiled'] as const).map(state => (
        <span key={state} className={`rj-${state}`}>
          <EntryIcon state={state} />
          {t(`home.history.groups.${state === 'unfiled' ? 'past' : state}`)}
        </span>
      ))}
    </span>
  )
}

/** Shows the deadlines of cases and oppositions by month or week; span and day stand in the address. */
export const CasesCalendar = ({ onOpen }: { onOpen: (id: number) => void }): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const id = useId()
  const side = useRef<HTMLElement>(null)
  const isNarrow = useMediaQuery(NARROW)
  const [isDayOpen, setIsDayOpen] = useState(false)
  const [address, setAddress] = useSearchParams()
  const [kinds, setKinds] = useState<ReadonlySet<Entry['kind']>>(() => new Set(KINDS))
  const today = dayOf(Date.now())
  const asked = address.get('day') ?? ''
  const chosen = isCalendarDay(asked) ? asked : today
  const span = address.get('view') === 'week' ? 'week' : 'month'
  const weeks = span === 'month' ? weeksOfMonth(chosen) : [weekOf(chosen)]
  const [from = chosen, to = chosen] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)]
  const answer = useCall('readDeadlineDays', { query: { from, to } }, { keepsPrevious: true })
  const { data, isError, isFetching } = answer
  const entries = data ? entriesByDay(data, kinds) : new Map<CalendarDay, Entry[]>()
  const special = data?.special ?? []
  const found = entries.get(chosen) ?? []
  const past = data ? unfiledEntries(data.unfiled, kinds) : []

  const kindBoxes = KINDS.map(kind => (
    <Checkbox
      key={kind}
      inline={!isNarrow}
      checked={kinds.has(kind)}
      label={t(`home.calendar.kinds.${kind}`)}
      onChange={({ currentTarget }) =>
        setKinds(new Set(KINDS.filter(other => (other === kind ? currentTarget.checked : kinds.has(other)))))
      }
    />
  ))
  const dayList = <DayList id={`${id}-day`} day={chosen} entries={found} onOpen={onOpen} />

  const change = (part: { day?: CalendarDay; view?: string }): void => {
    const next = addressNow()
    for (const [name, value] of Object.entries(part)) next.set(name, value)
    setAddress(next, { replace: true })
  }
  const move = (step: 1 | -1): void =>
    change({ day: span === 'month' ? addMonths(chosen, step) : addDays(chosen, 7 * step) })
  const title =
    span === 'month'
      ? formatMonth(chosen, language)
      : t('home.calendar.weekOf', { days: formatDays(from, to, language), number: weekNumber(from) })

  return (
    <section className="rj-calendar rj-pane" aria-labelledby={`${id}-title`}>
      <header className="rj-calendar-head">
        <h1 id={`${id}-title`} className="rj-pane-title">
          {t('home.history.title')}
        </h1>
        <CasesViewSwitch />
        <div className="rj-calendar-steps">
          <IconButton
            name={t(`home.calendar.previous.${span}`)}
            size="small"
            icon={<ChevronLeftIcon />}
            onClick={() => move(-1)}
          />
          <strong role="status">{title}</strong>
          <IconButton
            name={t(`home.calendar.next.${span}`)}
            size="small"
            icon={<ChevronRightIcon />}
            onClick={() => move(1)}
          />
          <Button size="small" text={t('home.calendar.today')} onClick={() => change({ day: today })} />
        </div>
        <span className="rj-gap" />
        {isNarrow ? (
          <PopoverNext
            placement="bottom-end"
            content={
              <div className="rj-calendar-kinds" role="dialog" aria-label={t('home.calendar.kind')}>
                {kindBoxes}
              </div>
            }
          >
            <Button size="small" endIcon="caret-down">
              {t('home.calendar.kindsShown', { count: kinds.size })}
            </Button>
          </PopoverNext>
        ) : (
          kindBoxes
        )}
        <SegmentedControl
          size="small"
          inline
          aria-label={t('home.calendar.span')}
          options={SPANS.map(value => ({ value, label: t(`home.calendar.spans.${value}`) }))}
          value={span}
          onValueChange={view => change({ view })}
        />
        <CalendarFeedButton />
      </header>
      {isError && !isFetching ? (
        <FailedLoad of={answer} />
      ) : span === 'week' && data === undefined ? (
        <div className="rj-week" aria-busy />
      ) : span === 'week' && data !== undefined ? (
        <WeekList
          past={{ entries: past, count: data.unfiledCount - (data.unfiled.length - past.length) }}
          days={weekOf(chosen)}
          entries={entries}
          special={special}
          onOpen={onOpen}
        />
      ) : (
        <div className="rj-calendar-body" aria-busy={isFetching}>
          <div className="rj-month-scroll">
            <MonthGrid
              weeks={weeks}
              chosen={chosen}
              entries={entries}
              special={special}
              onChoose={day => change({ day })}
              onOpen={onOpen}
              isShort={isNarrow}
              onPress={() => isNarrow && setIsDayOpen(true)}
              onEnter={() =>
                isNarrow ? setIsDayOpen(true) : side.current?.querySelector<HTMLElement>('button, a')?.focus()
              }
            />
          </div>
          {isNarrow ? (
            <SideDrawer
              isOpen={isDayOpen}
              position="right"
              size={`min(${DRAWER_PX}px, 100vw)`}
              aria-labelledby={`${id}-day`}
              onClose={() => setIsDayOpen(false)}
            >
              <div className="rj-calendar-side">
                <Button
                  className="rj-calendar-close"
                  variant="minimal"
                  icon={<CrossIcon />}
                  aria-label={t('home.calendar.closeDay')}
                  title={t('home.calendar.closeDay')}
                  onClick={() => setIsDayOpen(false)}
                />
                {dayList}
              </div>
            </SideDrawer>
          ) : (
            <>
              <aside ref={side} className="rj-calendar-side" aria-labelledby={`${id}-day`}>
                {dayList}
              </aside>
              <SidePlace className="rj-calendar-side" />
            </>
          )}
        </div>
      )}
      <footer className="rj-calendar-foot rj-hint">
        <CalendarLegend />
        <span className="rj-gap" />
        <span>
          {data?.isCut && t('home.calendar.isCut')}
          {data && data.untold.length > 0
            ? t('home.calendar.untold', { years: data.untold.join(t('home.calendar.comma')) })
            : t('home.calendar.source')}
        </span>
      </footer>
    </section>
  )
}
