import { describe, expect, it } from 'vitest'
import { dayOf, midnightOf, parseDay } from '../../../src/lib/calendar-day.ts'

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

it('begins at midnight in Shanghai', () => {
  expect(midnightOf('2026-06-05')).toBe(Date.parse('2026-06-04T16:00:00Z'))
  expect(dayOf(midnightOf('2026-06-05'))).toBe('2026-06-05')
  expect(dayOf(midnightOf('2026-06-05') - 1)).toBe('2026-06-04')
})
