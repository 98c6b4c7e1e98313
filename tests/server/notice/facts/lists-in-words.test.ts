import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { readFacts } from '../../../../server/notice/facts/read-facts.ts'
import { type Line, linesBelow, pageOfLines } from '../page-of-lines.ts'

const HEAD = [
  '发文编号：TMZC81234567BHTZ01',
  '发文日期：2026年03月05日',
  '申请号：81234567',
  '类别：22',
  '商标：驼岭',
  '申请人：阿拉善左旗驼岭户外用品有限公司',
]
const END = ['收到本通知之日起十五日内，可以申请复审。', '国家知识产权局']
const REASON =
  '该商标与甲乙户外有限公司在类似商品上已注册的第10000001号“驼峰”商标近似，违反《商标法》第三十条，予以驳回。'

const linesOf = (texts: readonly (string | readonly string[])[]): Line[] =>
  texts.flatMap((row, index): Line[] =>
    [row].flat().map((text, column): Line => [text, 60 + column * 220, 60 + index * 24]),
  )
const read = (title: string, ...texts: (string | readonly string[])[]): Notice =>
  readFacts([pageOfLines(linesOf(['国家知识产权局', title, ...texts]))], 'text-layer')
const refusal = (...body: string[]): Notice => read('商标驳回通知书', ...HEAD, ...body, ...END)
const partial = (...body: string[]): Notice => read('商标部分驳回通知书', ...HEAD, ...body, ...END)

describe('an annex that lists cited marks in words', () => {
  it('tells of each the mark, its owner and its standing, though the end of a line cuts it', () => {
    const { citedMarks } = read(
      '商标驳回通知书',
      ...HEAD,
      '经审查，该商标与附件所列商标近似，违反《商标法》第三十条，予以驳回。',
      ...END,
      '附件：引证商标清单',
      ['1. 第11830265号“驼峰”', '权利人：内蒙古驼峰户外装备有限公司', '状态：已注'],
      '册',
      ['2. 第G1358842号“CAMEL RIDGE”', '权利人：Camel Ridge Gear, Inc.', '状态：已初步审定'],
    )
    expect(citedMarks.map(({ regNo, mark, owner, status }) => [regNo, mark, owner, status])).toEqual([
      ['11830265', '驼峰', '内蒙古驼峰户外装备有限公司', 'registered'],
      ['G1358842', 'CAMEL RIDGE', 'Camel Ridge Gear, Inc.', 'preliminary'],
    ])
  })
})

describe('goods in the words of examiners', () => {
  it('are those of the part that a reason names', () => {
    const { refusedGoods, reasons } = partial(
      '我局对该商标注册申请作部分驳回处理。驳回的商品分为两部分。第一部分：帐篷、吊床。第二部分：防水帆布。除上述商品外，该商标在其余商品上的注册申请予以初步审定。',
      '该商标与甲乙户外有限公司在类似商品上已注册的第10000001号“驼峰”商标近似，故在第一部分商品上的申请依据《商标法》第三十条驳回。',
      '该商标与丙丁户外有限公司在类似商品上申请在先的第80000001号“驼铃”商标近似，故在第二部分商品上的申请依据《商标法》第三十一条驳回。',
    )
    expect(refusedGoods).toEqual(['帐篷', '吊床', '防水帆布'])
    expect(reasons?.map(({ goods }) => goods)).toEqual([['帐篷', '吊床'], ['防水帆布']])
  })

  it('are read behind 用于 and before 时', () => {
    const { reasons } = partial(
      '（一）在“帐篷，吊床，防水帆布”商品上予以驳回；（二）在“网织物”商品上予以初步审定。',
      '1. 该商标含有“驼”，用于“帐篷，吊床”时，消费者会因此受到误导，根据《商标法》第十条第一款第（七）项的规定，不得作为商标使用。',
      '2. 用于“防水帆布”时，该商标与甲乙户外有限公司的注册商标第10000001号“驼峰”近似，违反《商标法》第三十条。',
    )
    expect(reasons?.map(({ goods }) => goods)).toEqual([['帐篷', '吊床'], ['防水帆布']])
  })

  it('are those of an annex that counts them without a sign, where the head points to it', () => {
    const { refusedGoods } = read(
      '商标驳回通知书',
      ...HEAD,
      '商品：见附表一（共4项）',
      REASON,
      ...END,
      '附表一 驳回的商品',
      '1 帐篷',
      '2 吊床（野营用）',
      '3 防水帆布',
      '4 网织物',
    )
    expect(refusedGoods).toEqual(['帐篷', '吊床（野营用）', '防水帆布', '网织物'])
  })

  it('stand behind what was decided on them in brackets', () => {
    const { refusedGoods, acceptedGoods } = partial(
      '依据《商标法》第三十条，我局对该商标指定使用在下列商品上的注册申请，区分如下：',
      '[驳回] 帐篷，吊床',
      '[初步审定] 网织物，防水帆布',
      `作出驳回的原因是：${REASON}`,
    )
    expect(refusedGoods).toEqual(['帐篷', '吊床'])
    expect(acceptedGoods).toEqual(['网织物', '防水帆布'])
  })
})

describe('whose an earlier mark is', () => {
  it.each([
    [
      '该商标与Lumoric Instruments, LLC在第10000001号注册证下享有专用权的“驼峰”商标近似。',
      'Lumoric Instruments, LLC',
      'registered',
    ],
    [
      '一、甲乙户外有限公司于2023年2月14日就第10000001号“驼峰”商标提出申请，日期早于本申请，两商标近似。',
      '甲乙户外有限公司',
      'earlier-filed',
    ],
    ['二、梅若琳与本申请同一天（2023年2月20日）申请第10000001号“驼峰”商标，两商标近似。', '梅若琳', 'same-day'],
    ['该商标的主要部分完整见于赵柿宁已注册的第10000001号“驼峰”商标之中，构成近似。', '赵柿宁', 'registered'],
    [
      '该商标另与邯郸市老驼峰饭庄（个体工商户）核准在先的第10000001号“驼峰”注册商标近似。',
      '邯郸市老驼峰饭庄（个体工商户）',
      'registered',
    ],
    [
      '该商标以圆环构图的方式与以下两件已注册商标在视觉上差异甚微：甲乙户外有限公司的第10000001号“驼峰”商标，丙丁户外有限公司的第10000002号“驼铃”商标。',
      '甲乙户外有限公司',
      'registered',
    ],
  ])('%s', (sentence, owner, status) => {
    const { citedMarks } = refusal(`经审查，依据《商标法》第三十条、第三十一条，决定予以驳回。`, sentence)
    expect(citedMarks[0]).toMatchObject({ regNo: '10000001', mark: '驼峰', owner, status })
  })
})

describe('what is asked rather than told', () => {
  it('is an address that holds the name of the applicant', () => {
    const { doubtful } = refusal(
      '申请人地址：上海市浦东新区环湖西二路888号阿拉善左旗驼岭户外用品有限公司',
      `经审查，${REASON}`,
    )
    expect(doubtful).toContain('address')
  })

  it('is a day of filing that no examination lies behind', () => {
    const filed = (day: string) => refusal(`申请日期：${day}`, `经审查，${REASON}`)
    expect(filed('2005年9月27日').doubtful).toContain('applicationDate')
    expect(filed('2025年9月27日').doubtful).not.toContain('applicationDate')
  })

  it('is an owner before whose name the end of another word stands', () => {
    const { citedMarks, doubtful } = refusal(
      '经审查，该商标与s欧阳号在类似商品上已注册的第10000001号“驼峰”商标近似，违反《商标法》第三十条，予以驳回。',
    )
    expect(citedMarks[0]?.owner).toBe('s欧阳号')
    expect(doubtful).toContain('citedMarks.0.owner')
  })

  it('is the class of a cited mark that only the class of its reason tells', () => {
    const head = HEAD.map(line => line.replace('类别：22', '类别：18、22'))
    const { citedMarks, doubtful } = read(
      '商标驳回通知书',
      ...head,
      `经审查，违反《商标法》第三十条，予以驳回，理由如下：`,
      '第18类：该商标与甲乙户外有限公司在类似商品上已注册的第10000001号“驼峰”商标近似。',
      '第22类：该商标与丙丁户外有限公司在类似商品上已注册的第10000002号“驼铃”商标近似。',
      ...END,
    )
    expect(citedMarks.map(({ classes }) => classes)).toEqual([[18], [22]])
    expect(doubtful).toEqual(expect.arrayContaining(['citedMarks.0.classes.0', 'citedMarks.1.classes.0']))
  })
})

it('joins labels set apart in a column without colons, and parts them from their values', () => {
  const rows: [string[], string][] = [
    [['发', '文', '编', '号'], 'TMZC81234567BHTZ01'],
    [['申', '请', '号'], '81234567'],
    [['类', '别'], '22'],
    [['商', '标'], '驼岭'],
    [['商', '品'], '帐篷，吊床，网织物'],
    [['发', '文', '日'], '2026年03月05日'],
  ]
  const form = rows.flatMap(([label, value], index): Line[] => {
    const top = 120 + index * 24
    const step = (60 - 12) / (label.length - 1)
    return [...label.map((sign, at): Line => [sign, 60 + at * step, top]), [value, 134, top]]
  })
  const below = linesBelow([`经审查，${REASON}`, ...END], 300)
  const { mark, classes, refusedGoods, applicationNo } = readFacts(
    [pageOfLines([['国家知识产权局', 60, 60], ['商标驳回通知书', 60, 84], ...form, ...below])],
    'text-layer',
  )
  expect({ mark, classes, refusedGoods, applicationNo }).toEqual({
    mark: '驼岭',
    classes: [22],
    refusedGoods: ['帐篷', '吊床', '网织物'],
    applicationNo: '81234567',
  })
})
