import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { readFacts } from '../../../../server/notice/facts/read-facts.ts'
import { confidenceOf, type ReadLine } from '../../../../server/ocr/recognise-line.ts'
import type { PageText, TextRun } from '../../../../server/pdf/page-text.ts'
import { type Line, pageOfLines } from '../page-of-lines.ts'

/** The same run as recognition gives it: each character with its place. */
const recognised = (run: TextRun): TextRun => {
  const widths = Array.from(run.text, unit => (/[\u2000-\uFFFF□]/.test(unit) ? run.size : run.size / 2))
  let x = run.x
  const characters = widths.map(width => {
    x += width
    return { x: x - width, width, confidence: 0.99 }
  })
  return { ...run, characters }
}

const recognisedPage = (lines: readonly Line[]): PageText => {
  const page = pageOfLines(lines)
  return { ...page, runs: page.runs.map(recognised) }
}

const TITLE: Line = ['商标驳回通知书', 220, 120, 20]
const HEAD: Line[] = [
  ['申请号：71482036', 72, 150],
  ['发文日期：2024年03月12日', 72, 170],
  ['类别：30', 72, 190],
  ['申请人：杭州岚雀汀茶业有限公司', 72, 210],
]
const DECISION: Line[] = [
  ['经审查，根据《商标法》第三十条的规定，我局决定驳回上述商标注册申', 96, 300],
  ['请，理由如下：', 72, 320],
]
const REASON: Line[] = [['该商标与张三在类似商品上已注册的第38215507号“岚雀”商标近似。', 96, 340]]

const read = (lines: readonly Line[]): Notice => readFacts([recognisedPage(lines)], 'ocr')

describe('a recognised notice', () => {
  it('has an address and an agency in its window, whatever columns of a form stand below', () => {
    const notice = read([
      TITLE,
      ['435461', 72, 145],
      ['安徽省合肥市蜀山区长纤路261号', 72, 165],
      ['武汉汀禾知识产权服务有限公司', 72, 185],
      ['申请号', 72, 225],
      ['申请日期', 260, 225],
      ['类别', 400, 225],
      ['71482036', 72, 245],
      ['2019年09月26日', 260, 245],
      ['30', 400, 245],
      ...DECISION,
      ...REASON,
    ])
    expect(notice).toMatchObject({
      address: '安徽省合肥市蜀山区长纤路261号',
      agency: '武汉汀禾知识产权服务有限公司',
      applicationNo: '71482036',
    })
  })

  it('keeps a label apart from what was seen before it and is no character', () => {
    const row: Line[] = [
      ['申请人', 72, 210],
      ['杭州岚雀汀茶业有限公司□申请号', 130, 210],
      ['71482036', 330, 210],
    ]
    expect(read([TITLE, ...row, ['发文日期：2024年03月12日', 72, 250], ...DECISION, ...REASON])).toMatchObject({
      applicationNo: '71482036',
    })
  })

  it('takes a quotation mark within a word for an apostrophe', () => {
    const letter: Line[] = [
      ['国家工商行政管理总局商标局', 200, 90],
      TITLE,
      ['厦门市汀晗服饰厂：', 72, 150],
      ['你公司于2007/07/26提出的第9191037号“MISTO”S”商标（国际分类第41类）', 96, 170],
      ['注册申请，经审查，根据《商标法》第二十八条的规定，现予驳回，理由如下：', 72, 190],
      ['该商标与张三在类似服务上已注册的第38215507号“ORBEN”S”商标近似。', 96, 210],
    ]
    expect(read(letter)).toMatchObject({
      applicationNo: '9191037',
      mark: 'MISTO’S',
      citedMarks: [{ regNo: '38215507', mark: 'ORBEN’S' }],
    })
  })

  it('cites no mark by the number of the application, where its name cannot be read either', () => {
    const letter: Line[] = [
      TITLE,
      ['你公司于2007/07/26提出的第9191037号“汀〉商标（国际分类第41类）', 96, 170],
      ['注册申请，经审查，根据《商标法》第二十八条的规定，现予驳回，理由如下：', 72, 190],
      ['该商标与张三在类似服务上已注册的第38215507号“岚雀”商标近似。', 96, 210],
    ]
    const notice = read(letter)
    expect(notice.applicationNo).toBe('9191037')
    expect(notice.citedMarks.map(({ regNo }) => regNo)).toEqual(['38215507'])
  })

  it('goes on with a list of goods at its next similar group, in a cell of whatever width', () => {
    const goods: Line[] = [
      ['商品/服务：', 72, 230],
      ['1802：背包；手提包；', 160, 230],
      ['1806：宠物服装', 160, 246],
    ]
    expect(read([TITLE, ...HEAD, ...goods, ...DECISION, ...REASON]).refusedGoods).toEqual([
      '背包',
      '手提包',
      '宠物服装',
    ])
  })

  it('is signed on the day beside which something of a stamp was taken for a letter', () => {
    const head = HEAD.filter(([text]) => !text.startsWith('发文日期'))
    const signature: Line[] = [
      ['国家知识产权局', 430, 400],
      ['2022年6月11日W', 430, 420],
    ]
    expect(read([TITLE, ...head, ...DECISION, ...REASON, ...signature]).dispatchDate).toBe('2022-06-11')
  })

  it('has no spaces between digits as wide as ideographs', () => {
    const page = recognisedPage([TITLE, ...HEAD, ['商品/服务：净化剂（', 72, 230], ...DECISION, ...REASON])
    const digits = Array.from('0503', (unit, index) => ({ unit, x: 186 + 14 * index }))
    const run: TextRun = {
      ...{ text: '0503）', x: 186, baseline: 230, width: 68, size: 12 },
      characters: [
        ...digits.map(({ x }) => ({ x, width: 10, confidence: 0.99 })),
        { x: 242, width: 12, confidence: 0.99 },
      ],
    }
    const at = page.runs.findIndex(({ text }) => text.startsWith('商品'))
    const notice = readFacts([{ ...page, runs: page.runs.toSpliced(at + 1, 0, run) }], 'ocr')
    expect(notice.refusedGoods).toEqual(['净化剂'])
  })

  it('knows a heading of the annex whose pieces stand apart behind a slash', () => {
    const annex: Line[] = [
      ['引证商标资料', 72, 400],
      ['注册/申', 72, 420],
      ['请号', 121, 420],
      ['类别', 200, 420],
      ['注册人', 260, 420],
      ['38215507', 72, 444],
      ['30', 200, 444],
      ['张三', 260, 444],
    ]
    expect(read([TITLE, ...HEAD, ...DECISION, ...REASON, ...annex]).citedMarks).toMatchObject([
      { regNo: '38215507', classes: [30], owner: '张三' },
    ])
  })

  it('has a table of cited marks under headings with specks, and lines whose pieces lie a little apart', () => {
    const annex: Line[] = [
      ['引证商标资料', 72, 400],
      ['序号□ 注册号', 72, 420],
      ['商标', 200, 420],
      ['申请日', 260, 420],
      ['使用商品（类似群）', 340, 420],
      ['1', 72, 444],
      ['38215507', 120, 444],
      ['岚雀', 200, 444],
      ['2013年09月', 260, 444],
      ['（1）面条；', 340, 445],
      ['（2）调', 420, 444],
      ['04日', 260, 460],
      ['味品', 340, 460],
    ]
    expect(read([TITLE, ...HEAD, ...DECISION, ...REASON, ...annex]).citedMarks).toMatchObject([
      { regNo: '38215507', goods: ['面条', '调味品'], dates: { applicationDate: '2013-09-04' } },
    ])
  })
})

describe('how sure a reading is', () => {
  const line = (text: string, length: number, confidence: number): ReadLine => ({
    edges: { left: 0, right: length, top: 0, bottom: 40 },
    characters: Array.from(text, (unit, index) => ({ text: unit, middle: index / text.length, confidence })),
  })

  it('is the mean over its characters', () => {
    expect(confidenceOf([line('商标权人', 120, 0.9), line('商标', 60, 0.6)])).toBeCloseTo(0.8)
    expect(confidenceOf([])).toBe(0)
  })

  it('is small where next to nothing of a long line was read, as of one upside down', () => {
    expect(confidenceOf([line('）', 1200, 0.9), line('', 1200, 0)])).toBeLessThan(0.1)
  })

  it('has a cited mark whose opening quotation mark was lost at the start of a line', () => {
    const notice = read([
      TITLE,
      ...HEAD,
      ...DECISION,
      ['该商标与 NOVELIRA B.V.在类似商品上已注册的第27640183号', 96, 340],
      ['NOVELIRA"商标近似。', 84, 360],
    ])
    expect(notice.citedMarks).toMatchObject([{ regNo: '27640183', mark: 'NOVELIRA' }])
    expect(notice.doubtful).toContain('citedMarks.0.mark')
  })

  it('has no title for a mark where the first word of it stands apart', () => {
    const notice = read([
      ['商标', 186, 127, 15],
      ['注册申请部分驳回通知书', 226, 127, 15],
      ['申请号：78811990类别：9商标：朵栗', 72, 194],
      ...DECISION,
      ...REASON,
    ])
    expect(notice).toMatchObject({ mark: '朵栗', kind: 'partial' })
  })
})
