import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { readFacts } from '../../../../server/notice/facts/read-facts.ts'
import { type Line, pageOfLines } from '../page-of-lines.ts'

const read = (...lines: Line[]): Notice => readFacts([pageOfLines(lines)], 'text-layer')

const TITLE: Line[] = [
  ['国家知识产权局', 240, 60, 20],
  ['商标驳回通知书', 240, 90, 20],
]
const HEAD: Line[] = [
  ['发文编号：TMZC81234567BHTZ01', 60, 120],
  ['申请号：81234567', 60, 140],
  ['商标：云上栗', 60, 160],
  ['类别：30', 60, 180],
  ['申请人：宁德云上栗食品有限公司', 60, 200],
]
const REASONS: Line[] = [
  ['经审查，根据《商标法》第三十条的规定，我局决定驳回上述商标注册申请，理由如下：', 84, 340],
  ['该商标与甲乙茶业有限公司在类似商品上已注册的第10000001号“云栗”商标近似。', 84, 360],
  ['特此通知。', 84, 380],
  ['国家知识产权局', 420, 400],
  ['2024年3月5日', 420, 420],
]
const GOODS = ['糖果；茶；咖啡；面包；', '蜂蜜；酱油；醋；盐；糕', '点；饼干；豆粉；冰茶']

describe('a form whose values are filled in last', () => {
  const label: Line = [`指定商品：${GOODS[0]}`, 60, 220]
  const rest = GOODS.slice(1).map((text, index): Line => [text, 120, 240 + 20 * index])
  const names = GOODS.join('').split('；')

  it('has its list read as it stands', () => {
    const { refusedGoods, doubtful } = read(...HEAD, label, ...TITLE, ...REASONS, ...rest)
    expect(refusedGoods).toEqual(names)
    expect(doubtful.filter(path => path.startsWith('refusedGoods'))).toEqual([])
  })
})

describe('two columns', () => {
  it('drawn line by line are read one after the other, under a title as wide as both, each fact shown where it stands', () => {
    const left = [
      '申请号：81234567',
      '商标：',
      '类别：30',
      '申请人：宁德云上栗食品有限公司',
      '代理机构：厦门屿标商标事务所',
      '指定商品：糖果；茶；咖啡；面',
      '包；蜂蜜；酱油；醋；盐；糕点',
      '经审查，根据《商标法》第三十',
      '条',
    ]
    const right = [
      '的规定，我局决定驳回上述商标',
      '注册申请，理由如下：该商标与',
      '甲乙茶业有限公司在类似商品上',
      '已注册的第10000001号“云栗”商',
      '标近似。',
      '如不服本决定，可自收到本通知',
      '之日起十五日内申请复审。',
      '特此通知。',
      '2024年3月5日',
    ]
    const notice = read(
      ['国家知识产权局商标驳回通知书', 150, 60, 20],
      ...right.flatMap((text, index): Line[] => [
        [left[index] ?? '', 60, 120 + 20 * index],
        [text, 300, 120 + 20 * index],
      ]),
      ['第1页', 260, 810],
    )
    expect(notice.refusedGoods).toEqual(['糖果', '茶', '咖啡', '面包', '蜂蜜', '酱油', '醋', '盐', '糕点'])
    expect(notice).toMatchObject({ mark: '', grounds: ['30'], unread: [] })
    expect(notice.citedMarks).toMatchObject([{ regNo: '10000001', mark: '云栗', owner: '甲乙茶业有限公司' }])
    expect(notice.evidence['citedMarks.0.owner']).toMatchObject([{ page: 1, box: [300, expect.any(Number), 96, 12] }])
    expect(notice.doubtful).toEqual(['dispatchNo', 'mark', 'markIsDevice'])
  })

  it('may have a list of labels on the right of running text', () => {
    const left = [
      '经审查，根据《商标法》第三十条',
      '的规定，我局决定驳回上述商标',
      '注册申请，理由如下：该商标与',
      '甲乙茶业有限公司在类似商品上',
      '已注册的第10000001号“云栗”商',
      '标近似。',
    ]
    const notice = read(
      ...TITLE,
      ...HEAD,
      ...left.map((text, index): Line => [text, 60, 300 + 20 * index]),
      ['特此通知。', 60, 440],
      ['国家知识产权局', 120, 460],
      ['2024年3月5日', 120, 480],
      ...[
        '附页：引证商标',
        '引证商标一',
        '注册号：10000001',
        '商标：云栗',
        '类别：30',
        '注册人：甲乙茶业有限公司',
        '状态：已注册',
      ].map((text, index): Line => [text, 320, 120 + 20 * index]),
    )
    expect(notice.citedMarks).toMatchObject([
      { regNo: '10000001', owner: '甲乙茶业有限公司', classes: [30], status: 'registered' },
    ])
    expect(notice.address).toBe('')
  })
})

describe('the head of a letter', () => {
  it('goes on with a list over the heading of a class that the end of a line cuts', () => {
    const { refusedGoods } = read(
      ...TITLE,
      ...HEAD.slice(0, 3),
      ['类别：第30、33类', 60, 180],
      ['指定商品：第三十类：糖果；茶；咖啡。第三十', 60, 200],
      ['三类：白酒；葡萄酒；米酒；黄酒；果酒；烈', 60, 220],
      ['酒', 60, 240],
      ...REASONS,
    )
    expect(refusedGoods).toEqual(['糖果', '茶', '咖啡', '白酒', '葡萄酒', '米酒', '黄酒', '果酒', '烈酒'])
  })

  it('names the agency last in its window, whatever that is called', () => {
    const window: Line[] = [
      ['510620', 60, 100],
      ['广州市天河区体育东路138号', 60, 120],
      ['珠江汇通网络科技有限公司', 60, 140],
    ]
    const own = HEAD.map(([text, x, y]): Line => [text, x, y + 60])
    expect(read(...TITLE, ...window, ...own, ...REASONS)).toMatchObject({
      agency: '珠江汇通网络科技有限公司',
      address: '广州市天河区体育东路138号',
    })
  })

  it('has the rest of each of two days below it', () => {
    const notice = read(
      ...TITLE,
      ['申请日期：2023年8月', 60, 110],
      ['发文日期：2024年3月', 320, 110],
      ['24日', 120, 126],
      ['19日', 380, 126],
      ...HEAD.map(([text, x, y]): Line => [text, x, y + 40]),
      ...REASONS.map(([text, x, y]): Line => [text.replace('2024年3月5日', '2024年3月19日'), x, y]),
    )
    expect(notice).toMatchObject({ applicationDate: '2023-08-24', dispatchDate: '2024-03-19' })
  })

  it('has no mark but the one beside its label', () => {
    const notice = read(
      ...TITLE,
      ...HEAD.filter(([text]) => !text.startsWith('商标')),
      ['商标：', 60, 220],
      ['以电子方式送达的，自文件发出之日起满十五日视为送达。', 120, 220],
      ...REASONS,
    )
    expect(notice.mark).toBe('')
  })
})

describe('a seal', () => {
  it('leaves none of its characters in the lines it is set over, or beside', () => {
    const notice = read(
      ...TITLE,
      ...HEAD,
      ['代理机构：福州闽知商标事务所', 60, 220],
      ['印', 150, 222, 10],
      ...REASONS,
      ['章', 30, 365, 10],
    )
    expect(notice.agency).toBe('福州闽知商标事务所')
    expect(notice.reasons?.map(({ text }) => text).join('')).not.toMatch(/[印章]/u)
  })
})

describe('spaces as wide as an ideograph', () => {
  it('part no item of a list whose signs they follow', () => {
    const list = ['蜂蜜;', '冰茶;', '酱油;', '咖啡饮料;', '月饼;', '糖']
    let x = 132
    const pieces = list.map((text): Line => {
      const piece: Line = [text, x, 220]
      x += 12 * (text.replace(';', '').length + 1.5)
      return piece
    })
    const { refusedGoods } = read(
      ...TITLE,
      ...HEAD,
      ['指定商品：', 60, 220],
      ...pieces,
      ['果;茶', 132, 240],
      ...REASONS,
    )
    expect(refusedGoods).toEqual(['蜂蜜', '冰茶', '酱油', '咖啡饮料', '月饼', '糖果', '茶'])
  })

  it('belong to a mark beside a Latin letter', () => {
    const own = HEAD.filter(([text]) => !text.startsWith('商标'))
    expect(read(...TITLE, ...own, ['商标：岚雀', 60, 220], ['LANQUE', 132, 220], ...REASONS).mark).toBe('岚雀 LANQUE')
  })
})
