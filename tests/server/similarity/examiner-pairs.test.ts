import { describe, expect, it } from 'vitest'
import { compareMarks } from '../../../server/similarity/compare-marks.ts'
import { examinerPairs, findsNear } from '../../support/examiner-pairs.ts'
import { scoreOf } from '../../support/precision-recall.ts'

const pairs = examinerPairs().filter(({ isHeld }) => !isHeld)
const scoreOfKind = (kind: string) =>
  scoreOf(pairs.filter(pair => pair.kind === kind).map(pair => [pair.isNear, findsNear(pair)] as const))

describe('on the open pairs of an examiner the rules', () => {
  it('tell near from other marks with an F1 of 0.97 or more', () => {
    expect(scoreOf(pairs.map(pair => [pair.isNear, findsNear(pair)] as const)).f1).toBeGreaterThanOrEqual(0.97)
  })

  it('find 19 of 20 near composite marks', () => {
    expect(scoreOfKind('composite').recall).toBeGreaterThanOrEqual(0.95)
  })

  it('never clear a homophone', () => {
    expect(scoreOfKind('homophone').recall).toBe(1)
  })
})

describe('a mark of several parts', () => {
  it('is near by one part, and the finding names that part', () => {
    const { similar, rules } = compareMarks('QIVORA 栖沃拉', 'KIVORA')
    expect(similar).toBe(true)
    expect(rules[0]?.zh).toContain('“QIVORA 栖沃拉”中的“QIVORA”')
    expect(rules[0]?.en).toContain('“QIVORA” in “QIVORA 栖沃拉”')
  })

  it('is not near by a part that only names the goods', () => {
    expect(compareMarks('云麓 TEA', '梵溪 TEA', { niceClass: 30, goods: ['茶'] }).level).toBe('none')
  })
})
