import { expect, it } from 'vitest'
import { feesOn } from '#domain/law/fees.ts'

it('asks 750 yuan a class on paper and 675 online for review of a refusal', () => {
  expect(feesOn('2026-06-05').fees.review).toMatchObject({ paper: 750, online: 675 })
})

it('names the paper the fees rest on', () => {
  expect(feesOn('2026-06-05')).toMatchObject({ from: '2019-12-30', source: '发改价格〔2019〕914号' })
})
