import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deadlinesBy } from '#domain/law/deadline.ts'
import { type HolidayTable, holidayCalendar } from '#domain/law/holidays.ts'

const FOLDER = join(import.meta.dirname, 'holidays')

/** The calendar of working days by the holiday tables that come with the server. */
export const HOLIDAYS = holidayCalendar(
  readdirSync(FOLDER).map(file => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as HolidayTable),
)

/** Deadlines by those tables. */
export const { computeDeadline, rollToWorkingDay, supplementDueDay } = deadlinesBy(HOLIDAYS)
