import { expect, it } from 'vitest'
import { formatLongDay, formatMoment, formatShortDay, formatWeekday } from '../../../src/locales/formats.ts'

const NOW = Date.parse('2026-06-15T12:00:00+08:00')

it('writes a day in words of either language', () => {
  expect(formatLongDay('2026-06-22', 'zh')).toBe('2026年6月22日')
  expect(formatLongDay('2026-06-22', 'en')).toBe('22 June 2026')
  expect(formatWeekday('2026-06-22', 'zh')).toBe('周一')
  expect(formatWeekday('2026-06-22', 'en')).toBe('Mon')
})

it('leaves the year out of a short day when it is this year', () => {
  expect(formatShortDay('2026-06-22', 'zh', NOW)).toBe('6月22日')
  expect(formatShortDay('2026-06-22', 'en', NOW)).toBe('22 Jun')
  expect(formatShortDay('2025-12-31', 'zh', NOW)).toBe('2025年12月31日')
  expect(formatShortDay('2025-12-31', 'en', NOW)).toBe('31 Dec 2025')
})

it('writes a moment to the second, the day before the month only in words', () => {
  const moment = new Date(2026, 5, 22, 14, 3, 22).toISOString()
  expect(formatMoment(moment, 'zh')).toBe('2026年6月22日 14:03:22')
  expect(formatMoment(moment, 'en')).toBe('22 Jun 2026, 14:03:22')
})
