import { expect, it } from 'vitest'
import { monthAround } from '../../../server/quota/month.ts'

it.each([
  ['2026-06-30T15:59:59.999Z', '2026-05-31T16:00:00.000Z', '2026-07-01'],
  ['2026-06-30T16:00:00.000Z', '2026-06-30T16:00:00.000Z', '2026-08-01'],
  ['2026-12-31T23:00:00.000Z', '2026-12-31T16:00:00.000Z', '2027-02-01'],
])('puts %s into the month that began %s and ends before %s in Shanghai', (instant, begin, resetsOn) => {
  const month = monthAround(Date.parse(instant))
  expect(month.begin.toISOString()).toBe(begin)
  expect(month.resetsOn).toBe(resetsOn)
})
