import { describe, expect, it } from 'vitest'
import { ADJUSTMENTS, EXCEPTIONS, FINDING_RULES, NOTES } from '../../../server/similarity/combine-findings.ts'
import { compareMarks } from '../../../server/similarity/compare-marks.ts'
import { FIRING, RULE_IDS, type RuleCase, SILENT } from './rule-cases.ts'

const fired = ({ a, b, context }: RuleCase): string[] => compareMarks(a, b, context).rules.map(({ id }) => id)
const turned = (pair: RuleCase): RuleCase => ({ ...pair, a: pair.b, b: pair.a })

describe('the similarity rules', () => {
  it.each(FIRING)('$id fires for $a and $b, whichever comes first', pair => {
    expect(fired(pair)).toContain(pair.id)
    expect(fired(turned(pair))).toContain(pair.id)
  })

  it.each(SILENT)('$id keeps silent for $a and $b, whichever comes first', pair => {
    expect(fired(pair)).not.toContain(pair.id)
    expect(fired(turned(pair))).not.toContain(pair.id)
  })

  it('are all R01 to R29, each once', () => {
    const ids = [...FINDING_RULES, ...EXCEPTIONS, ...ADJUSTMENTS, ...NOTES].map(({ id }) => id).sort()
    expect(ids).toEqual(RULE_IDS.toSorted())
    expect(ids).toEqual(Array.from({ length: 29 }, (_, index) => `R${String(index + 1).padStart(2, '0')}`))
  })
})

describe('what the rules say', () => {
  it.each(FIRING)('$id explains itself in both languages for $a and $b', ({ id, a, b, context }) => {
    const rule = compareMarks(a, b, context).rules.find(found => found.id === id)
    expect(rule?.zh).toMatch(/^\P{Script=Latin}.*。$/u)
    expect(rule?.en).toMatch(/^[A-Z“].*\.$/)
    expect(`${rule?.zh}${rule?.en}`).not.toMatch(/undefined|null|“”/)
  })

  it('names the characters that differ as they are printed', () => {
    expect(compareMarks('清硯', '青硯').rules[0]).toMatchObject({
      id: 'R06',
      zh: '“清”与“青”读音相同或者相近，字形相近，两商标可能被认定为近似。',
      en: '“清” and “青” sound the same or nearly so and look near each other; the marks may be found similar.',
    })
  })

  it('names the words that were left aside as they are printed', () => {
    expect(compareMarks('SUPER Telvi Novara', 'TELVI NOVARA House').rules[0]).toMatchObject({
      id: 'R16',
      zh: '两商标的显著识别部分均为“Telvi Novara”，其余部分“SUPER”“House”显著性较弱，可能被认定为近似。',
    })
  })

  it.each([
    ['雪&月', '雪和月', '除“&”与其文字外'],
    ['川之源', '川源', '除“之”“的”的有无外'],
    ['三叠石', '3叠石', '除数字的写法外'],
  ])('tells what alone sets %s and %s apart', (a, b, told) => {
    expect(compareMarks(a, b).rules[0]?.zh).toContain(told)
  })
})

describe('exceptions and adjustments', () => {
  it.each([
    ['R04', '电老虎', '电飞虎', 'R03'],
    ['R23', 'TELVINA', 'TELVANI', 'R19'],
    ['R22', 'N', 'n', 'R18'],
  ])('%s stands in the place of what it takes back (%s, %s)', (id, a, b, replaced) => {
    const { rules, similar } = compareMarks(a, b, { isStylised: true })
    expect(rules.map(rule => rule.id)).toContain(id)
    expect(rules.map(rule => rule.id)).not.toContain(replaced)
    expect(similar).toBe(false)
  })

  it('an exception leaves other rules their say', () => {
    const { rules, similar } = compareMarks('大啄木鸟', '小啄木鸟')
    expect(rules.map(({ id }) => id)).toEqual(['R14', 'R16', 'R04'])
    expect(similar).toBe(true)
  })

  it('another first syllable with another meaning lowers the score', () => {
    const { rules, score } = compareMarks('人口', '入口')
    expect(rules.map(({ id, weight }) => [id, weight])).toEqual([
      ['R08', 0.8],
      ['R27', -0.1],
    ])
    expect(score).toBe(0.7)
  })
})
