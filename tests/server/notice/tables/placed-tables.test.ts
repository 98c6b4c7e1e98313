import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../../server/notice/facts/read-facts.ts'
import { type Line, pageOfLines } from '../page-of-lines.ts'

const HEAD = [
  '国家知识产权局',
  '商标部分驳回通知书',
  '申请号：81234567',
  '商标：云上栗',
  '类别：30',
  '申请人：甲乙茶业有限公司',
]
const REASON = '经审查，该商标与下表所列商标构成使用在类似商品上的近似商标，依据《商标法》第三十条，决定部分驳回。'

/** Lines below one another from a height on. */
const column = (top: number, texts: readonly string[]): Line[] =>
  texts.map((text, index): Line => [text, 60, top + 24 * index])

const row = (top: number, lefts: readonly number[], cells: readonly string[]): Line[] =>
  cells.flatMap((cell, index): Line[] => (cell === '' ? [] : [[cell, lefts[index] ?? 0, top]]))

const read = (table: readonly Line[], reason = REASON) =>
  readFacts(
    [pageOfLines([...column(60, HEAD), [reason, 84, 220], ...table, ...column(700, ['特此通知。', '2024年8月8日'])])],
    'text-layer',
  )

describe('a table that no lines are drawn around', () => {
  it('parts its rows by their numbers where a term has each of its days on a line', () => {
    const lefts = [60, 90, 160, 260, 460]
    const { citedMarks } = read([
      ...row(300, lefts, ['序号', '注册号', '有效期限', '使用商品', '商标']),
      ...row(330, lefts, ['1', '6477829', '2018年9月8日至', '加奶咖啡饮料；茶饮料；巧', '云栗']),
      ...row(345, lefts, ['', '', '2028年9月7日', '克力；糖果；面包；饼干；', '']),
      ...row(360, lefts, ['', '', '', '蜂蜜；酱油；醋；盐；糕点', '']),
      ...row(375, lefts, ['', '', '', '；食用冰；豆粉', '']),
      ...row(395, lefts, ['2', '60200674', '2020年1月7日至', '糖果；食用酵母；调味品；', '云上']),
      ...row(410, lefts, ['', '', '2030年1月6日', '米粉', '']),
    ])
    expect(citedMarks.map(({ regNo, goods }) => [regNo, goods?.join('、')])).toEqual([
      ['6477829', '加奶咖啡饮料、茶饮料、巧克力、糖果、面包、饼干、蜂蜜、酱油、醋、盐、糕点、食用冰、豆粉'],
      ['60200674', '糖果、食用酵母、调味品、米粉'],
    ])
  })

  it('has cited marks under headings of any words, cells of two lines and an owner for all in the middle', () => {
    const lefts = [60, 110, 190, 270, 330]
    const { citedMarks } = read([
      ...row(300, lefts, ['项次', '在先商标号', '在先商标', '现状', '冲突商标权利人']),
      ...row(330, lefts, ['1', '10000001', '云栗', '已注册']),
      ...row(345, lefts, ['', '', '', '', '甲丙食品有限公司']),
      ...row(360, lefts, ['2', '10000002', '山栗', '初步审']),
      ...row(376, lefts, ['', '', '', '定']),
    ])
    expect(citedMarks).toMatchObject([
      { regNo: '10000001', mark: '云栗', status: 'registered', owner: '甲丙食品有限公司' },
      { regNo: '10000002', mark: '山栗', status: 'preliminary', owner: '甲丙食品有限公司' },
    ])
  })

  it('has two things in one column', () => {
    const lefts = [60, 160]
    const { citedMarks } = read([
      ...row(300, lefts, ['商标/注册号', '所有人']),
      ...row(330, lefts, ['云栗', '甲丙食品有限公司']),
      ...row(346, lefts, ['10000001']),
      ...row(380, lefts, ['K-NOVA', '丙丁茶业有限公司']),
      ...row(396, lefts, ['10000002']),
    ])
    expect(citedMarks).toMatchObject([
      { regNo: '10000001', mark: '云栗', owner: '甲丙食品有限公司' },
      { regNo: '10000002', mark: 'K-NOVA', owner: '丙丁茶业有限公司' },
    ])
  })

  it('has a column for each mark, with headings on the left that are broken', () => {
    const lefts = [60, 130, 240]
    const { citedMarks } = read([
      ...row(300, lefts, ['编号', '引证商标一', '引证商标二']),
      ...row(330, lefts, ['在先商', '10000001', '10000002']),
      ...row(346, lefts, ['标号']),
      ...row(376, lefts, ['所有人', '甲丙食品', '丙丁茶业有限公司']),
      ...row(392, lefts, ['', '有限公司']),
      ...row(422, lefts, ['在先商标', '云栗', '山栗']),
    ])
    expect(citedMarks).toMatchObject([
      { regNo: '10000001', mark: '云栗', owner: '甲丙食品有限公司' },
      { regNo: '10000002', mark: '山栗', owner: '丙丁茶业有限公司' },
    ])
  })

  it('answers for each good whether it is let through, and the reasons name its rows', () => {
    const lefts = [60, 110, 260]
    const { refusedGoods, acceptedGoods, reasons } = read(
      [
        ...row(300, lefts, ['序号', '指定商品', '是否准予初审']),
        ...row(330, lefts, ['1', '茶', '否']),
        ...row(360, lefts, ['2', '糖', '是']),
        ...row(390, lefts, ['3', '咖啡', '否']),
      ],
      '该商标用在序号1、3商品上，与第10000001号“云栗”商标近似，依据《商标法》第三十条，部分驳回。',
    )
    expect(refusedGoods).toEqual(['茶', '咖啡'])
    expect(acceptedGoods).toEqual(['糖'])
    expect(reasons).toMatchObject([{ ground: '30', goods: ['茶', '咖啡'], citedMarks: ['10000001'] }])
  })

  it('has goods below one another under what was decided, each line one of them', () => {
    const lefts = [60, 300]
    const { refusedGoods, acceptedGoods } = read([
      ...row(300, lefts, ['驳回的商品/服务', '予以初步审定的商品/服务']),
      ...row(330, lefts, ['以谷物为主的零食小吃', '糖']),
      ...row(346, lefts, ['茶', '咖啡饮料']),
      ...row(362, lefts, ['蜂蜜']),
    ])
    expect(refusedGoods).toEqual(['以谷物为主的零食小吃', '茶', '蜂蜜'])
    expect(acceptedGoods).toEqual(['糖', '咖啡饮料'])
  })

  it('tells of each reason its goods and marks, in cells of several lines', () => {
    const lefts = [60, 200, 300, 400]
    const { reasons, refusedGoods } = read(
      [
        ...row(300, lefts, ['理由', '适用条款', '所涉商品', '引证商标号']),
        ...row(330, lefts, ['与在先商标构成使', '《商标法》', '茶、以谷物为主', '10000001、']),
        ...row(346, lefts, ['用在类似商品上的', '第三十条', '的零食小吃', '10000002']),
        ...row(362, lefts, ['近似商标']),
        ...row(392, lefts, ['仅直接表示商品的', '《商标法》第十', '糖', '—']),
        ...row(408, lefts, ['质量等特点', '一条第一款第']),
        ...row(424, lefts, ['', '（二）项']),
      ],
      '经审查，我局决定部分驳回上述商标注册申请，理由如下：',
    )
    expect(reasons).toMatchObject([
      { ground: '30', goods: ['茶', '以谷物为主的零食小吃'], citedMarks: ['10000001', '10000002'] },
      { ground: '11.1.2', goods: ['糖'], citedMarks: [] },
    ])
    expect(refusedGoods).toEqual(['茶', '以谷物为主的零食小吃', '糖'])
  })
})

it('keeps the ground on earlier marks where none was read, to be confirmed', () => {
  const notice = read(
    [['该商标仅直接表示了商品的特点，依据《商标法》第十一条第一款第（二）项，予以驳回。', 84, 250]],
    '该商标在“茶”商品上与他人在先商标近似，依据《商标法》第三十条，予以驳回。',
  )
  expect(notice.grounds).toContain('30')
  expect(notice.doubtful).toContain(`grounds.${notice.grounds.indexOf('30')}`)
})

describe('a table of goods', () => {
  it('is ticked under 准 or 驳', () => {
    const lefts = [60, 110, 260, 320]
    const { refusedGoods, acceptedGoods } = read([
      ...row(300, lefts, ['序号', '商品名称', '准', '驳']),
      ...row(330, lefts, ['1', '茶', '', '×']),
      ...row(360, lefts, ['2', '糖', '√']),
      ...row(390, lefts, ['3', '咖啡', '', '×']),
    ])
    expect(refusedGoods).toEqual(['茶', '咖啡'])
    expect(acceptedGoods).toEqual(['糖'])
  })

  it('has signs that the letter explains', () => {
    const lefts = [60, 110, 260]
    const { refusedGoods, acceptedGoods } = read(
      [
        ...row(300, lefts, ['No.', '商品 Goods', '结论']),
        ...row(330, lefts, ['1', '茶', 'R']),
        ...row(360, lefts, ['2', '糖', 'A']),
      ],
      '经审查，依据《商标法》第三十条，决定部分驳回，结论见下表（R=驳回；A=初步审定）。',
    )
    expect(refusedGoods).toEqual(['茶'])
    expect(acceptedGoods).toEqual(['糖'])
  })

  it('has two lists beside one another, whose lines may stand far apart', () => {
    const lefts = [60, 284]
    const { refusedGoods, acceptedGoods } = read([
      ...row(300, lefts, ['初步审定的服务项目', '驳回的服务项目']),
      ...row(330, lefts, ['健身俱乐部（健身和体能训练）；组织', '培训；组织教育或娱乐竞赛；提供在线录像（非']),
      ...row(360, lefts, ['体育比赛', '下载）']),
    ])
    expect(refusedGoods).toEqual(['培训', '组织教育或娱乐竞赛', '提供在线录像（非下载）'])
    expect(acceptedGoods).toEqual(['健身俱乐部（健身和体能训练）', '组织体育比赛'])
  })

  it('asks for items whose lines may be one or two', () => {
    const lefts = [60, 276]
    const { refusedGoods, doubtful } = read([
      ...row(300, lefts, ['驳回的商品', '初步审定的商品']),
      ...row(330, lefts, ['为零售目的在通信媒体上展示商品广告', '糖']),
      ...row(346, lefts, ['茶']),
      ...row(362, lefts, ['蜂蜜']),
    ])
    expect(refusedGoods).toEqual(['为零售目的在通信媒体上展示商品广告茶', '蜂蜜'])
    expect(doubtful).toContain('refusedGoods.0')
  })
})

it('reads a form whose values have several lines in two columns', () => {
  const lefts = [60, 130, 300, 380]
  const { applicant, address, agency } = readFacts(
    [
      pageOfLines([
        ...column(60, ['国家知识产权局', '商标驳回通知书']),
        ...row(120, lefts, ['申请号', '81234567', '商标', '云上栗']),
        ...row(150, lefts, ['', '', '', '江苏省苏州市工业园区']),
        ...row(158, lefts, ['申请人', '甲乙茶业有限公司', '地址']),
        ...row(166, lefts, ['', '', '', '星湖街328号5幢']),
        ...row(196, lefts, ['代理机构', '某某商标代理有限公司', '类别', '30']),
        [REASON.replace('部分', ''), 84, 240],
        ...column(700, ['特此通知。', '2024年8月8日']),
      ]),
    ],
    'text-layer',
  )
  expect([applicant, address, agency]).toEqual([
    '甲乙茶业有限公司',
    '江苏省苏州市工业园区星湖街328号5幢',
    '某某商标代理有限公司',
  ])
})

it('reads a notice from its own title on, behind the letter of an agency', () => {
  const letter = [
    '甲乙茶业有限公司 王女士 台鉴：',
    '随函奉上驳回通知书，申请号12345678的另案仍在审查。',
    '顺颂商祺',
    '2024年9月1日',
  ]
  const notice = readFacts(
    [
      pageOfLines(column(60, letter)),
      pageOfLines([...column(60, HEAD), [REASON, 84, 220], ...column(700, ['特此通知。', '2024年8月8日'])], 2),
    ],
    'text-layer',
  )
  expect([notice.applicationNo, notice.dispatchDate]).toEqual(['81234567', '2024-08-08'])
})
