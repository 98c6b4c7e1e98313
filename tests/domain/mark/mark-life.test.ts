import { expect, it } from 'vitest'
import { lifeOf, openToNonUse } from '#domain/mark/mark-life.ts'

it.each([
  ['registered', '2026-11-21', 'alive'],
  ['registered', '2026-11-20', 'in-grace'],
  ['registered', '2026-05-21', 'in-grace'],
  ['registered', '2026-05-20', 'dead'],
  ['registered', null, 'alive'],
  ['in-grace', null, 'in-grace'],
  ['in-grace', '2026-04-30', 'dead'],
  ['expired', '2026-08-01', 'in-grace'],
  ['expired', null, 'dead'],
  ['pending', null, 'pending'],
  ['preliminary', null, 'pending'],
  ['refused', null, 'dead'],
  ['cancelled', '2030-01-01', 'dead'],
  ['invalidated', '2030-01-01', 'dead'],
  ['withdrawn', null, 'dead'],
] as const)('takes a mark that is %s until %s as %s', (status, expiry, life) => {
  expect(lifeOf(status, expiry, '2026-11-21')).toBe(life)
})

it('opens no international registration to non-use by its registration day', () => {
  const mark = { registrationDate: '2015-03-02', life: 'alive' } as const
  expect(openToNonUse({ regNo: '9123456', ...mark }, '2026-11-21')).toBe('2018-03-03')
  expect(openToNonUse({ regNo: 'G1234567', ...mark }, '2026-11-21')).toBeNull()
})
