import { expect, it } from 'vitest'
import { readFacts } from '../../../../server/notice/facts/read-facts.ts'
import { type Line, pageOfLines } from '../page-of-lines.ts'

const read = (mark: string, first: string, second: string) => {
  const lines: Line[] = [
    ['商标驳回通知书', 220, 120, 20],
    ['申请号：71482036', 72, 150],
    [`商标：${mark}`, 72, 170],
    ['类别：30', 72, 190],
    ['经审查，根据《商标法》第三十条的规定，我局决定驳回上述商标注册申', 96, 300],
    ['请，理由如下：', 72, 320],
    [`该商标与张三在类似商品上已注册的第38215507号“${first}`, 96, 340],
    [`${second}”商标近似。`, 72, 360],
  ]
  const { citedMarks, doubtful } = readFacts([pageOfLines(lines)], 'text-layer')
  return { mark: citedMarks[0]?.mark, isDoubted: doubtful.includes('citedMarks.0.mark') }
}

it('a word cut by the end of a line is one where it is then near to the mark applied for', () => {
  expect(read('汐桐 XITONG', 'X', 'ITON')).toEqual({ mark: 'XITON', isDoubted: true })
})

it('words at the end of a line stay two where nothing tells', () => {
  expect(read('岚雀汀', 'X', 'ITON')).toEqual({ mark: 'X ITON', isDoubted: true })
  expect(read('NOVA', 'NOVA', 'SKY')).toEqual({ mark: 'NOVA SKY', isDoubted: true })
})
