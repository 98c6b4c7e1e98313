import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { readFacts } from '../../../../server/notice/facts/read-facts.ts'
import { linesAsDrawn } from '../../../../server/notice/layout/line-order.ts'
import { readTextLayer } from '../../../../server/notice/layout/text-layer.ts'
import { headedTableOf } from '../../../../server/notice/tables/headed-tables.ts'
import { type TableCell, wordsOf } from '../../../../server/notice/tables/ruled-table.ts'
import { ruledTablesIn } from '../../../../server/notice/tables/ruled-tables.ts'
import { type Line, pageOfLines } from '../page-of-lines.ts'
import { type SimplePage, simplePdf } from '../simple-pdf.ts'

const PAGE_HEIGHT = 842
const SIZE = 10
const LEADING = 14
const PADDING = 4

interface Cell {
  text: string
  columns?: number
  rows?: number
}

interface Table {
  widths: readonly number[]
  rows: readonly (readonly (Cell | string)[])[]
  /** Where the lines of a cell stand in it. */
  valign?: 'top' | 'middle' | 'bottom'
  /** Where no line is drawn: at its sides, above its first row, below its last one. */
  open?: readonly ('sides' | 'head' | 'foot')[]
}

/** Each character of the font is as wide as it is high. */
const widthOf = (text: string): number => Array.from(text).length * SIZE

const wrapped = (text: string, width: number): string[] => {
  const lines = ['']
  for (const unit of text) {
    const last = lines.at(-1) ?? ''
    if (unit === '|' || widthOf(last + unit) > width - 2 * PADDING) lines.push(unit === '|' ? '' : unit)
    else lines[lines.length - 1] = last + unit
  }
  return lines
}

const hexOf = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join('')

/** Where each of some widths begins, one behind another, and the last one ends. */
const edgesOf = (start: number, widths: readonly number[]): number[] => {
  const edges = [start]
  for (const width of widths) edges.push((edges.at(-1) ?? start) + width)
  return edges
}

/** Draws lines of text and tables below one another, each cell framed by a stroked rectangle. */
const page = (...parts: readonly (string | Table)[]): SimplePage => {
  const drawn: string[] = []
  let top = 50
  const write = (text: string, x: number, lineTop: number): void => {
    drawn.push(`BT /F1 ${SIZE} Tf 1 0 0 1 ${x} ${PAGE_HEIGHT - lineTop - 0.88 * SIZE} Tm <${hexOf(text)}> Tj ET`)
  }
  for (const part of parts) {
    if (typeof part === 'string') {
      write(part, 50, top)
      top += 22
      continue
    }
    const { widths, rows, valign = 'top', open = [] } = part
    const edges = edgesOf(50, widths)
    const taken = new Set<string>()
    const placed = rows.flatMap((cells, row) => {
      let column = 0
      return cells.map(own => {
        while (taken.has(`${row} ${column}`)) column += 1
        const { text, columns = 1, rows: spans = 1 } = typeof own === 'string' ? { text: own } : own
        for (let down = 0; down < spans; down += 1)
          for (let right = 0; right < columns; right += 1) taken.add(`${row + down} ${column + right}`)
        const left = edges[column] ?? 0
        const right = edges[column + columns] ?? 0
        column += columns
        return { row, spans, left, right, lines: wrapped(text, right - left) }
      })
    })
    const heights = rows.map(
      (_, row) =>
        Math.max(...placed.filter(own => own.row === row && own.spans === 1).map(own => own.lines.length), 1) *
          LEADING +
        2 * PADDING,
    )
    const tops = edgesOf(top, heights)
    for (const { row, spans, left, right, lines } of placed) {
      const [from, to] = [tops[row] ?? 0, tops[row + spans] ?? 0]
      const draw = (x1: number, y1: number, x2: number, y2: number) =>
        drawn.push(`${x1} ${PAGE_HEIGHT - y1} m ${x2} ${PAGE_HEIGHT - y2} l S`)
      if (!open.includes('head') || row > 0) draw(left, from, right, from)
      if (!open.includes('foot') || row + spans < rows.length) draw(left, to, right, to)
      if (!open.includes('sides') || left > 50) draw(left, from, left, to)
      if (!open.includes('sides') || right < (edges.at(-1) ?? 0)) draw(right, from, right, to)
      const room = to - from - 2 * PADDING - lines.length * LEADING
      const start = from + PADDING + { top: 0, middle: room / 2, bottom: room }[valign]
      for (const [index, line] of lines.entries()) if (line !== '') write(line, left + PADDING, start + index * LEADING)
    }
    top = (tops.at(-1) ?? top) + 12
  }
  return { content: drawn.join('\n') }
}

const read = async (...pages: SimplePage[]): Promise<Notice> =>
  readFacts(
    (await readTextLayer(simplePdf(pages))).map(({ text }) => text),
    'text-layer',
  )

const FORM: Table = {
  widths: [70, 170, 70, 170],
  rows: [
    ['发文编号', 'TMZC81234567BHTZ01', '发文日期', '2026年03月05日'],
    ['申请号', '81234567', '类别', '30'],
    ['商标', '云上栗', '代理机构', '福州闽知商标代理有限公司'],
    ['申请人', { text: '宁德云上栗食品有限公司', columns: 3 }],
    ['地址', { text: '福建省宁德市蕉城区学院路12号', columns: 3 }],
  ],
}
const TITLE = ['国家知识产权局', '商标驳回通知书']
const END = ['收到本通知之日起十五日内，可以申请复审。', '国家知识产权局']
const REASON = '经审查，依据《商标法》第三十条，驳回上述商标的注册申请，引证商标见下表。'

const marksIn = (notice: Notice) =>
  notice.citedMarks.map(({ regNo, mark, owner, classes }) => [regNo, mark, owner, classes.join()])

describe('a ruled table of cited marks', () => {
  const MARKS = [
    ['10000001', '云栗', '30', '甲乙茶业有限公司'],
    ['10000002', '云上', '30', '杭州云上栗子山货进出口贸易有限责任公司'],
    ['10000003', '栗上', '29', '丙丁食品有限公司'],
  ]
  const EXPECTED = MARKS.map(([regNo, mark, classes, owner]) => [regNo, mark, owner, classes])

  it.each(['top', 'middle', 'bottom'] as const)('has its cells set at the %s', async valign => {
    const rows = [['注册号', '商标', '类别', '权利人'], ...MARKS]
    const notice = await read(page(...TITLE, FORM, REASON, { widths: [80, 60, 40, 70], rows, valign }, ...END))
    expect(marksIn(notice)).toEqual(EXPECTED)
    expect(notice.applicant).toBe('宁德云上栗食品有限公司')
    expect(notice.agency).toBe('福州闽知商标代理有限公司')
    expect(notice.address).toBe('福建省宁德市蕉城区学院路12号')
  })

  it('has a class that holds for several rows, and headings in two steps', async () => {
    const rows = [
      [
        { text: '类别', rows: 2 },
        { text: '引证商标', columns: 2 },
        { text: '权利人', rows: 2 },
      ],
      ['号码', '名称'],
      [{ text: '30', rows: 2 }, '10000001', '云栗', '甲乙茶业有限公司'],
      ['10000002', '云上', '杭州云上栗子山货进出口贸易有限责任公司'],
      ['29', '10000003', '栗上', '丙丁食品有限公司'],
    ]
    const notice = await read(
      page(...TITLE, FORM, REASON, { widths: [40, 80, 60, 120], rows, valign: 'middle' }, ...END),
    )
    expect(marksIn(notice)).toEqual(EXPECTED)
  })

  it('goes on over a page, its headings repeated', async () => {
    const head = ['注册号', '商标', '类别', '权利人']
    const first = { widths: [80, 60, 40, 120], rows: [head, ...MARKS.slice(0, 2)] }
    const second = { widths: [80, 60, 40, 120], rows: [head, ...MARKS.slice(2)] }
    const notice = await read(page(...TITLE, FORM, REASON, first), page(second, ...END))
    expect(marksIn(notice)).toEqual(EXPECTED)
  })

  it('is cut by the end of a page within a row', async () => {
    const widths = [80, 60, 40, 70]
    const first = {
      widths,
      rows: [
        ['注册号', '商标', '类别', '权利人'],
        ['10000002', '云上', '30', '杭州云上栗子山货进出'],
      ],
    }
    const second = {
      widths,
      rows: [
        ['', '', '', '口贸易有限责任公司'],
        ['10000003', '栗上', '29', '丙丁食品有限公司'],
      ],
    }
    const notice = await read(page(...TITLE, FORM, REASON, first), page(second, ...END))
    expect(marksIn(notice)).toEqual(EXPECTED.slice(1))
  })

  it('is cut by the end of a page, which draws no line there', async () => {
    const widths = [80, 60, 40, 70]
    const head = ['注册号', '商标', '类别', '权利人']
    const first: Table = { widths, rows: [head, ['10000002', '云上', '30', '杭州云上栗子山货进出']], open: ['foot'] }
    const second: Table = {
      widths,
      rows: [
        ['', '', '', '口贸易有限责任公司'],
        ['10000003', '栗上', '29', '丙丁食品有限公司'],
      ],
      open: ['head'],
    }
    const notice = await read(page(...TITLE, FORM, REASON, first), page(second, ...END))
    expect(marksIn(notice)).toEqual(EXPECTED.slice(1))
  })

  it('has no lines at its sides', async () => {
    const rows = [['注册号', '商标', '类别', '权利人'], ...MARKS]
    const table: Table = { widths: [80, 60, 40, 70], rows, valign: 'middle', open: ['sides'] }
    expect(marksIn(await read(page(...TITLE, FORM, REASON, table, ...END)))).toEqual(EXPECTED)
  })

  it('has one column a mark', async () => {
    const rows = ['注册号', '商标', '类别', '权利人'].map((name, field) => [
      name,
      ...MARKS.map(own => own[field] ?? ''),
    ])
    const notice = await read(page(...TITLE, FORM, REASON, { widths: [60, 100, 100, 100], rows }, ...END))
    expect(marksIn(notice)).toEqual(EXPECTED)
  })

  it('is known by what its columns hold where a heading is not known', async () => {
    const rows = [['在案号', '标样', '国际类', '名下主体'], ...MARKS]
    const notice = await read(page(...TITLE, FORM, REASON, { widths: [80, 60, 50, 130], rows }, ...END))
    expect(marksIn(notice)).toEqual(EXPECTED)
  })
})

describe('a ruled table of goods', () => {
  const LETTER = '经审查，决定如下表，依据《商标法》第三十条，与第10000001号“云栗”商标近似。'
  const PARTIAL = ['国家知识产权局', '商标部分驳回通知书']

  it('keeps its rows apart where a page ends between two of them and draws no line', async () => {
    const first: Table = {
      widths: [40, 120, 60],
      rows: [
        ['序号', '商品名称', '决定'],
        ['1', '茶', '驳'],
        ['2', '食用冰', '准'],
      ],
      open: ['foot'],
    }
    const second: Table = {
      widths: [40, 120, 60],
      rows: [
        ['3', '糕点', '驳'],
        ['4', '蜂蜜', '准'],
      ],
      open: ['head'],
    }
    const notice = await read(page(...PARTIAL, FORM, LETTER, first), page(second, ...END))
    expect(notice.refusedGoods).toEqual(['茶', '糕点'])
    expect(notice.acceptedGoods).toEqual(['食用冰', '蜂蜜'])
  })

  it('says in a column what was decided on those of each row', async () => {
    const rows = [
      ['类别', '商品/服务项目', '审查结论'],
      ['30', '茶；糕点（非医用）', '驳回'],
      ['30', '食用冰', '初步审定'],
      ['35', '广告；替他人推销', '驳回'],
    ]
    const notice = await read(page(...PARTIAL, FORM, LETTER, { widths: [40, 120, 80], rows, valign: 'middle' }, ...END))
    expect(notice.refusedGoods).toEqual(['茶', '糕点（非医用）', '广告', '替他人推销'])
    expect(notice.acceptedGoods).toEqual(['食用冰'])
  })

  it('has a column for those that are refused and one for the others', async () => {
    const rows = [
      ['类别', '予以初步审定的商品', '驳回的商品'],
      ['30', '食用冰', '茶；糕点（非医用）'],
      ['35', '无', '广告|替他人推销'],
    ]
    const notice = await read(
      page(...PARTIAL, FORM, LETTER, { widths: [40, 140, 140], rows, valign: 'middle' }, ...END),
    )
    expect(notice.refusedGoods).toEqual(['茶', '糕点（非医用）', '广告', '替他人推销'])
    expect(notice.acceptedGoods).toEqual(['食用冰'])
  })

  it('gives each reason its own goods, whatever the height of its cells', async () => {
    const rows = [
      ['驳回商品', '审查理由', '条款'],
      ['茶；糕点', '与甲乙茶业有限公司已注册的第10000001号“云栗”商标近似', '第三十条'],
      ['食用冰', '易使公众对商品的原料产生误认', '第十条第一款第（七）项'],
    ]
    const notice = await read(
      page(
        ...PARTIAL,
        FORM,
        '经审查，决定驳回部分商品，理由见下表：',
        { widths: [80, 120, 90], rows, valign: 'middle' },
        ...END,
      ),
    )
    expect(notice.reasons?.map(({ ground, goods }) => [ground, goods])).toEqual([
      ['30', ['茶', '糕点']],
      ['10.1.7', ['食用冰']],
    ])
    expect(notice.citedMarks.map(({ regNo }) => regNo)).toEqual(['10000001'])
  })
})

it('takes a standing under 法律|状态 beside numbers of marks for no ground', () => {
  const cell = (text: string, column: number): TableCell => {
    const [line] = linesAsDrawn([pageOfLines([[text, 60 + 100 * column, 100, 10]])]).flatMap(({ segments }) => segments)
    return { lines: line ? [line] : [], row: 0, column, rowSpan: 1, columnSpan: 1, left: 0, right: 0 }
  }
  const rows = [
    ['注册号', '法律', '核定商品'],
    ['10000001', '状态注册', '茶；糖'],
    ['10000002', '已注册', '米酒；黄酒'],
  ].map(row => row.map(cell))
  const table = { rows, repeated: [], edges: [], page: 1, lastPage: 1, top: 0, bottom: 0, isOpen: false }
  expect(headedTableOf(table)?.fields).toEqual(['regNo', 'status', 'goods'])
})

describe('a form of fields that a page cuts', () => {
  const rulings = [
    ...[100, 120, 140].map(at => ({ isUpright: false, at, from: 60, to: 500 })),
    ...[60, 200, 500].map(at => ({ isUpright: true, at, from: 100, to: 140 })),
  ]
  const first: Line[] = [
    ['注册号', 64, 114, 10],
    ['10000001', 204, 114, 10],
    ['商标', 64, 134, 10],
    ['云栗', 204, 134, 10],
  ]
  const formOf = (rest: readonly Line[]) => {
    const pages = [{ ...pageOfLines(first), rulings }, pageOfLines(rest, 2)]
    const lines = linesAsDrawn(pages).flatMap(({ segments }) => segments)
    return ruledTablesIn(lines, pages).tables.map(({ rows }) => rows.map(row => row.map(cell => wordsOf(cell).text)))
  }

  it('goes on at the head of the next one, where no lines are drawn', () => {
    const rest: Line[] = [
      ['注册人', 64, 60, 10],
      ['甲乙茶业', 204, 60, 10],
      ['有限公司', 204, 74, 10],
      ['类别', 64, 94, 10],
      ['30', 204, 94, 10],
      ['特此通知。', 64, 120, 12],
    ]
    expect(formOf(rest)).toEqual([
      [
        ['注册号', '10000001'],
        ['商标', '云栗'],
        ['注册人', '甲乙茶业有限公司'],
        ['类别', '30'],
      ],
    ])
  })

  it('ends where the next page begins with something else', () => {
    expect(formOf([['特此通知。', 64, 60, 12]])).toEqual([
      [
        ['注册号', '10000001'],
        ['商标', '云栗'],
      ],
    ])
  })
})
