import { addDays, type CalendarDay } from '#domain/calendar-day.ts'

/** Numbers the office had reached by a day. */
const REACHED: readonly (readonly [number, CalendarDay])[] = [
  [5_000_000, '2005-11-15'],
  [8_000_000, '2010-01-12'],
  [15_000_000, '2014-08-05'],
  [20_000_000, '2016-05-23'],
  [30_000_000, '2018-04-03'],
  [40_000_000, '2019-08-01'],
  [50_000_000, '2020-09-28'],
  [60_000_000, '2021-10-25'],
  [70_000_000, '2023-03-06'],
  [80_000_000, '2024-07-24'],
  [91_400_000, '2026-10-20'],
]
const DAY_MS = 86_400_000
/** Numbers kept for one filing: an owner may file several marks, or one mark in several classes, on a day. */
export const NUMBERS_A_FILING = 8
const FIRST = 5_000_000
const FILINGS = (91_400_000 - FIRST) / NUMBERS_A_FILING
/** A prime: stepping by it, and round again, meets every filing once. */
const STEP = 7_368_787

/** The first number of the filing with an index from 0: no two filings share one, and neighbours lie far apart. */
export const numberOfFiling = (index: number): number => FIRST + ((index * STEP) % FILINGS) * NUMBERS_A_FILING

/** The day a number would have been filed on. */
export const dayOfNumber = (number: number): CalendarDay => {
  const place = Math.max(
    1,
    REACHED.findIndex(([reached]) => reached >= number),
  )
  const [low = 0, from = ''] = REACHED[place - 1] ?? []
  const [high = 0, until = ''] = REACHED[place] ?? []
  const days = Math.floor(((number - low) / (high - low)) * ((Date.parse(until) - Date.parse(from)) / DAY_MS))
  return addDays(from, days)
}
