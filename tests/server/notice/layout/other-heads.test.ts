import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../../server/notice/facts/read-facts.ts'
import { type Line, pageOfLines } from '../page-of-lines.ts'

const TITLE: Line = ['商标驳回通知书', 220, 100, 20]
const DECISION: Line[] = [
  ['经审查，根据《商标法》第三十条的规定，我局决定驳回上述商标注册申', 96, 400],
  ['请，理由如下：', 72, 420],
]
const REASON: Line = ['该商标与张三在类似商品上已注册的第38215507号“岚雀”商标近似。', 96, 440]

const read = (head: Line[], reason: Line[] = [REASON], ...more: Line[][]) =>
  readFacts(
    [[TITLE, ...head, ...DECISION, ...reason], ...more].map((lines, index) => pageOfLines(lines, index + 1)),
    'text-layer',
  )

const NUMBERED: Line[] = [
  ['一、申请人：杭州岚雀汀茶业有限公司', 72, 150],
  ['二、申请人地址：浙江省杭州市西湖区龙坞路12号3幢501室', 72, 170],
  ['三、代理机构：宁波汀禾商标代理有限公司', 72, 190],
  ['四、申请号：71482036', 72, 210],
  ['五、商标：岚雀汀', 72, 230],
  ['六、类别：30', 72, 250],
  ['七、指定商品：茶；糖果', 72, 270],
  ['八、审查决定', 72, 290],
]

describe('the head of a notice', () => {
  it('has its labels in English too', () => {
    const notice = read([
      ['NOTIFICATION OF REFUSAL', 218, 130, 11],
      ['发文编号 Dispatch No.：', 72, 160],
      ['TMZC71482036BHTZ01', 275, 160],
      ['申请号 Application No.：', 72, 185],
      ['71482036', 275, 185],
      ['商标 Mark：', 72, 210],
      ['LANQUE 9X', 275, 210],
      ['国际分类 Int. Class：', 72, 235],
      ['12', 275, 235],
      ['申请人 Applicant：', 72, 260],
      ['Lanque Mobility Oy', 275, 260],
    ])
    expect(notice).toMatchObject({
      dispatchNo: 'TMZC71482036BHTZ01',
      applicationNo: '71482036',
      mark: 'LANQUE 9X',
      classes: [12],
      applicant: 'Lanque Mobility Oy',
      unread: [],
    })
  })

  it('counts its facts', () => {
    expect(read(NUMBERED)).toMatchObject({
      address: '浙江省杭州市西湖区龙坞路12号3幢501室',
      agency: '宁波汀禾商标代理有限公司',
      refusedGoods: ['茶', '糖果'],
    })
  })

  it('is a table below a line that is set to the right', () => {
    const notice = read([
      ['发文编号：TMZC71482036BHTZ01', 335, 150],
      ['发文日期：2024年8月29日', 385, 170],
      ['申请号', 74, 198],
      ['71482036', 137, 198],
      ['申请日期', 279, 198],
      ['2023年01月06日', 373, 198],
      ['商标', 74, 226],
      ['岚雀汀', 137, 226],
      ['类别', 279, 226],
      ['9', 373, 226],
    ])
    expect(notice).toMatchObject({ applicationDate: '2023-01-06', classes: [9], mark: '岚雀汀' })
  })

  it('is signed by the former office on the line of the day', () => {
    const signed: Line = ['国家工商行政管理总局商标局2015年4月13日', 300, 480]
    expect(read(NUMBERED, [REASON, signed]).dispatchDate).toBe('2015-04-13')
  })
})

describe('spaces', () => {
  it('stay beside the brackets of names', () => {
    const owner = 'Lanque Systems (Singapore) Pte. Ltd.'
    const { citedMarks } = read(NUMBERED, [
      [`该商标与${owner}在类似商品上已注册的第38215507号“岚雀”商标近似。`, 96, 440],
    ])
    expect(citedMarks[0]?.owner).toBe(owner)
  })

  it.each(['岚雀小馆 1983', '岚 & 雀'])('stay in the mark %s, and are asked about', mark => {
    const notice = read(NUMBERED.map(([text, ...rest]): Line => [text.replace('岚雀汀', mark), ...rest]))
    expect(notice.mark).toBe(mark)
    expect(notice.doubtful).toContain('mark')
  })
})

it('a justified line sets the characters of a mark apart, and no words', () => {
  const spaced = Array.from(
    '商品上已注册的第38215507号“岚雀汀”商标近似。',
    (unit, index): Line => [unit, 72 + 15.5 * index, 460],
  )
  const { citedMarks, doubtful } = read(NUMBERED, [['该商标与张三在类似', 96, 440], ...spaced])
  expect(citedMarks[0]?.mark).toBe('岚雀汀')
  expect(doubtful).not.toContain('citedMarks.0.mark')
})

it('a short name below a heading set in the middle stands in the column of the longer ones', () => {
  const heads: Line[] = [
    ['注册号', 105, 240],
    ['类别', 205, 240],
    ['权利人', 288, 240],
    ['状态', 450, 240],
  ]
  const row = (y: number, ...cells: string[]): Line[] =>
    cells.map((cell, index): Line => [cell, [95, 207, 238, 446][index] ?? 0, y])
  const { citedMarks } = read(
    NUMBERED,
    [['该商标与附页所列商标近似。', 96, 440]],
    [
      ['引证商标信息', 250, 210, 16],
      ...heads,
      ...row(270, '38215507', '30', '黄山市小满生物技术公司', '已注册'),
      ...row(330, '38215508', '30', '郑雪', '已注册'),
    ],
  )
  expect(citedMarks.map(({ owner }) => owner)).toEqual(['黄山市小满生物技术公司', '郑雪'])
})

describe('a cited mark', () => {
  const owners = (...reason: string[]) => {
    const lines = reason.map((text, index): Line => [text, 96, 440 + 20 * index])
    const { citedMarks } = read(NUMBERED, lines)
    return citedMarks.map(({ owner, status }) => [owner, status])
  }

  it('is joined by 且与', () => {
    expect(
      owners(
        '该商标与张三在类似商品上已注册的第38215507号“岚雀”商标近似，',
        '且与李四在类似商品上已注册的第38215508号“雀汀”商标近似。',
      ),
    ).toEqual([
      ['张三', 'registered'],
      ['李四', 'registered'],
    ])
  })

  it('stands behind its owner alone, with its standing behind it', () => {
    expect(owners('该商标与汀禾大学第38215507号“岚雀”初步审定商标使用在类似商品上近似。')).toEqual([
      ['汀禾大学', 'preliminary'],
    ])
  })

  it('has its protection extended to China', () => {
    expect(owners('该商标与Lanque B.V.申请领土延伸保护并已获准的国际注册第G1412208号“LAN QUE”商标近似。')).toEqual([
      ['Lanque B.V.', 'registered'],
    ])
  })
})

it('annexes of goods named by what was decided stand before that of the cited marks', () => {
  const notice = read(
    NUMBERED.slice(0, 6),
    [REASON],
    [
      ['附页一（初步审定商品）', 210, 90, 16],
      ['咖啡；面包', 72, 120],
      ['附页二（驳回商品）', 226, 150, 16],
      ['茶；糖果', 72, 180],
      ['引证商标信息', 250, 210, 16],
      ['注册号', 72, 240],
      ['商标', 180, 240],
      ['注册人', 280, 240],
      ['38215507', 72, 265],
      ['岚雀', 180, 265],
      ['张三', 280, 265],
    ],
  )
  expect(notice).toMatchObject({ refusedGoods: ['茶', '糖果'], citedMarks: [{ regNo: '38215507', owner: '张三' }] })
})
