import { describe, expect, it } from 'vitest'
import type { AnalysisEvent } from '#contract/progress.ts'
import {
  advance,
  FIRST_STEPS,
  fractionOf,
  stateOfStep,
  stepsOf,
} from '../../../src/features/rejection-home/form/analysis-steps.ts'

const EVENTS: AnalysisEvent[] = [
  { step: 'read', page: 1, pages: 2 },
  { step: 'read', page: 2, pages: 2 },
  { step: 'facts', count: 14 },
  { step: 'compare', index: 1, total: 2, regNo: '47709815', mark: '墨豚' },
  { step: 'compare', index: 2, total: 2, regNo: '61820437', mark: 'MOTUN' },
  { step: 'draft' },
]
const stepsAfter = (count: number) => EVENTS.slice(0, count).reduce(advance, FIRST_STEPS)

describe('the steps of an analysis', () => {
  it.each([
    [0, ['current', 'open', 'open', 'open']],
    [3, ['done', 'current', 'open', 'open']],
    [4, ['done', 'done', 'current', 'open']],
    [6, ['done', 'done', 'done', 'current']],
  ])('after %i events are in order', (count, states) => {
    const steps = stepsAfter(count)
    expect(stepsOf(steps).map(step => stateOfStep(steps, step))).toEqual(states)
  })

  it('tell of recognising pages only where there are scanned ones', () => {
    const scanned = advance(stepsAfter(2), { step: 'ocr', page: 1, pages: 2 })
    expect(stepsOf(stepsAfter(2))).not.toContain('ocr')
    expect(stepsOf(scanned).map(step => stateOfStep(scanned, step))).toEqual([
      'done',
      'current',
      'open',
      'open',
      'open',
    ])
    expect(fractionOf(scanned)).toBeGreaterThan(fractionOf(stepsAfter(2)))
    expect(fractionOf(advance(scanned, { step: 'ocr', page: 2, pages: 2 }))).toBeLessThanOrEqual(
      fractionOf(stepsAfter(3)),
    )
  })

  it('keep the last news of each', () => {
    expect(stepsAfter(6).news).toMatchObject({ read: { page: 2 }, facts: { count: 14 }, compare: { index: 2 } })
  })

  it('only ever move the bar forward, and never to the end before it is over', () => {
    const fractions = EVENTS.map((_, place) => fractionOf(stepsAfter(place + 1)))
    expect([...fractions].sort((left, right) => left - right)).toEqual(fractions)
    expect(fractions.every(fraction => fraction > 0 && fraction < 1)).toBe(true)
  })

  it('stay as they are when the stream ends', () => {
    expect(advance(stepsAfter(6), { step: 'done' })).toEqual(stepsAfter(6))
    expect(advance(stepsAfter(3), { step: 'failed', code: 'noText' })).toEqual(stepsAfter(3))
  })
})
