import { FIRST_PAGE, PAGE_SIZE } from '#contract/limits.ts'
import type { AlertState } from '#contract/vocabulary.ts'
import type {
  Alert,
  AlertChange,
  AlertPage,
  AlertQuery,
  WatchChange,
  WatchItem,
  WatchOrder,
  WatchTrial,
} from '#contract/watching.ts'
import { addMonths, type CalendarDay, daysBetween, yearOf } from '#domain/calendar-day.ts'
import { oppositionPeriod } from '#domain/law/deadline.ts'
import { isSameOwner } from '#domain/mark/same-owner.ts'
import { AppError } from '../app-error.ts'
import type { CalendarFile } from '../calendar/write-calendar.ts'
import { HOLIDAYS, rollToWorkingDay } from '../law/deadlines.ts'
import { readRegisterNames, registersToSearch } from '../register/registers-service.ts'
import { searchSimilar } from '../search/search-similar.ts'
import { describeSearched } from '../search/searched-name.ts'
import type { Database } from '../storage/database.ts'
import { oppositionCalendar } from './alert-calendar.ts'
import { changeAlert, countAlerts, findAlert, readAlertRows } from './alerts-repository.ts'
import { isInGroups, levelsOf, stageOf } from './run-watches.ts'
import { changeWatch, deleteWatch, insertWatch, listWatchItems } from './watches-repository.ts'

const TRIAL_MONTHS = 12
/** Hits of one wording that a trial looks at. */
const TRIAL_HITS = 500
const MOST_IN_CALENDAR = 2_000

const oppositionOf = (published: CalendarDay | null, today: CalendarDay): Alert['opposition'] => {
  if (published === null) return null
  const { months, nominal, due } = oppositionPeriod(published, { rollToWorkingDay })
  const isHolidayTableMissing = !HOLIDAYS.hasTable(yearOf(due))
  return { published, months, nominal, due, daysLeft: daysBetween(today, due), isHolidayTableMissing }
}

type AlertRow = Awaited<ReturnType<typeof readAlertRows>>[number]

const UNNAMED = { zh: '', en: '' }

const alertOf = (row: AlertRow, names: ReadonlyMap<number, Alert['register']>, today: CalendarDay): Alert => ({
  id: row.id,
  watchId: row.watch_id,
  registerId: row.register_id,
  register: names.get(row.register_id) ?? UNNAMED,
  stage: row.stage,
  state: row.state,
  reason: row.reason,
  ours: row.ours,
  name: row.name,
  regNo: row.reg_no,
  class: row.class,
  groups: row.groups,
  owner: row.owner,
  level: row.level,
  rules: row.rules,
  filedOn: row.filed_on,
  day: row.day,
  opposition: oppositionOf(row.published_on, today),
})

const cleaned = (order: WatchOrder): WatchOrder => {
  const marks = [...new Set(order.marks.map(mark => mark.trim()))]
  if (marks.some(mark => describeSearched(mark).text === ''))
    throw new AppError('invalidInput', 'A watched wording has neither letters, characters nor digits.')
  const groups = [...new Set(order.groups)].sort()
  const named = groups.map(group => Number(group.slice(0, 2)))
  // Groups alone watch their classes only; beside classes they narrow those, and add their own.
  const classes = order.classes.length === 0 && groups.length === 0 ? [] : [...order.classes, ...named]
  return { ...order, name: order.name.trim(), marks, groups, classes: [...new Set(classes)].sort((a, b) => a - b) }
}

export interface WatchingService {
  list(accountId: number): Promise<WatchItem[]>
  /** Begins a watch, which sees what imports bring from now on. Throws `AppError` invalidInput for a wording without letters. */
  add(accountId: number, order: WatchOrder): Promise<WatchItem[]>
  /** Says how many marks of the last twelve months a watch would have alerted to. Throws as `add`. */
  tryOut(order: WatchOrder, today: CalendarDay): Promise<WatchTrial>
  /** Stops a watch, lets it go on, or changes what it watches from now on. Throws `AppError` notFound, and as `add`. */
  change(accountId: number, id: number, change: WatchChange): Promise<WatchItem[]>
  /** Ends a watch with its alerts. Throws `AppError` notFound. */
  remove(accountId: number, id: number): Promise<WatchItem[]>
  readAlerts(accountId: number, query: AlertQuery, today: CalendarDay): Promise<AlertPage>
  /** Changes what was done about an alert. Throws `AppError` notFound, and invalidInput where one is dismissed without a reason. */
  changeAlert(accountId: number, id: number, change: AlertChange): Promise<null>
  /** Returns an alert with the applicant of its watch. Throws `AppError` notFound. */
  readAlert(accountId: number, id: number, today: CalendarDay): Promise<{ alert: Alert; applicant: string }>
  /** Returns the alerts that nobody dealt with yet, the next opposition deadline first. */
  openOppositions(accountId: number, today: CalendarDay): Promise<Alert[]>
  /** Returns the ends of opposition periods that nobody dealt with yet, as an iCalendar file. */
  calendar(accountId: number, isEn: 0 | 1, today: CalendarDay): Promise<CalendarFile>
}

export const createWatchingService = (db: Database): WatchingService => {
  const openOppositions = async (accountId: number, today: CalendarDay): Promise<Alert[]> => {
    const rows = await readAlertRows(db, accountId, { order: 'due' }, MOST_IN_CALENDAR, 0)
    const names = await readRegisterNames(db)
    return rows.filter(({ state }) => state === 'new' || state === 'seen').map(row => alertOf(row, names, today))
  }
  const trial = async (name: string, { name: applicant, classes, groups, level }: WatchOrder, today: CalendarDay) => {
    const from = addMonths(today, -TRIAL_MONTHS)
    const registers = (await registersToSearch(db)).map(({ id }) => id)
    const found = await searchSimilar(db, {
      name,
      registers,
      classes,
      onDay: today,
      limit: TRIAL_HITS,
      filter: { from },
    })
    const hits = found.hits.filter(
      ({ mark, comparison }) =>
        levelsOf(level).includes(comparison.level) &&
        isInGroups(groups, mark) &&
        !(applicant !== '' && isSameOwner(applicant, mark.owner)) &&
        stageOf({ ...mark, day: from }) !== null,
    )
    return { hits, isCut: found.isCut || found.total > TRIAL_HITS }
  }

  const itemsAfter = async (accountId: number, isThere: boolean): Promise<WatchItem[]> => {
    if (!isThere) throw new AppError('notFound')
    return listWatchItems(db, accountId)
  }

  return {
    list: accountId => listWatchItems(db, accountId),
    async add(accountId, order) {
      await insertWatch(db, accountId, cleaned(order))
      return listWatchItems(db, accountId)
    },
    async tryOut(order, today) {
      const wanted = cleaned(order)
      const nearest = new Map<string, boolean>()
      let isCut = false
      for (const name of wanted.marks) {
        const { hits, isCut: isOneCut } = await trial(name, wanted, today)
        isCut ||= isOneCut
        for (const { mark, comparison } of hits) {
          const key = `${mark.regNo} ${mark.class}`
          nearest.set(key, nearest.get(key) === true || comparison.level !== 'weak')
        }
      }
      return { total: nearest.size, blocked: [...nearest.values()].filter(Boolean).length, isCut }
    },
    async change(accountId, id, { isStopped, order }) {
      const wanted = { isStopped, ...(order && { order: cleaned(order) }) }
      return itemsAfter(accountId, await changeWatch(db, accountId, id, wanted))
    },
    remove: async (accountId, id) => itemsAfter(accountId, await deleteWatch(db, accountId, id)),
    async readAlerts(accountId, { pageNum, ...query }, today) {
      const [states, names, rows] = await Promise.all([
        countAlerts(db, accountId, query.watchId),
        readRegisterNames(db),
        readAlertRows(db, accountId, query, PAGE_SIZE, (pageNum - FIRST_PAGE) * PAGE_SIZE),
      ])
      const asked: readonly AlertState[] =
        query.state === undefined ? ['new', 'seen', 'opposed', 'dismissed'] : [query.state]
      const total = asked.reduce((sum, state) => sum + states[state], 0)
      return { total, states, list: rows.map(row => alertOf(row, names, today)) }
    },
    async changeAlert(accountId, id, { state, reason }) {
      const why = reason.trim()
      if (state === 'dismissed' && why === '')
        throw new AppError('invalidInput', 'An alert is dismissed with a reason.')
      if (!(await changeAlert(db, accountId, id, { state, reason: why }))) throw new AppError('notFound')
      return null
    },
    async readAlert(accountId, id, today) {
      const row = await findAlert(db, accountId, id)
      if (row === undefined) throw new AppError('notFound')
      return { alert: alertOf(row, await readRegisterNames(db), today), applicant: row.applicant }
    },
    openOppositions,
    calendar: async (accountId, isEn, today) => oppositionCalendar(await openOppositions(accountId, today), isEn),
  }
}
