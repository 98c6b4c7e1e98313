import { describe, expect, it } from 'vitest'
import { doubtServiceDay } from '#domain/law/deadline.ts'

const TODAY = '2026-01-05'

describe('the day of service', () => {
  it.each([
    ['on paper on the dispatch day', '2024-06-05', 0, '2024-06-05'],
    ['on paper after it', '2024-06-11', 0, '2024-06-05'],
    ['electronic on the dispatch day', '2024-06-05', 1, '2024-06-05'],
    ['of a notice that prints no date', '2024-06-05', 1, null],
  ] as const)('is not doubted: %s', (_, given, type, dispatched) => {
    expect(doubtServiceDay(given, type, dispatched, TODAY)).toEqual([])
  })

  it.each([
    ['on paper before the dispatch day', '2024-06-04', 0, '2024年6月4日', '4 June 2024'],
    ['on paper more than sixty days after it', '2025-06-11', 0, '2025年6月11日', '11 June 2025'],
    ['electronic before it', '2024-06-04', 1, '2024年6月4日', '4 June 2024'],
    ['electronic after it', '2024-06-20', 1, '2024年6月20日', '20 June 2024'],
  ] as const)('is doubted, naming both days: %s', (_, given, type, zh, en) => {
    const [doubt, ...others] = doubtServiceDay(given, type, '2024-06-05', TODAY)
    expect(others).toEqual([])
    for (const day of [zh, '2024年6月5日']) expect(doubt?.zh).toContain(day)
    for (const day of [en, '5 June 2024']) expect(doubt?.en).toContain(day)
  })

  it('is doubted when it is still to come, dispatch date printed or not', () => {
    for (const type of [0, 1] as const) {
      expect(doubtServiceDay('2026-01-06', type, null, TODAY).map(({ en }) => en)).toEqual([
        'The day given, 6 January 2026, is still to come: please check.',
      ])
      expect(doubtServiceDay(TODAY, type, null, TODAY)).toEqual([])
    }
  })
})
