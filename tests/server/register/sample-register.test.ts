import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { CLASS_COUNT } from '#contract/limits.ts'
import type { RegisterMark } from '#domain/mark/register-mark.ts'
import { inventNearPair, NEAR_RULES } from '../../../server/register/sample/near-names.ts'
import { SAMPLE_DAY, SAMPLE_DIGEST, SAMPLE_SIZE, sampleMarks } from '../../../server/register/sample/sample-register.ts'
import { seededRandom } from '../../../server/register/sample/seeded-random.ts'
import { compareMarks } from '../../../server/similarity/compare-marks.ts'

const marks = [...(await sampleMarks())]
const share = (test: (mark: RegisterMark) => boolean): number => marks.filter(test).length / marks.length

describe('the sample register', () => {
  it('is the same wherever it is generated', () => {
    const hash = createHash('sha256')
    for (const mark of marks) hash.update(JSON.stringify(mark))
    expect(hash.digest('hex').slice(0, SAMPLE_DIGEST.length)).toBe(SAMPLE_DIGEST)
  })

  it('names cities in English as the English do', () => {
    const names = marks.map(({ ownerEn }) => ownerEn)
    expect(names.some(name => name.startsWith('Harbin '))).toBe(true)
    expect(names.filter(name => /^(?:Haerbin|Xian) /.test(name))).toEqual([])
  })

  it('has twenty thousand marks, none twice, in all classes', () => {
    expect(marks).toHaveLength(SAMPLE_SIZE)
    expect(new Set(marks.map(mark => `${mark.regNo} ${mark.class}`)).size).toBe(SAMPLE_SIZE)
    expect(new Set(marks.map(mark => mark.class)).size).toBe(CLASS_COUNT)
  })

  it('has dead marks, marks in grace, devices, Latin and mixed names in the shares of a real register', () => {
    expect(share(({ status }) => status === 'registered')).toBeGreaterThan(0.5)
    expect(share(({ status }) => ['refused', 'expired', 'cancelled', 'invalidated'].includes(status))).toBeGreaterThan(
      0.2,
    )
    expect(share(({ status }) => status === 'in-grace')).toBeGreaterThan(0.002)
    expect(share(({ name }) => name === '')).toBeGreaterThan(0.03)
    expect(share(({ name }) => /^[\p{Script=Latin} ]+$/u.test(name))).toBeGreaterThan(0.15)
    expect(share(({ name }) => /\p{Script=Han}/u.test(name) && /\p{Script=Latin}/u.test(name))).toBeGreaterThan(0.08)
  })

  it('uses some characters far more often than others', () => {
    const counts = new Map<string, number>()
    for (const { name } of marks) for (const character of name) counts.set(character, (counts.get(character) ?? 0) + 1)
    const sorted = [...counts].filter(([character]) => /\p{Script=Han}/u.test(character)).map(([, count]) => count)
    sorted.sort((a, b) => b - a)
    expect(sorted.length).toBeGreaterThan(400)
    expect(sorted[0]).toBeGreaterThan(20 * (sorted[300] ?? 0))
  })

  it('has goods of the class, under the groups that the mark is in', () => {
    const astray = marks.filter(({ class: niceClass, groups, goods }) =>
      goods.some(({ group }) => Number(group.slice(0, 2)) !== niceClass || !groups.includes(group)),
    )
    expect(astray).toEqual([])
    expect(share(({ goods }) => goods.length > 0)).toBe(1)
  })

  it('tells a course of events that agrees with the dates and ends on its day', () => {
    const astray = marks.filter(({ events, applicationDate, preliminaryDate, registrationDate, expiryDate }) => {
      const days = events.map(({ date }) => date)
      const dayOf = (code: string): string | null => events.find(event => event.code === code)?.date ?? null
      return (
        days.join() !== days.toSorted().join() ||
        (days.at(-1) ?? '') > SAMPLE_DAY ||
        dayOf('filed') !== applicationDate ||
        dayOf('preliminary') !== preliminaryDate ||
        dayOf('registered') !== registrationDate ||
        (registrationDate === null) !== (expiryDate === null)
      )
    })
    expect(astray).toEqual([])
  })
})

it.each(NEAR_RULES)('invents pairs of names that %s fires on', rule => {
  const random = seededRandom(7)
  const fired = Array.from({ length: 40 }, () => inventNearPair(random, rule)).filter(
    ({ earlier, later, hasDevice }) => {
      const context = {
        niceClass: 33,
        famous: rule === 'R28',
        isStylised: rule === 'R22',
        hasDevice: hasDevice ?? false,
      }
      return compareMarks(earlier, later, context).rules.some(({ id }) => id === rule)
    },
  )
  expect(fired.length).toBeGreaterThan(15)
})
