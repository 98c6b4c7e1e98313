import { describe, expect, it } from 'vitest'
import { addDays, type CalendarDay, weekdayOf } from '#domain/calendar-day.ts'
import { HOLIDAYS } from '../../../server/law/deadlines.ts'

const { dayKindOf, hasTable } = HOLIDAYS

describe('holidays', () => {
  it('says which years have a table', () => {
    expect([2022, 2023, 2024, 2025, 2026, 2027].map(hasTable)).toEqual([false, true, true, true, true, false])
  })

  it('names the holiday that makes a day off or a worked weekend', () => {
    expect(dayKindOf('2026-06-19')).toMatchObject({ isWorkingDay: false, reason: 'day off', holiday: { zh: '端午节' } })
    expect(dayKindOf('2026-10-10')).toMatchObject({ isWorkingDay: true, reason: 'make-up day' })
    expect(dayKindOf('2026-06-27')).toMatchObject({ isWorkingDay: false, reason: 'weekend', holiday: null })
    expect(dayKindOf('2026-06-22')).toMatchObject({ isWorkingDay: true, reason: 'weekday', holiday: null })
  })

  it('takes 1 January as off in a year without a table', () => {
    expect(dayKindOf('2029-01-01').isWorkingDay).toBe(false)
  })
})

/** The notices of the State Council on days off: first day, how many days it counts, and the weekends worked instead. */
const NOTICES: Readonly<Record<number, readonly (readonly [string, string, number, readonly string[]])[]>> = {
  2023: [
    ['元旦', '2022-12-31', 3, []],
    ['春节', '2023-01-21', 7, ['2023-01-28', '2023-01-29']],
    ['清明节', '2023-04-05', 1, []],
    ['劳动节', '2023-04-29', 5, ['2023-04-23', '2023-05-06']],
    ['端午节', '2023-06-22', 3, ['2023-06-25']],
    ['中秋节、国庆节', '2023-09-29', 8, ['2023-10-07', '2023-10-08']],
  ],
  2024: [
    ['元旦', '2024-01-01', 1, []],
    ['春节', '2024-02-10', 8, ['2024-02-04', '2024-02-18']],
    ['清明节', '2024-04-04', 3, ['2024-04-07']],
    ['劳动节', '2024-05-01', 5, ['2024-04-28', '2024-05-11']],
    ['端午节', '2024-06-10', 1, []],
    ['中秋节', '2024-09-15', 3, ['2024-09-14']],
    ['国庆节', '2024-10-01', 7, ['2024-09-29', '2024-10-12']],
  ],
  2025: [
    ['元旦', '2025-01-01', 1, []],
    ['春节', '2025-01-28', 8, ['2025-01-26', '2025-02-08']],
    ['清明节', '2025-04-04', 3, []],
    ['劳动节', '2025-05-01', 5, ['2025-04-27']],
    ['端午节', '2025-05-31', 3, []],
    ['国庆节、中秋节', '2025-10-01', 8, ['2025-09-28', '2025-10-11']],
  ],
  2026: [
    ['元旦', '2026-01-01', 3, ['2026-01-04']],
    ['春节', '2026-02-15', 9, ['2026-02-14', '2026-02-28']],
    ['清明节', '2026-04-04', 3, []],
    ['劳动节', '2026-05-01', 5, ['2026-05-09']],
    ['端午节', '2026-06-19', 3, []],
    ['中秋节', '2026-09-25', 3, []],
    ['国庆节', '2026-10-01', 7, ['2026-09-20', '2026-10-10']],
  ],
}

const daysFrom = (first: CalendarDay, count: number): CalendarDay[] =>
  Array.from({ length: count }, (_, place) => addDays(first, place))
const isWeekend = (day: CalendarDay): boolean => [0, 6].includes(weekdayOf(day))

describe.each(Object.entries(NOTICES))('the days off of %s', (year, notices) => {
  it('are those of the notice', () => {
    for (const [name, first, count, worked] of notices) {
      for (const day of daysFrom(first, count))
        expect(dayKindOf(day), day).toMatchObject({ isWorkingDay: false, holiday: { zh: name } })
      for (const day of worked) expect(dayKindOf(day), day).toMatchObject({ isWorkingDay: true, holiday: { zh: name } })
    }
  })

  it('are no others, but for weekends', () => {
    const named = new Set(notices.flatMap(([, first, count, worked]) => [...daysFrom(first, count), ...worked]))
    for (const day of daysFrom(`${year}-01-01`, 366).filter(day => day.startsWith(year) && !named.has(day)))
      expect(dayKindOf(day), day).toMatchObject({ isWorkingDay: !isWeekend(day), holiday: null })
  })
})
