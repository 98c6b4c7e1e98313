import { describe, expect, it } from 'vitest'
import { isCutDispatchNo } from '../../../../server/notice/words/dispatch-number.ts'

describe('isCutDispatchNo', () => {
  it.each([
    'TMZC20260001111477BHTZ0',
    'TMZC2320489BHTZ01',
    'TMZC20260001111477BHTZ0123',
  ])('finds fault with %s', number => expect(isCutDispatchNo(number)).toBe(true))

  it.each([
    'TMZC73051073BHTZ01',
    'TMZC20260002402497BHTZ01',
    'TMZC37416497BHTZ001',
    'ZC55366865BH1',
  ])('takes %s as whole', number => expect(isCutDispatchNo(number)).toBe(false))
})
