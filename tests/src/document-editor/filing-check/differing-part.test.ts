import { expect, it } from 'vitest'
import { differingPart } from '../../../../src/features/document-editor/filing-check/differing-part.ts'

it.each([
  ['深圳墨呑公司', '深圳墨吞公司', ['深圳墨', '呑', '公司']],
  ['81357264', '81357246', ['813572', '64', '']],
  ['青砚山', '青砚山房', ['青砚', '山', '']],
  ['青砚砚山房', '青砚山房', ['青砚', '砚', '山房']],
] as const)('marks what differs in %s', (quote, should, [before, other, after]) => {
  expect(differingPart(quote, should)).toEqual({ before, other, after })
})

it('marks nothing where nearly all differs, or nothing', () => {
  expect(differingPart('2026年6月5日', '三十日内提出')).toBeNull()
  expect(differingPart('青砚', '青砚')).toBeNull()
})
