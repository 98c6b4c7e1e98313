import { describe, expect, it } from 'vitest'
import {
  ENGLISH_HONEST,
  ENGLISH_SLIPS,
  HONEST,
  HONEST_2027,
  LATER_HONEST,
  LATER_SLIPS,
  OF_2027,
  PRINTED_DAYS,
  RECEIVED_2027,
  SLIPS,
  SLIPS_2027,
} from './attorney-slips.ts'
import { openTypedCase, said } from './typed-case.ts'

const CASES = {
  zh: openTypedCase(PRINTED_DAYS),
  en: openTypedCase(PRINTED_DAYS, { isEn: 1 }),
  later: openTypedCase(OF_2027, { receiveDay: RECEIVED_2027 }),
}

describe('slips that an attorney types into a case whose days are printed', () => {
  it('is silent about the draft as it was generated', () => {
    expect(Object.values(CASES).map(({ first }) => said(first))).toEqual([[], [], []])
  })

  const KINDS = [
    ...Object.entries(SLIPS).map(([kind, slips]) => [kind, CASES.zh, slips] as const),
    ['in other words', CASES.zh, LATER_SLIPS] as const,
    ['under the law of 2026', CASES.later, SLIPS_2027] as const,
    ['in English', CASES.en, ENGLISH_SLIPS] as const,
  ]
  it('finds 99 in a hundred', { timeout: 120_000 }, () => {
    const missed = KINDS.flatMap(([, { raised }, slips]) => slips.filter(sentence => raised(sentence).length === 0))
    const count = KINDS.reduce((sum, [, , slips]) => sum + slips.length, 0)
    expect(missed.length / count, missed.join('\n')).toBeLessThanOrEqual(0.01)
  })

  it.each([
    ['in Chinese', CASES.zh, HONEST],
    ['in other words', CASES.zh, LATER_HONEST],
    ['under the law of 2026', CASES.later, HONEST_2027],
    ['in English', CASES.en, ENGLISH_HONEST],
  ] as const)('lets what is true pass %s', { timeout: 120_000 }, (_language, { raised }, sentences) => {
    expect(sentences.flatMap(sentence => raised(sentence).map(({ text }) => `${sentence} ${text}`))).toEqual([])
  })
})
