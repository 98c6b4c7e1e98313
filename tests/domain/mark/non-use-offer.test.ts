import { describe, expect, it } from 'vitest'
import { nonUseWindow } from '#domain/law/periods.ts'
import type { CitedFacts } from '#domain/mark/cited-facts.ts'
import { nonUseOffer } from '#domain/mark/non-use-offer.ts'

const REGISTERED: CitedFacts = {
  status: 'registered',
  isOwn: false,
  isInternational: false,
  preliminaryDate: null,
  registrationDate: '2021-03-14',
  protectedFrom: null,
  expiryDate: '2031-03-13',
  endedOn: null,
  endedBy: null,
  isOfRegister: false,
}
const CITED = { regNo: '47709815', owner: '广州市墨豚电子商务有限责任公司' }

describe('a cancellation for non-use', () => {
  it('may be filed after the day on which three years are full, not on it', () => {
    expect(nonUseOffer(REGISTERED, CITED, '2024-03-13')).toEqual({ why: 'too-young', after: '2024-03-14' })
    expect(nonUseOffer(REGISTERED, CITED, '2024-03-14')).toEqual({ why: 'too-young', after: '2024-03-14' })
    expect(nonUseOffer(REGISTERED, CITED, '2024-03-15')).toEqual({ why: null, after: '2024-03-14' })
  })

  it.each([
    [{ status: 'cancelled' }, 'ended'],
    [{ isOwn: true }, 'own'],
    [{ status: 'preliminary' }, 'not-registered'],
    [{ registrationDate: null }, 'registration-unknown'],
    [{ isInternational: true }, 'protection-unknown'],
    [{ expiryDate: '2026-06-30' }, 'in-grace'],
    [{ expiryDate: '2024-12-31' }, 'ended'],
  ] as const)('is not offered where the record says %j: %s', (facts, why) => {
    expect(nonUseOffer({ ...REGISTERED, ...facts }, CITED, '2026-11-23').why).toBe(why)
  })

  it('is not offered against a mark whose number or owner is not known', () => {
    expect(nonUseOffer(REGISTERED, { ...CITED, regNo: '' }, '2026-11-23').why).toBe('number-unknown')
    expect(nonUseOffer(REGISTERED, { ...CITED, owner: '' }, '2026-11-23').why).toBe('owner-unknown')
  })

  it('counts an international registration from the end of the refusal period', () => {
    const international = { ...REGISTERED, isInternational: true, protectedFrom: '2022-09-01' }
    expect(nonUseOffer(international, CITED, '2026-11-23')).toEqual({ why: null, after: '2025-09-01' })
  })
})

describe('the three years of use', () => {
  it('end on the day before filing', () => {
    expect(nonUseWindow('2026-11-23')).toEqual({ from: '2023-11-23', until: '2026-11-22' })
  })

  it('begin on the last day of a shorter month', () => {
    expect(nonUseWindow('2027-02-28').from).toBe('2024-02-28')
    expect(nonUseWindow('2028-02-29').from).toBe('2025-02-28')
  })
})
