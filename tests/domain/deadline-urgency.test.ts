import { describe, expect, it } from 'vitest'
import { urgencyOf } from '../../domain/deadline-urgency.ts'

describe('urgency', () => {
  it.each([
    [-1, 'past'],
    [0, 'urgent'],
    [3, 'urgent'],
    [4, 'soon'],
    [7, 'soon'],
    [8, 'later'],
  ])('of %i days is %s', (days, expected) => {
    expect(urgencyOf(days)).toBe(expected)
  })
})
