import { expect, it } from 'vitest'
import { toldClasses } from '../../../domain/goods/told-classes.ts'

const FACTS = { classes: [7, 11], refusedGoods: ['压缩机', '冰箱'], acceptedGoods: ['包装机'] }
const reason = (text: string, goods: string[]) => ({ ground: '30', text, goods, citedMarks: [] })

it('puts goods in the one class that the reason that lists them names', () => {
  const reasons = [reason('在第7类驳回商品上，近似。', ['压缩机']), reason('第十一类的“冰箱”亦同。', ['冰箱'])]
  expect(toldClasses({ ...FACTS, reasons })).toEqual(
    new Map([
      ['压缩机', new Set([7])],
      ['冰箱', new Set([11])],
    ]),
  )
})

it('tells nothing where a reason names two classes, or one that the application is not in', () => {
  const reasons = [reason('在第7类、第11类商品上，近似。', ['压缩机']), reason('第9类的“冰箱”。', ['冰箱'])]
  expect(toldClasses({ ...FACTS, reasons })).toEqual(new Map())
})

it('has all goods in the only class of the application', () => {
  expect([...toldClasses({ ...FACTS, classes: [11] }).values()]).toEqual(Array(3).fill(new Set([11])))
})
