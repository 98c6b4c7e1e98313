import { describe, expect, it } from 'vitest'
import { compareMarks } from '../../../server/similarity/compare-marks.ts'
import { labelledPairs } from '../../support/labelled-pairs.ts'
import { scoreOf } from '../../support/precision-recall.ts'

const pairs = labelledPairs()

describe('on the labelled pairs the rules', () => {
  it('tell similar from other marks with an F1 of 0.985 or more', () => {
    const answers = pairs.map(
      ({ earlier, wanted, context, similar }) => [similar, compareMarks(earlier, wanted, context).similar] as const,
    )
    expect(scoreOf(answers).f1).toBeGreaterThanOrEqual(0.985)
  })

  it.each([...new Set(pairs.map(({ rule }) => rule))])('fire where they should: %s has an F1 of 0.9 or more', id => {
    const answers = pairs
      .filter(({ rule }) => rule === id)
      .map(({ earlier, wanted, context, fires }) => {
        const { rules } = compareMarks(earlier, wanted, context)
        return [fires, rules.some(rule => rule.id === id)] as const
      })
    expect(answers.length).toBeGreaterThanOrEqual(12)
    expect(scoreOf(answers).f1).toBeGreaterThanOrEqual(0.9)
  })
})
