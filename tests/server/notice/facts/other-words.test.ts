import { describe, expect, it } from 'vitest'
import { doubtsOfOmissions } from '../../../../server/notice/facts/cross-checks.ts'
import { decideGoods } from '../../../../server/notice/goods/decide-goods.ts'
import { readGoodsList } from '../../../../server/notice/goods/goods-list.ts'
import { goodsPhrasesIn } from '../../../../server/notice/goods/goods-phrases.ts'
import { readCitedMarks } from '../../../../server/notice/marks/cited-marks.ts'
import { plainText } from '../plain-text.ts'

const read = (text: string) => readCitedMarks(plainText(text), '71000000')
const marksIn = (text: string) =>
  read(text).cited.map(({ regNo, mark, owner, status }) => [regNo.value, mark?.value, owner?.value, status?.value])
const decided = (text: string) => {
  const { accepted, refused } = decideGoods(
    'partial',
    readGoodsList(plainText('')),
    goodsPhrasesIn(plainText(text)),
    text,
  )
  return { refused: refused.map(({ value }) => value), accepted: accepted.map(({ value }) => value) }
}

describe('a letter in words of its own', () => {
  it.each([
    [
      '该商标与甲乙茶业有限公司注册在类似商品上的“甲乙”（第10000001号）近似。',
      ['10000001', '甲乙', '甲乙茶业有限公司', 'registered'],
    ],
    [
      '该商标与甲乙茶业有限公司的“甲乙”注册商标（注册号：10000001）近似。',
      ['10000001', '甲乙', '甲乙茶业有限公司', 'registered'],
    ],
    [
      '该商标与第10000001号“甲乙”商标（甲乙茶业有限公司，已初步审定）构成近似商标。',
      ['10000001', '甲乙', '甲乙茶业有限公司', 'preliminary'],
    ],
    [
      '存在下列在先商标，与之近似：\n1、第10000001号“甲乙”，注册人：甲乙茶业有限公司；',
      ['10000001', '甲乙', '甲乙茶业有限公司', 'registered'],
    ],
    [
      '甲乙茶业有限公司在类似商品上已经注册第10000001号“甲乙”商标，本商标与之近似。',
      ['10000001', '甲乙', '甲乙茶业有限公司', 'registered'],
    ],
    [
      '甲乙茶业有限公司先已取得第10000001号“甲乙”商标的注册，标志近似。',
      ['10000001', '甲乙', '甲乙茶业有限公司', 'registered'],
    ],
    [
      '本申请与甲乙茶业有限公司的第10000001号“甲乙”商标近似，后者已在类似商品上注册。',
      ['10000001', '甲乙', '甲乙茶业有限公司', 'registered'],
    ],
  ])('names a cited mark: %s', (text, mark) => {
    expect(marksIn(text)).toEqual([mark])
  })

  it.each([
    '一、对下列商品上的申请予以驳回：1.茶；2.糖（共2项）。\n二、初步审定下列商品：纸；笔。',
    '驳回部分：茶；糖。\n初步审定部分：纸；笔。',
    '第30类：驳回“茶、糖”；初步审定“纸、笔”。',
    '“茶、糖”上的注册申请予以驳回；“纸、笔”上的注册申请予以初步审定。',
  ])('decides on goods: %s', text => {
    expect(decided(text)).toEqual({ refused: ['茶', '糖'], accepted: ['纸', '笔'] })
  })

  it('has a number that nothing explains looked at', () => {
    expect(read('另见10000009之档案。').hasOtherNumbers).toBe(true)
    expect(read('该商标与第10000001号“甲乙”商标近似。').hasOtherNumbers).toBe(false)
  })
})

describe('a list that the paper bears out', () => {
  const decide = (text: string) => {
    const { doubted, settled } = decideGoods(
      'partial',
      readGoodsList(plainText('茶、糖、纸')),
      goodsPhrasesIn(plainText(text)),
      text,
    )
    return { doubted: [...doubted], settled: [...settled] }
  }

  it('is one whose two sides are what was applied for', () => {
    expect(decide('驳回在“茶、糖”商品上的注册申请，初步审定在“纸”商品上的注册申请。')).toEqual({
      doubted: [],
      settled: ['refusedGoods', 'acceptedGoods'],
    })
  })

  it('is none where one of them was left out', () => {
    expect(decide('驳回在“茶”商品上的注册申请，初步审定在“纸”商品上的注册申请。')).toEqual({
      doubted: ['refusedGoods', 'acceptedGoods'],
      settled: [],
    })
  })
})

describe('what may have been left out', () => {
  const facts = {
    kind: 'partial' as const,
    layout: 'cnipa' as const,
    dispatchNo: '',
    dispatchDate: null,
    applicationNo: '',
    mark: '',
    markIsDevice: false,
    classes: [],
    applicant: '',
    address: '',
    agency: '',
    applicationDate: null,
    grounds: ['30'],
    citedMarks: [],
    refusedGoods: ['茶'],
    acceptedGoods: [],
    textSource: 'text-layer' as const,
  }
  const rest = {
    facts,
    unread: [],
    rows: [],
    hasOpenNumbers: false,
    isAgentNamed: false,
    inAnnex: [],
    headingClasses: [],
    isByClass: false,
    body: '',
  }

  it('is the goods that a partial refusal lets through', () => {
    const reasons = [{ ground: '30', text: '该商标与他人商标近似。', goods: [], citedMarks: ['10000001'] }]
    expect(doubtsOfOmissions({ ...rest, facts: { ...facts, reasons } })).toEqual(['acceptedGoods'])
  })

  it('is the marks of a reason that compares with others and names none', () => {
    const reasons = [{ ground: '30', text: '该商标与他人商标近似。', goods: [], citedMarks: [] }]
    const whole = { ...facts, kind: 'full' as const, reasons }
    expect(doubtsOfOmissions({ ...rest, facts: whole })).toEqual(['reasons.0.citedMarks'])
  })

  it('is the side of goods that both lists have', () => {
    const both = { ...facts, refusedGoods: ['茶', '糖'], acceptedGoods: ['醋', '茶'], grounds: [] }
    expect(doubtsOfOmissions({ ...rest, facts: both })).toEqual(['acceptedGoods.1', 'refusedGoods.0'])
  })

  it('is the list that the goods of a reason are not in', () => {
    const of = (text: string) =>
      doubtsOfOmissions({
        ...rest,
        facts: {
          ...facts,
          kind: 'full',
          grounds: [],
          reasons: [{ ground: '10.1.7', text, goods: [], citedMarks: [] }],
        },
      })
    expect(of('用在“醋；酱油”商品上，易使公众产生误认。')).toContain('refusedGoods')
    expect(of('用在“茶”商品上，易使公众产生误认。')).toEqual([])
  })

  it('is the beginning of a good that another list has whole', () => {
    const mark = {
      regNo: '10000001',
      mark: '云栗',
      owner: '王小明',
      status: 'registered' as const,
      classes: [],
      dates: {},
    }
    const cited = { ...facts, grounds: [], refusedGoods: ['在线社交网络服务'] }
    const of = (good: string) =>
      doubtsOfOmissions({ ...rest, facts: { ...cited, kind: 'full', citedMarks: [{ ...mark, goods: [good] }] } })
    expect(of('线社交网络服务')).toContain('citedMarks.0.goods.0')
    expect(of('在线社交网络服务')).toEqual([])
  })

  it('is what stands around a row of a table that was read as a reason', () => {
    const reasons = [{ ground: '', text: '状态已注册', goods: [], citedMarks: [] }]
    expect(doubtsOfOmissions({ ...rest, facts: { ...facts, kind: 'full', reasons } })).toEqual(
      expect.arrayContaining(['reasons', 'refusedGoods', 'citedMarks']),
    )
  })

  it('is the goods of a list that bears the name of a mark', () => {
    const named = { ...facts, kind: 'full' as const, grounds: [], mark: '墨豚 M.T.', refusedGoods: ['墨豚 M.T.'] }
    expect(doubtsOfOmissions({ ...rest, facts: named })).toEqual(['refusedGoods'])
  })

  it('is whose number stands where a mark is compared with', () => {
    const own = { ...facts, kind: 'full' as const, applicationNo: '81234567', grounds: [] }
    const of = (body: string) => doubtsOfOmissions({ ...rest, facts: own, body })
    expect(of('与甲乙公司的第81234567号“云栗”商标近似。')).toEqual(['applicationNo', 'citedMarks'])
    expect(of('甲乙公司第81234567号“云栗”商标、王小明第10000001号“上栗”商标与该商标近似。')).toHaveLength(2)
    expect(of('你公司申请的第81234567号“云上栗”商标与第10000001号商标近似。')).toEqual([])
    expect(of('关于第81234567号“云上栗”商标。该商标与他人商标近似。')).toEqual([])
  })

  it('is the sentence of a ground that is named and that no sentence tells of', () => {
    const reasons = [
      { ground: '30', text: '该商标与他人商标近似。', goods: [], citedMarks: ['10000001'] },
      { ground: '11.1.2', text: '仅直接表示了商品的功能，且缺乏显著特征。', goods: [], citedMarks: [] },
    ]
    const of = (...grounds: string[]) =>
      doubtsOfOmissions({ ...rest, facts: { ...facts, kind: 'full', grounds, reasons } })
    expect(of('11.1.2', '11.1.3', '30', '31')).toEqual([])
    expect(of('10.1.8', '11.1.2', '30')).toEqual(['grounds.0', 'reasons'])
  })

  it('is the numbers that a table prints beside its reason', () => {
    const reasons = [{ ground: '30', text: '该商标与第10000001号商标近似。', goods: [], citedMarks: ['10000001'] }]
    const row = (numbers: string) => [{ reason: plainText('该商标与第10000001号商标近似。'), numbers }]
    const whole = { ...facts, kind: 'full' as const, reasons }
    expect(doubtsOfOmissions({ ...rest, facts: whole, rows: row('1000000 1') })).toEqual([])
    expect(doubtsOfOmissions({ ...rest, facts: whole, rows: row('10000001 10000002') })).toEqual([
      'citedMarks',
      'reasons.0.citedMarks',
    ])
  })
})
