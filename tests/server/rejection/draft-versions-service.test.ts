import { expect, it } from 'vitest'
import type { VersionKind } from '#contract/rejection.ts'
import { type MeasuredVersion, thinVersions } from '../../../server/rejection/draft-versions-service.ts'

const NOW = Date.parse('2026-11-21T12:00:30Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Versions of these ages, newest first. */
const versionsOf = (ages: readonly number[], facts: Partial<MeasuredVersion> = {}): MeasuredVersion[] =>
  ages.map((age, index) => ({ id: index, kind: 'saved', bytes: 1_000, savedAt: new Date(NOW - age), ...facts }))
const every = (apart: number, count: number): number[] => Array.from({ length: count }, (_, index) => index * apart)
const thinned = (ages: readonly number[], kind: VersionKind = 'saved') =>
  thinVersions(versionsOf(ages, { kind }), NOW).map(({ savedAt }) => NOW - savedAt.getTime())

it('keeps one a minute of the last hour', () => {
  expect(thinned(every(20_000, 30))).toHaveLength(11)
  expect(thinned(every(MINUTE, 60))).toHaveLength(60)
})

it.each([
  ['ten minutes of a day', HOUR, DAY, MINUTE, 23 * 6],
  ['hour of a month', DAY, 3 * DAY, 10 * MINUTE, 48],
  ['day before that', 30 * DAY, 40 * DAY, HOUR, 10],
])('keeps one for each %s', (_, from, to, apart, count) => {
  const ages = every(apart, (to - from) / apart).map(age => age + from)
  expect(Math.abs(thinned(ages).length - count)).toBeLessThanOrEqual(1)
})

it('always keeps the newest of a span', () => {
  expect(thinned([2 * HOUR, 2 * HOUR + 1, 2 * HOUR + 2])).toEqual([2 * HOUR])
})

it.each<[VersionKind, number]>([
  ['saved', 200],
  ['exported', 50],
  ['replaced', 50],
  ['refused', 50],
])('keeps the newest %s ones, %i at most', (kind, most) => {
  const ages = every(DAY, 300)
  expect(thinned(ages, kind)).toEqual(ages.slice(0, most))
})

it('does not thin out by age what was exported, replaced or refused', () => {
  const ages = every(1, 40)
  expect(thinned(ages, 'exported')).toEqual(ages)
  expect(thinned(ages, 'replaced')).toEqual(ages)
  expect(thinned(ages, 'refused')).toEqual(ages)
})

it('lets go of the oldest saved ones when there are too many bytes, then of the exported ones', () => {
  const big = { bytes: 20 * 2 ** 20 }
  const versions = [
    ...versionsOf([0, HOUR, 2 * HOUR], big),
    ...versionsOf([3 * HOUR], { ...big, id: 10, kind: 'refused' }),
    ...versionsOf([4 * HOUR], { ...big, id: 11, kind: 'exported' }),
  ]
  expect(thinVersions(versions, NOW).map(({ id }) => id)).toEqual([0, 10, 11])
})

it('keeps the newest however large it is', () => {
  expect(thinVersions(versionsOf([0, HOUR], { bytes: 2 ** 30 }), NOW).map(({ id }) => id)).toEqual([0])
})

it('leaves alone what it has thinned out', () => {
  const once = thinVersions(versionsOf(every(7 * MINUTE, 2_000)), NOW)
  expect(thinVersions(once, NOW)).toEqual(once)
})
