import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  isCalendarDay,
  midnightOf,
  parseDay,
  timestampOf,
  weekdayOf,
} from '#domain/calendar-day.ts'

describe('calendar day', () => {
  it('is the day in Shanghai, not in UTC or in the zone of the machine', () => {
    expect(dayOf(Date.parse('2026-06-21T16:00:00Z'))).toBe('2026-06-22')
    expect(dayOf(Date.parse('2026-06-21T15:59:59.999Z'))).toBe('2026-06-21')
  })

  it('begins at midnight in Shanghai', () => {
    expect(new Date(midnightOf('2026-06-22')).toISOString()).toBe('2026-06-21T16:00:00.000Z')
    expect(dayOf(midnightOf('2026-06-22'))).toBe('2026-06-22')
    expect(dayOf(midnightOf('2026-06-22') - 1)).toBe('2026-06-21')
  })

  it('writes a time stamp with the offset of Shanghai', () => {
    expect(timestampOf(Date.parse('2026-06-21T16:00:00Z'))).toBe('2026-06-22T00:00:00.000+08:00')
  })

  it('counts days over months and leap days', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  })

  it('counts the days between two days, backwards too', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
    expect(daysBetween('2026-01-01', '2025-12-31')).toBe(-1)
  })

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-10-31', 14, '2027-12-31'],
  ])('clips %s plus %i months to %s', (day, months, result) => {
    expect(addMonths(day, months)).toBe(result)
  })

  it('knows the weekday', () => {
    expect(weekdayOf('2026-06-21')).toBe(0)
    expect(weekdayOf('2026-06-20')).toBe(6)
  })

  it('tells days that exist from those that do not', () => {
    expect(['2024-02-29', '2026-02-29', '2026-13-01', '2026-6-1', ''].map(isCalendarDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('a typed day', () => {
  it.each([
    ['2026-06-05', '2026-06-05'],
    [' 2026-6-5 ', '2026-06-05'],
    ['20260605', '2026-06-05'],
    ['2026/06/05', '2026-06-05'],
    ['2026.6.5', '2026-06-05'],
    ['2026年6月5日', '2026-06-05'],
    ['2024-02-29', '2024-02-29'],
  ])('is read from %s', (text, day) => {
    expect(parseDay(text)).toBe(day)
  })

  it.each([
    '',
    '2026',
    '2026-06',
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '05-06-2026',
    '2026-06-05x',
  ])('is not made of %s', text => {
    expect(parseDay(text)).toBeNull()
  })
})
