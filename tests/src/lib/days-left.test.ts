import { describe, expect, it } from 'vitest'
import { daysLeft } from '../../../src/lib/days-left.ts'

const at = (iso: string): number => Date.parse(iso)

describe('days left', () => {
  it.each([
    ['2026-06-22', '2026-06-15T12:00:00+08:00', 7],
    ['2026-06-22', '2026-06-22T00:00:00+08:00', 0],
    ['2026-06-22', '2026-06-22T23:59:59+08:00', 0],
    ['2026-06-22', '2026-06-23T00:00:00+08:00', -1],
    ['2026-03-01', '2026-02-28T10:00:00+08:00', 1],
    ['2027-01-01', '2026-12-31T10:00:00+08:00', 1],
  ])('until %s, seen at %s, are %i', (due, now, expected) => {
    expect(daysLeft(due, at(now))).toBe(expected)
  })

  it('are counted by the calendar of Shanghai, wherever the browser is', () => {
    expect(daysLeft('2026-06-22', at('2026-06-21T15:59:59Z'))).toBe(1)
    expect(daysLeft('2026-06-22', at('2026-06-21T16:00:00Z'))).toBe(0)
  })
})
