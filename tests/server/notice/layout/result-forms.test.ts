import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../../server/notice/facts/read-facts.ts'
import { type Line, pageOfLines } from '../page-of-lines.ts'

const HEAD: Line[] = [
  ['商标部分驳回通知书', 220, 120, 20],
  ['发文编号：TMZC71482036BFBH01', 72, 150],
  ['发文日期：2024年03月12日', 72, 170],
  ['申请号：71482036', 72, 190],
  ['商标：岚雀汀', 72, 210],
  ['类别：30', 72, 230],
  ['申请人：杭州岚雀汀茶业有限公司', 72, 250],
]
const DECIDES: Line = ['经审查，根据《商标法》第三十条的规定，决定如下：', 96, 280]
const CITES: Line = ['该商标与张三在类似商品上已注册的第38215507号“岚雀”商标近似。', 96, 560]

const read = (...lines: Line[]) => {
  const notice = readFacts([pageOfLines([...HEAD, ...lines, CITES])], 'text-layer')
  const { grounds, refusedGoods, acceptedGoods, citedMarks, doubtful } = notice
  return { grounds, refusedGoods, acceptedGoods, cited: citedMarks.map(({ owner }) => owner), doubtful }
}

const rows = (xs: readonly number[], ...cells: string[][]): Line[] =>
  cells.flatMap((row, index) => row.map((cell, column): Line => [cell, xs[column] ?? 0, 300 + 20 * index]))

describe('a table of results', () => {
  const decided = { refusedGoods: ['糖果', '蜂蜜'], acceptedGoods: ['咖啡饮料'] }

  it('has what was decided beside each item', () => {
    const table = rows(
      [72, 110, 330],
      ['序号', '商品/服务项目', '审查结论'],
      ['1', '糖果', '驳回'],
      ['2', '咖啡饮料', '初步审定'],
      ['3', '蜂蜜', '驳回'],
    )
    expect(read(DECIDES, ...table)).toMatchObject(decided)
  })

  it('has lists behind what was decided, or below it', () => {
    expect(
      read(DECIDES, ...rows([72, 200], ['审查结论', '商品'], ['驳回', '糖果；蜂蜜'], ['初步审定', '咖啡饮料'])),
    ).toMatchObject(decided)
    expect(
      read(DECIDES, ...rows([72, 300], ['驳回的商品', '初步审定的商品'], ['糖果；蜂蜜', '咖啡饮料'])),
    ).toMatchObject(decided)
  })

  it('goes class by class, with a column for each decision', () => {
    const table = rows(
      [72, 110, 330],
      ['类别', '予以初步审定的项目', '予以驳回的项目'],
      ['30', '咖啡饮料', '糖果、蜂蜜'],
      ['31', '鲜花、树木', '无'],
      ['32', '无', '啤酒、果汁'],
    )
    expect(read(DECIDES, ...table)).toMatchObject({
      refusedGoods: ['糖果', '蜂蜜', '啤酒', '果汁'],
      acceptedGoods: ['咖啡饮料', '鲜花', '树木'],
    })
  })

  it('may name the cited marks beside, and break a decision that its cell is too narrow for', () => {
    const table: Line[] = [
      ...rows(
        [72, 110, 170, 430],
        ['类别', '决定', '项目', '引证'],
        ['30', '驳回', '糖果；蜂蜜', '第38215507号“岚雀”'],
      ),
      ['30', 72, 340],
      ['初步审', 110, 340],
      ['定', 110, 355],
      ['咖啡饮料', 170, 340],
      ['—', 430, 340],
    ]
    expect(read(DECIDES, ...table)).toMatchObject(decided)
  })

  it('may be drawn with the decision and its goods in one line', () => {
    expect(
      read(DECIDES, ['驳回的商品', 72, 300], ['糖果；蜂蜜', 156, 300], ['初步审定的商品咖啡饮料', 72, 320]),
    ).toMatchObject(decided)
  })

  it('has boxes ticked beside each item', () => {
    const table = rows(
      [96, 200, 280],
      ['糖果', '☑驳回', '□初步审定'],
      ['咖啡饮料', '□驳回', '☑初步审定'],
      ['蜂蜜', '☑驳回', '□初步审定'],
    )
    expect(read(DECIDES, ...table)).toMatchObject(decided)
  })
})

describe('a form with check boxes', () => {
  it.each([
    ['法律依据：☑第三十条　□第三十一条　□第十条第一款第（七）项'],
    ['法律依据：[√]第三十条 [ ]第三十一条 [ ]第十条第一款第（七）项'],
  ])('says no more than what is ticked: %s', line => {
    expect(read([line, 72, 300], ['驳回商品：糖果；蜂蜜', 72, 320], ['初步审定商品：咖啡', 72, 340])).toEqual({
      grounds: ['30'],
      refusedGoods: ['糖果', '蜂蜜'],
      acceptedGoods: ['咖啡'],
      cited: ['张三'],
      doubtful: [],
    })
  })

  it('has boxes behind its options', () => {
    const law: Line = ['法律依据：第三十条☑　第三十一条□　第十条第一款第（七）项□', 72, 300]
    expect(read(law).grounds).toEqual(['30'])
  })

  it('has the ticked items of a list, and loses nothing of what follows it', () => {
    const refuses: Line = ['经审查，根据《商标法》第三十条的规定，决定驳回下列打勾的商品上的注册申请：', 96, 280]
    expect(read(refuses, ['☑糖果　□咖啡　☑蜂蜜　□其他', 96, 300])).toMatchObject({
      refusedGoods: ['糖果', '蜂蜜'],
      cited: ['张三'],
    })
  })

  it('is asked about where nothing is ticked', () => {
    const { doubtful } = read(['法律依据：□第三十条　□第三十一条', 72, 300])
    expect(doubtful).toEqual(expect.arrayContaining(['grounds', 'refusedGoods', 'acceptedGoods']))
  })
})

it('the rest of the goods may be named behind 即', () => {
  const refuses: Line = ['经审查，驳回在以下商品上的注册申请：茶；茶饮料。', 96, 300]
  const accepts: Line = ['在其余商品即食盐；面粉制品上的注册申请，予以初步审定。', 96, 320]
  expect(read(refuses, accepts)).toMatchObject({
    refusedGoods: ['茶', '茶饮料'],
    acceptedGoods: ['食盐', '面粉制品'],
  })
})
