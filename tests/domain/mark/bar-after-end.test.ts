import { expect, it } from 'vitest'
import { barAfterEnd } from '#domain/mark/mark-life.ts'
import { buildMark } from '../../support/register-marks.ts'

const barOf = (expiryDate: string) =>
  barAfterEnd(buildMark({ status: 'expired', registrationDate: '2010-01-01', expiryDate }))

it.each([
  ['a year from the end of its grace period', '2024-06-13', '2025-12-13'],
  ['no longer than the law that says so', '2026-02-28', '2026-12-31'],
  ['not at all once the 2026 revision is in force', '2026-08-31', null],
])('a mark that was not renewed bars others %s', (_how, expiryDate, last) => {
  expect(barOf(expiryDate)).toBe(last)
})
