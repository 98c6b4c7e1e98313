import { expect, it } from 'vitest'
import { readFacts } from '../../../../server/notice/facts/read-facts.ts'
import { type Line, pageOfLines } from '../page-of-lines.ts'

const LETTER: Line[] = [
  ['商标驳回通知书', 220, 120, 20],
  ['申请号：71482036', 72, 150],
  ['发文日期：2024年03月12日', 72, 170],
  ['经审查，根据《商标法》第三十条的规定，我局决定驳回上述商标注册申', 96, 200],
  ['请，理由如下：', 72, 220],
]

const citedMarkOf = (lines: readonly Line[]) =>
  readFacts([pageOfLines([...LETTER, ...lines])], 'text-layer').citedMarks[0]

it('parts two cells of the annex that were drawn as one text with a space between', () => {
  const annex: Line[] = [
    ['该商标与杭州栖鸢公司在类似商品上已注册的第38215507号商标近似。', 96, 240],
    ['引证商标资料', 72, 300],
    ['注册号', 72, 320],
    ['商标', 180, 320],
    ['注册人', 216, 320],
    ['申请日期', 400, 320],
    ['38215507', 72, 340],
    ['Orben 杭州栖鸢公司', 180, 340],
    ['2019.10.02', 400, 340],
  ]
  expect(citedMarkOf(annex)).toMatchObject({
    mark: 'Orben',
    owner: '杭州栖鸢公司',
    dates: { applicationDate: '2019-10-02' },
  })
})

it('keeps a quoted mark whole whose words stand far apart', () => {
  const sentence: Line[] = [
    ['该商标与张三在类似商品上已注册的第38215507号“ORBEN', 96, 240],
    ['溪岚”商标近似。', 415, 240],
  ]
  expect(citedMarkOf(sentence)).toMatchObject({ mark: 'ORBEN 溪岚', owner: '张三' })
})

it('puts quotation marks that were drawn after their line back into its gaps', () => {
  const sentence: Line[] = [
    ['该商标与张三在类似商品上已注册的第38215507号', 96, 240],
    ['同鸢·筠雀', 372, 240],
    ['商标近似。', 438, 240],
    ['“', 360, 240],
    ['”', 426, 240],
  ]
  expect(citedMarkOf(sentence)).toMatchObject({ mark: '同鸢·筠雀', owner: '张三' })
})
