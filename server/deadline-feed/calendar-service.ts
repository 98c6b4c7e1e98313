import { randomBytes } from 'node:crypto'
import type {
  CalendarFeed,
  CalendarFeedBody,
  CalendarRange,
  DeadlineDays,
  SpecialDay,
} from '#contract/calendar/deadline-days.ts'
import { MAX_CALENDAR_DAYS } from '#contract/limits.ts'
import { FEED_ALARMS, FEED_CONTENTS } from '#contract/vocabulary.ts'
import type { Alert } from '#contract/watching.ts'
import { addDays, addMonths, type CalendarDay, dayOf, daysBetween, timestampOf, yearOf } from '#domain/calendar-day.ts'
import { AppError } from '../app-error.ts'
import { type CalendarFile, writeCalendar } from '../calendar/write-calendar.ts'
import { languageOf } from '../drafting/language.ts'
import { HOLIDAYS } from '../law/deadlines.ts'
import { casesWith, unfiledBefore } from '../rejection/day-repository.ts'
import { caseEvents } from '../rejection/deadline-calendar.ts'
import type { Database } from '../storage/database.ts'
import { oppositionEvents } from '../watching/alert-calendar.ts'
import type { WatchingService } from '../watching/watching-service.ts'
import { deleteFeed, findFeed, findFeedByToken, keepFeed, noteRead } from './feeds-repository.ts'

const MOST_CASES = 1_000
const MOST_UNFILED = 5
/** A feed goes back and ahead as many months. */
const FEED_MONTHS_BACK = 3
const FEED_MONTHS_AHEAD = 24
const TOKEN_BYTES = 24
/** Whoever has the address reads it: what is internal and whose case it is are told only where that is asked for. */
const FEED_AT_FIRST = FEED_CONTENTS.filter(content => content !== 'reminder' && content !== 'applicant')

export const FEED_PATH = '/calendar/'

export interface CalendarService {
  /** Returns the deadlines and the special days from one day to another. Throws `AppError` invalidInput for too many days. */
  readDays(accountId: number, range: CalendarRange): Promise<DeadlineDays>
  readFeed(accountId: number): Promise<CalendarFeed>
  /** Turns the feed on or off, changes what it tells, or gives it another address. */
  saveFeed(accountId: number, body: CalendarFeedBody): Promise<CalendarFeed>
  /** Returns the deadlines of the account whose feed has the token, without samples. Throws `AppError` notFound. */
  writeFeed(token: string): Promise<CalendarFile>
}

const specialDays = ({ from, to }: CalendarRange): SpecialDay[] => {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
  return days.flatMap(day => {
    const { isWorkingDay, holiday } = HOLIDAYS.dayKindOf(day)
    return holiday === null ? [] : { day, isWorked: isWorkingDay, zh: holiday.zh, en: holiday.en }
  })
}

const dueOf = ({ opposition }: Alert): CalendarDay => opposition?.due ?? ''

/** Makes the service of the calendar of all deadlines: of the cases, and of the oppositions that watches point to. */
export const createCalendarService = (db: Database, watching: WatchingService): CalendarService => {
  const collect = async (accountId: number, { from, to }: CalendarRange) => {
    const range = { from, to, limit: MOST_CASES + 1 }
    const found = {
      cases: await casesWith(db, accountId, 'due', range),
      evidence: await casesWith(db, accountId, 'evidence_due', range),
      reminders: await casesWith(db, accountId, 'reminder_on', range),
    }
    const alerts = await watching.openOppositions(accountId, dayOf(Date.now()))
    return {
      cases: found.cases.slice(0, MOST_CASES),
      evidence: found.evidence.slice(0, MOST_CASES),
      reminders: found.reminders.slice(0, MOST_CASES),
      alerts: alerts.filter(alert => dueOf(alert) >= from && dueOf(alert) <= to),
      isCut: Object.values(found).some(list => list.length > MOST_CASES),
    }
  }

  const readFeed = async (accountId: number): Promise<CalendarFeed> => {
    const feed = await findFeed(db, accountId)
    return {
      path: feed ? `${FEED_PATH}${feed.token}.ics` : null,
      readAt: feed?.read_at ? timestampOf(feed.read_at.getTime()) : null,
      contents: feed?.contents ?? FEED_AT_FIRST,
      alarmDays: FEED_ALARMS.find(days => days === feed?.alarm_days) ?? 3,
    }
  }

  return {
    async readDays(accountId, range) {
      const length = daysBetween(range.from, range.to) + 1
      if (length < 1 || length > MAX_CALENDAR_DAYS) throw new AppError('invalidInput', 'Too many days, or none.')
      const { alerts, ...found } = await collect(accountId, range)
      const today = dayOf(Date.now())
      const unfiled =
        range.from <= today && today <= range.to
          ? await unfiledBefore(db, accountId, range.from, MOST_UNFILED)
          : { list: [], total: 0 }
      const years = [...new Set([yearOf(range.from), yearOf(range.to)])]
      return {
        ...found,
        unfiled: unfiled.list,
        unfiledCount: unfiled.total,
        oppositions: alerts.map(alert => {
          const { id, name, regNo, class: niceClass, owner, ours } = alert
          return { id, day: dueOf(alert), name, regNo, class: niceClass, owner, ours }
        }),
        special: specialDays(range),
        untold: years.filter(year => !HOLIDAYS.hasTable(year)),
      }
    },
    readFeed,
    async saveFeed(accountId, body) {
      if (body.isOn) await keepFeed(db, accountId, randomBytes(TOKEN_BYTES).toString('base64url'), body)
      else await deleteFeed(db, accountId)
      return await readFeed(accountId)
    },
    async writeFeed(token) {
      const feed = await findFeedByToken(db, token)
      if (!feed) throw new AppError('notFound')
      await noteRead(db, token)
      const today = dayOf(Date.now())
      const range = { from: addMonths(today, -FEED_MONTHS_BACK), to: addMonths(today, FEED_MONTHS_AHEAD) }
      const { cases, evidence, reminders, alerts } = await collect(feed.account_id, range)
      const told = { isEn: feed.is_en, contents: new Set(feed.contents) }
      const open = {
        review: cases.filter(({ isSample, filedOn }) => !isSample && filedOn === null),
        evidence: evidence.filter(({ isSample, evidenceOn }) => !isSample && evidenceOn === null),
        reminder: reminders.filter(({ isSample }) => !isSample),
      }
      const { say } = languageOf(feed.is_en)
      const text = writeCalendar({
        events: [
          ...(['review', 'evidence', 'reminder'] as const).flatMap(kind =>
            told.contents.has(kind) ? caseEvents(kind, open[kind], told) : [],
          ),
          ...(told.contents.has('opposition') ? oppositionEvents(alerts, told) : []),
        ],
        isEn: feed.is_en,
        name: say('Rejoinder 期限', 'Rejoinder deadlines'),
        alarmDays: feed.alarm_days === 0 ? [] : [feed.alarm_days],
      })
      return { name: say('期限.ics', 'Deadlines.ics'), text }
    },
  }
}
