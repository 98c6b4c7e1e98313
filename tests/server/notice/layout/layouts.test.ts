import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { readFacts } from '../../../../server/notice/facts/read-facts.ts'
import { type Line, pageOfLines } from '../page-of-lines.ts'

const TITLE: Line = ['商标驳回通知书', 220, 120, 20]
const HEAD: Line[] = [
  ['发文编号：TMZC71482036BHTZ01', 72, 150],
  ['发文日期：2024年03月12日', 72, 170],
  ['申请号：71482036', 72, 190],
  ['商标：岚雀汀', 72, 210],
  ['类别：30', 72, 230],
  ['申请人：杭州岚雀汀茶业有限公司', 72, 250],
]
const DECISION: Line[] = [
  ['经审查，根据《商标法》第三十条的规定，我局决定驳回上述商标注册申', 96, 300],
  ['请，理由如下：', 72, 320],
]
const REASON: Line[] = [
  ['该商标与张三在类似商品上已注册的第38215507号“岚雀”商标近似。', 96, 340],
  ['国家知识产权局', 430, 400],
]

const read = (...pages: Line[][]): Notice =>
  readFacts(
    pages.map((lines, index) => pageOfLines(lines, index + 1)),
    'text-layer',
  )

const FACTS = {
  kind: 'full',
  dispatchNo: 'TMZC71482036BHTZ01',
  dispatchDate: '2024-03-12',
  applicationNo: '71482036',
  mark: '岚雀汀',
  classes: [30],
  applicant: '杭州岚雀汀茶业有限公司',
  grounds: ['30'],
  citedMarks: [{ regNo: '38215507', mark: '岚雀', owner: '张三', status: 'registered' }],
}

describe('layouts of a notice', () => {
  it('labels and values on one line', () => {
    expect(read([TITLE, ...HEAD, ...DECISION, ...REASON])).toMatchObject(FACTS)
  })

  it('two labels on a line, and spaces inside labels', () => {
    const head: Line[] = [
      ['发文编号：TMZC71482036BHTZ01　　发文日期：2024年03月12日', 72, 150],
      ['申 请 号： 71482036    类　　别： 第 30 类', 72, 190],
      ['商　标： 岚雀汀', 72, 210],
      ['申 请 人： 杭州岚雀汀茶业有限公司', 72, 250],
    ]
    expect(read([TITLE, ...head, ...DECISION, ...REASON])).toMatchObject(FACTS)
  })

  it('labels drawn first and values last', () => {
    const labels = HEAD.map(([text, x, y]): Line => [`${text.split('：')[0]}：`, x, y])
    const values = HEAD.map(([text, , y]): Line => [text.split('：')[1] ?? '', 160, y])
    expect(read([TITLE, ...labels, ...DECISION, ...REASON, ...values])).toMatchObject(FACTS)
  })

  it.each([20, 36])('labels as the head of columns, a step of %i points above their values', step => {
    const table: Line[] = [
      ['申请号', 72, 190],
      ['类别', 180, 190],
      ['商标', 260, 190],
      ['71482036', 72, 190 + step],
      ['30', 180, 190 + step],
      ['岚雀汀', 260, 190 + step],
    ]
    const rest = HEAD.filter(([text]) => /发文|申请人/.test(text))
    expect(read([TITLE, ...rest, ...table, ...DECISION, ...REASON])).toMatchObject(FACTS)
  })

  it('the two characters of a label set far apart', () => {
    const head = HEAD.flatMap(([text, x, y]): Line[] =>
      text.startsWith('类别')
        ? [
            ['类', x, y],
            ['别：30', x + 60, y],
          ]
        : [[text, x, y]],
    )
    expect(read([TITLE, ...head, ...DECISION, ...REASON])).toMatchObject({ ...FACTS, doubtful: [] })
  })

  it('values in two columns that both go on below', () => {
    const head: Line[] = [
      ['发文编号：TMZC71482036BHTZ01', 72, 150],
      ['发文日期：2024年03月12日', 300, 150],
      ['申请号：71482036', 72, 170],
      ['商标：岚雀汀', 300, 170],
      ['类别：30', 72, 190],
      ['申请人：杭州岚雀汀茶业有限公司', 300, 190],
      ['指定商品：茶，糖，糕点，矿泉水（饮', 72, 210],
      ['代理机构：杭州岚雀知识产权代理有限公', 300, 210],
      ['料）', 72, 228],
      ['司', 300, 228],
    ]
    expect(read([TITLE, ...head, ...DECISION, ...REASON])).toMatchObject({
      ...FACTS,
      agency: '杭州岚雀知识产权代理有限公司',
      refusedGoods: ['茶', '糖', '糕点', '矿泉水（饮料）'],
    })
  })

  it('a list of goods that goes on at the head of a page whose text was drawn before it', () => {
    const goods: Line[] = [['指定使用商品：茶；糖；糕', 72, 780]]
    const second: Line[] = [...DECISION, ...REASON, ['点；面包；米粉', 156, 80]]
    expect(read([TITLE, ...HEAD, ...goods], second)).toMatchObject({
      ...FACTS,
      refusedGoods: ['茶', '糖', '糕点', '面包', '米粉'],
    })
  })

  it('a value wrapped beside a label in the middle of its cell', () => {
    const cell: Line[] = [
      ['申请人：', 72, 260],
      ['杭州岚雀汀茶业', 130, 251],
      ['有限公司', 130, 269],
      ['代理机构：', 220, 260],
      ['浙江砚池知识产权代理有限公司', 290, 260],
    ]
    expect(read([TITLE, ...HEAD.slice(0, 5), ...cell, ...DECISION, ...REASON])).toMatchObject({
      ...FACTS,
      agency: '浙江砚池知识产权代理有限公司',
    })
  })

  it('a title spread over the line or broken in two', () => {
    const spread = Array.from('商标驳回通知书', (unit, index): Line => [unit, 150 + index * 45, 120, 20])
    expect(read([...spread, ...HEAD, ...DECISION, ...REASON])).toMatchObject(FACTS)
    const broken: Line[] = [
      ['商标部分驳回', 230, 100, 20],
      ['通知书', 260, 130, 20],
    ]
    expect(read([...broken, ...HEAD, ...DECISION, ...REASON])).toMatchObject({ kind: 'partial' })
  })

  it('a title that is a picture', () => {
    const notice = read([...HEAD, ...DECISION, ...REASON])
    expect(notice).toMatchObject({ kind: 'full' })
    expect(notice.doubtful).toContain('kind')
  })

  it('numbers drawn after the sentence they stand in', () => {
    const reason: Line[] = [
      ['该商标与张三在类似商品上已注册的第', 96, 340],
      ['号“岚雀”商标近似。', 96 + 17 * 12 + 48, 340],
      ['38215507', 96 + 17 * 12, 340],
    ]
    expect(read([TITLE, ...HEAD, ...DECISION, ...reason])).toMatchObject(FACTS)
  })

  it('reasons set in two columns', () => {
    const columns: Line[] = [
      ['经审查，根据《商标法》第三十条的规', 72, 300],
      ['定，我局决定驳回上述商标注册申请，', 72, 320],
      ['理由如下：该商标与张三在类似商品上', 72, 340],
      ['已注册的第38215507号“岚雀”商标近', 300, 300 - 12],
      ['似。', 300, 308],
    ]
    const tall: Line[] = columns.map(([text, x, y]) => [text, x, x === 300 ? y - 40 : y])
    expect(read([TITLE, ...HEAD, ...tall])).toMatchObject(FACTS)
  })

  it('a sentence over two pages, with headers and footers between', () => {
    const first: Line[] = [
      ['2026/11/21 10:30', 20, 20, 8],
      ['商标通知书', 280, 20, 8],
      TITLE,
      ...HEAD,
      ...DECISION,
      ['该商标与张三在类似商品上已注册的第38215507号“岚雀”商标近似，与', 96, 780],
      ['1/2', 560, 830, 8],
    ]
    const second: Line[] = [
      ['2026/11/21 10:30', 20, 20, 8],
      ['商标通知书', 280, 20, 8],
      ['李四在类似商品上已注册的第38215508号“雀汀”商标近似。', 72, 60],
      ['2/2', 560, 830, 8],
    ]
    expect(read(first, second).citedMarks).toMatchObject([{ owner: '张三' }, { owner: '李四' }])
  })

  it('an annex in lists instead of a table', () => {
    const annex: Line[] = [
      ['附页：引证商标', 72, 60],
      ['注册号：38215507　类别：30', 72, 80],
      ['注册人：张三', 72, 100],
      ['专用权期限：2020年02月14日至2030年02月13日', 72, 120],
      ['使用商品：茶；茶饮料', 72, 140],
      ['注册号：38215508', 72, 160],
      ['注册人：李四', 72, 180],
    ]
    expect(read([TITLE, ...HEAD, ...DECISION, ...REASON], annex).citedMarks).toMatchObject([
      { regNo: '38215507', classes: [30], goods: ['茶', '茶饮料'], dates: { exclusiveTo: '2030-02-13' } },
      { regNo: '38215508', mark: '', owner: '李四', status: 'unknown' },
    ])
  })

  it('an annex drawn line by line over its columns', () => {
    const annex: Line[] = [
      ['引证商标信息', 72, 60],
      ['注册号', 72, 80],
      ['商标', 160, 80],
      ['注册人', 240, 80],
      ['状态', 380, 80],
      ['38215507', 72, 100],
      ['岚雀', 160, 100],
      ['福建省安溪县', 240, 100],
      ['已注册', 380, 100],
      ['茶叶合作社', 240, 116],
      ['38215508', 72, 140],
      ['图形', 160, 140],
      ['李四', 240, 140],
      ['初步审定', 380, 140],
      ['说明：以上信息以商标局档案记载的内容为准，请当事人自行核对。', 72, 180],
    ]
    const reason: Line[] = [['该商标与附页所列的在先商标近似。', 96, 340]]
    expect(read([TITLE, ...HEAD, ...DECISION, ...reason], annex).citedMarks).toMatchObject([
      { regNo: '38215507', mark: '岚雀', owner: '福建省安溪县茶叶合作社', status: 'registered' },
      { regNo: '38215508', mark: '图形', owner: '李四', status: 'preliminary' },
    ])
  })
})

describe('doubts', () => {
  it('asks about numbers of a recognised notice that differ in one digit', () => {
    const lines: Line[] = [
      TITLE,
      ...HEAD,
      ...DECISION,
      ...REASON,
      ['另与已注册的第38215501号“岚雀”商标近似。', 96, 380],
    ]
    expect(readFacts([pageOfLines(lines)], 'ocr').doubtful).toEqual(
      expect.arrayContaining(['citedMarks.0.regNo', 'citedMarks.1.regNo']),
    )
    expect(read(lines).doubtful).not.toContain('citedMarks.0.regNo')
  })

  it('names an address that ends in no number or place', () => {
    const head: Line[] = [...HEAD, ['地址：江苏省苏州市工业园区星湖', 72, 270]]
    expect(read([TITLE, ...head, ...DECISION, ...REASON]).doubtful).toEqual(['address'])
  })

  it('names what every notice has and this one does not show', () => {
    const { doubtful } = read([TITLE, ...DECISION, ...REASON])
    expect(doubtful).toEqual(['dispatchNo', 'dispatchDate', 'applicationNo', 'mark', 'classes', 'applicant', 'grounds'])
  })

  it('names what the reasons and the annex put differently', () => {
    const annex: Line[] = [
      ['附页：引证商标', 72, 60],
      ['注册号：38215507', 72, 80],
      ['注册人：李四', 72, 100],
    ]
    const notice = read([TITLE, ...HEAD, ...DECISION, ...REASON], annex)
    expect(notice.citedMarks).toMatchObject([{ owner: '张三' }])
    expect(notice.doubtful).toEqual(['citedMarks.0.owner'])
  })

  it('names numbers and dates that contradict each other', () => {
    const head = HEAD.map(([text, x, y]): Line => [text.replace('申请号：71482036', '申请号：71482037'), x, y])
    const signed: Line = ['2024年03月13日', 430, 420]
    expect(read([TITLE, ...head, ...DECISION, ...REASON, signed]).doubtful).toEqual([
      'dispatchDate',
      'applicationNo',
      'dispatchNo',
    ])
  })
})

const GOODS_TITLE = '附页：指定使用商品'
const ROW: Line[] = [
  ['序号', 60, 640, 10],
  ['注册号', 120, 640, 10],
  ['类别', 230, 640, 10],
  ['注册人', 320, 640, 10],
  ['1', 60, 660, 10],
  ['38215507', 120, 660, 10],
  ['30', 230, 660, 10],
  ['张三', 320, 660, 10],
]

describe('an annex of goods before one of cited marks', () => {
  const GOODS = { refusedGoods: ['茶', '咖啡', '糖', '蜂蜜'], citedMarks: [{ regNo: '38215507', classes: [30] }] }

  it('is read below a title drawn twice for a bold look, wherever the second stroke was set', () => {
    const annex: Line[] = [
      [GOODS_TITLE, 250.4, 560, 10],
      [GOODS_TITLE, 250.7, 560, 10],
      ['茶；咖啡；糖；', 60, 580],
      ['蜂蜜', 60, 596],
      ['引证商标信息', 225, 622, 10],
    ]
    expect(read([TITLE, ...HEAD, ...DECISION, ...REASON], [...annex, ...ROW])).toMatchObject({
      ...GOODS,
      doubtful: [],
    })
  })

  it('is read from one column to the next, though the lines of the two stand beside one another', () => {
    const names = (from: number) => Array.from({ length: 8 }, (_, index) => `第${from + index}号配件组合电动工具套装`)
    const at = (texts: readonly string[], x: number, top: number): Line[] =>
      texts.map((text, index) => [`${text}；`, x, top + index * 20])
    const [left, right] = [names(10), names(30)]
    const page: Line[] = [[GOODS_TITLE, 110, 60], ...at(left, 50, 80), ...at(right, 320, 60)]
    const row = ROW.map(([text, x, y]): Line => [text, 320 + (x - 60) * 0.8, y - 380, 10])
    const notice = read([TITLE, ...HEAD, ...DECISION, ...REASON], [...page, ['附页：引证商标', 320, 236], ...row])
    expect(notice.refusedGoods).toEqual([...left, ...right])
    expect(notice.citedMarks).toMatchObject([{ regNo: '38215507', classes: [30] }])
  })
})

describe('papers that are no refusal notices', () => {
  it.each([
    '商标注册申请受理通知书',
    '商标注册申请补正通知书',
    '商标注册申请缴费通知书',
    '商标注册申请不予受理通知书',
    '商标审查意见书',
    '商标初步审定公告通知书',
    '商标驳回复审决定书',
    '关于第84549280号“NOVA ARTS”商标驳回复审决定书',
    '商标异议答辩通知书',
    '商标不予注册的决定',
    '商标注册证',
  ])('names %s', title => {
    const body: Line[] = [['申请人对我局驳回其第84549280号商标注册申请的商标驳回通知书不服，向我局申请复审。', 72, 300]]
    expect(() => read([['国家知识产权局', 220, 90], [title, 150, 120, 16], ...HEAD, ...body])).toThrow(
      expect.objectContaining({ code: 'notRefusalNotice', message: expect.stringContaining(title) }),
    )
  })

  it('refuses a legible paper that is no paper of the office', () => {
    const text = 'The applicant may file a response within three months of the issue date of this office action. '
    const lines = Array.from({ length: 6 }, (_, index): Line => [text, 40, 100 + index * 20])
    expect(() => read(lines)).toThrow(expect.objectContaining({ code: 'notRefusalNotice' }))
  })
})
