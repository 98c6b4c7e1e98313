import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { differencesBetween } from '../../../../server/notice/facts/cross-checks.ts'
import { readFacts } from '../../../../server/notice/facts/read-facts.ts'
import { isOneSlip } from '../../../../server/notice/words/written-numbers.ts'
import { type Line, pageOfLines } from '../page-of-lines.ts'

const readWith = ({ dispatchNo = 'TMZC71482036BHTZ01', applicationNo = '71482036', classes = '30' }): Notice => {
  const lines = [
    '商标驳回通知书',
    `发文编号：${dispatchNo}`,
    '发文日期：2024年03月12日',
    `申请号：${applicationNo}`,
    '商标：岚雀汀',
    `类别：${classes}`,
    '申请人：杭州岚雀汀茶业有限公司',
    '指定商品：茶（3002）；糖果（3004）',
    '经审查，根据《商标法》第三十条的规定，决定驳回上述商标注册申请。',
    '该商标与张三在类似商品上已注册的第38215507号“岚雀”商标近似。',
  ]
  const page = pageOfLines(lines.map((text, row): Line => [text, 72, 120 + 20 * row]))
  return readFacts([page], 'text-layer')
}

describe('a dispatch number', () => {
  it.each([
    'TMZC7148□036BHTZ01',
    'TMZC7148036BHTZ01',
    'TMZC714822036BHTZ01',
  ])('one slip from that of the application it holds is put right, and asked about: %s', dispatchNo => {
    const notice = readWith({ dispatchNo })
    expect(notice).toMatchObject({ dispatchNo: 'TMZC71482036BHTZ01', doubtful: ['dispatchNo'] })
    expect(notice.evidence['dispatchNo']).toMatchObject([{ state: 'inferred' }, { state: 'inferred' }])
  })

  it('that says another number is left as it stands, and both are asked about', () => {
    const notice = readWith({ dispatchNo: 'TMZC71482037BHTZ01' })
    expect(notice).toMatchObject({ dispatchNo: 'TMZC71482037BHTZ01', doubtful: ['applicationNo', 'dispatchNo'] })
  })

  it('agrees with the number of a divided application, which has a letter behind it', () => {
    const notice = readWith({ applicationNo: '71482036A' })
    expect(notice).toMatchObject({ applicationNo: '71482036A', doubtful: [] })
  })
})

describe('a class', () => {
  it.each([
    ['stands where the groups printed with the goods are of it', '30', [30], []],
    ['is asked about where they are of another', '36', [36], ['classes']],
    ['is taken from them where none was read, and asked about', '□', [30], ['classes.0']],
  ])('%s', (_, printed, classes, doubtful) => {
    expect(readWith({ classes: printed })).toMatchObject({ classes, doubtful })
  })
})

it.each([
  ['47709815', '47709815', false],
  ['47709815', '47709816', true],
  ['47709815', '4770981', true],
  ['47709815', '477098815', true],
  ['47709815', '47709851', false],
])('%s and %s differ in one slip: %s', (one, other, expected) => {
  expect(isOneSlip(one, other)).toBe(expected)
})

describe('two readings of one paper', () => {
  const one = readWith({})
  const [cited] = one.citedMarks

  it('differ in nothing where they are the same', () => {
    expect(differencesBetween(one, structuredClone(one))).toEqual([])
  })

  it('differ in single values, unless the other one doubts its own', () => {
    expect(differencesBetween(one, { ...one, address: '某地', mark: '岚雀' })).toEqual(['mark', 'address'])
    expect(differencesBetween(one, { ...one, mark: '岚雀', doubtful: ['mark'] })).toEqual([])
  })

  it('differ in the items of a list that one lacks, and in the list where the other has more', () => {
    expect(differencesBetween(one, { ...one, refusedGoods: ['糖果'] })).toEqual(['refusedGoods.0'])
    expect(differencesBetween(one, { ...one, refusedGoods: ['茶', '糖果', '蜂蜜'] })).toEqual(['refusedGoods'])
  })

  it('differ in what they tell of a cited mark, and in the marks', () => {
    if (!cited) throw new Error('the paper cites a mark')
    const other = { ...cited, owner: '李四', classes: [29] }
    expect(differencesBetween(one, { ...one, citedMarks: [other] })).toEqual([
      'citedMarks.0.owner',
      'citedMarks.0.classes',
    ])
    expect(differencesBetween(one, { ...one, citedMarks: [{ ...cited, regNo: '1' }] })).toEqual([
      'citedMarks.0.regNo',
      'citedMarks',
    ])
  })
})
