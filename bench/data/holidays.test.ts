import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { HOLIDAYS } from '../../server/law/deadlines.ts'
import { TEST_DATA_DIR } from './test-data-dir.ts'

interface PublishedYear {
  days: { name: string; date: string; isOffDay: boolean }[]
}

it.each([2023, 2024, 2025, 2026])('the days off of %i are the published ones', year => {
  const file = join(TEST_DATA_DIR, 'holidays', `${year}.json`)
  const published = JSON.parse(readFileSync(file, 'utf8')) as PublishedYear
  expect(published.days.length).toBeGreaterThan(20)
  for (const { date, name, isOffDay } of published.days)
    expect(HOLIDAYS.dayKindOf(date), date).toMatchObject({ isWorkingDay: !isOffDay, holiday: { zh: name } })
})
