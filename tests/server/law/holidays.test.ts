import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { HOLIDAYS } from '../../../server/law/deadlines.ts'
import { hasTestData, TEST_DATA_DIR } from '../../support/test-data-dir.ts'

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

interface PublishedYear {
  days: { name: string; date: string; isOffDay: boolean }[]
}

describe.skipIf(!hasTestData)('holidays against the collection in TEST_DATA_DIR', () => {
  it.each([2023, 2024, 2025, 2026])('agree on every day of %i', year => {
    const file = join(TEST_DATA_DIR, 'holidays', `${year}.json`)
    const published = JSON.parse(readFileSync(file, 'utf8')) as PublishedYear
    expect(published.days.length).toBeGreaterThan(20)
    for (const { date, name, isOffDay } of published.days)
      expect(dayKindOf(date), date).toMatchObject({ isWorkingDay: !isOffDay, holiday: { zh: name } })
  })
})
