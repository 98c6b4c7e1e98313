import { numberOf } from '#domain/chinese-numeral.ts'
import { type AnnexField, type AnnexRow, settleCited } from '../layout/annex-headings.ts'
import { LETTER_SUFFIX, NUMBER_SHAPE } from '../layout/combined-labels.ts'
import type { Segment } from '../layout/segments.ts'
import { EMPTY, join, slice, type TracedText } from '../layout/traced-text.ts'
import { fieldOfHead, withCombinedParted } from './column-fields.ts'
import { decisionIn } from './decided-rows.ts'
import type { Field } from './head-words.ts'
import { decisionOf, decisionOfSign, type Legend, NONE, type ResultTable } from './result-table.ts'
import { type RuledTable, type TableCell, wordsOf } from './ruled-table.ts'
import { distinct, isTitleRow, labelOf, linesIn, listOf, textOf } from './table-cells.ts'

/** What one row of a table says of a reason: its words, its goods, and the numbers or names of the marks it cites. */
export interface ReasonRecord {
  law: TracedText
  reason: TracedText
  goods: TracedText
  /** Whether its goods are all that is refused. */
  isOfAll: boolean
  classes: TracedText
  /** The words of its column of numbers. */
  numbers: string
}

/** The rows of headings and those below them. */
interface HeadedTable {
  /** Whether its headings stand beside one column of values: a form, or one mark alone. */
  isForm: boolean
  /** The words over each column, those of the upper row before the lower ones. */
  heads: string[]
  fields: (Field | null)[]
  /** What the letter says of signs. */
  legend: Legend
  headRows: TableCell[][]
  body: TableCell[][]
  /** The rows as they were drawn, and the column of these that each of the others comes from. */
  drawn: TableCell[][]
  origins: number[]
}

/** What a table with headings says; each part may be empty. */
export interface HeadedReadings {
  marks: AnnexRow[]
  decided: ResultTable['decided']
  records: ReasonRecord[]
  /** The columns of law and reasons, for the letter, whose sentences these are. */
  passages: { law: Segment[]; reason: Segment[] }[]
  /** The goods of all rows, whatever the table says of them. */
  goods: TracedText
  /** A line that stands in the place of these. */
  place: Segment | null
  /** The lines of the headings that were understood. */
  headings: Segment[]
  /** The lines that were understood, and those of them that say what was decided. */
  lines: Segment[]
  decidedLines: Segment[]
}

/** The digits that every number of a mark has. */
export const NUMBER = /\d{5}/u
const NUMBERS = new RegExp(String.raw`(?<![\p{Script=Latin}\d])G?\d{6,9}${LETTER_SUFFIX}(?!\d)`, 'gu')
const COMPANY = /(?:公司|厂|店|行|部|社|所|中心|院|会|集团|企业|Ltd|LLC|Inc|Co|GmbH|S\.A)\.?(?:（[^）]*）)?$/u
/** A cell that holds one class. */
export const CLASS = /^第?(?:\d{1,2}|[一二三四五六七八九十]{1,3})类?$/u
/** How a mark stands, as a cell says it. */
const STANDING =
  /^(?:已经?|在先|现|被|处于|核准|初步|初审|正在)*(?:注册|审定|审查|公告|申请|有效|无效|撤销|注销|受理|宣告|驳回|期满|保护|异议)[\p{Script=Han}，、（）]{0,10}$/u
/** The same with the rest of its heading. */
const STANDING_WITHIN = /^(?:状态)?.{0,4}(?:注册|审定|申请|有效|无效|撤销|注销).{0,4}$/u
const wordsIn = (body: readonly TableCell[][], column: number): string[] =>
  body.map(row => textOf(row[column])).filter(words => words !== '')

/** What the columns hold, by their headings, else by their cells where these leave no doubt. */
const fieldsOf = (heads: readonly string[], body: readonly TableCell[][], legend: Legend): (Field | null)[] => {
  const named = heads.map(fieldOfHead)
  const annex = settleCited(named.map(field => ({ field: (field ?? 'other') as AnnexField })))
  const fields: (Field | null)[] = named.map((field, column) =>
    field === 'cited' || field === 'number' ? (annex[column]?.field ?? field) : field,
  )
  const every = (column: number, isOf: (words: string) => boolean): boolean => {
    const words = wordsIn(body, column)
    return words.length > 0 && words.every(isOf)
  }
  const infer = (
    field: Field,
    isOf: (words: string) => boolean,
    isOpen: (own: Field | null) => boolean = own => own === null,
  ) => {
    if (fields.includes(field)) return
    const at = fields.findIndex((own, column) => isOpen(own) && every(column, isOf))
    if (at >= 0) fields[at] = field
  }
  const isOfSigns = heads.some(
    (_, column) =>
      every(column, words => decisionOfSign(words, legend) !== null) &&
      wordsIn(body, column).some(words => decisionOfSign(words, legend)?.isRefused),
  )
  infer(
    'verdict',
    words => decisionOf(words) !== null || (isOfSigns && decisionOfSign(words, legend) !== null),
    own => own === null || own === 'reason' || own === 'other' || (own === 'status' && !fields.includes('regNo')),
  )
  for (const [column, field] of fields.entries())
    if (field === 'goods' && every(column, words => /^引证商标/u.test(words))) fields[column] = 'serial'
  // 编号 over 引证商标1 beside a column of numbers is what the reasons call the marks.
  for (const [column, field] of fields.entries())
    if (field === 'regNo' && !wordsIn(body, column).some(words => NUMBER.test(words))) fields[column] = 'serial'
  infer(
    'regNo',
    words => NUMBER_SHAPE.test(words),
    own => own === null || own === 'serial',
  )
  // 法律 over 状态, in two rows, beside numbers of marks.
  for (const [column, field] of fields.entries())
    if (field === 'law' && fields.includes('regNo') && every(column, words => STANDING_WITHIN.test(words)))
      fields[column] = fields.includes('status') ? 'other' : 'status'
  infer('classes', words => CLASS.test(words))
  infer('owner', words => COMPANY.test(words))
  infer('status', words => STANDING.test(words))
  for (const [column, field] of fields.entries())
    if (field === 'regNo' && fields.indexOf('regNo') !== column) fields[column] = 'serial'
  if (!fields.includes('regNo') && fields.includes('numbers')) fields[fields.indexOf('numbers')] = 'regNo'
  return fields
}

const headedFrom = (rows: readonly TableCell[][], isTurned: boolean, legend: Legend): HeadedTable | null => {
  const at = rows.findIndex(row => !isTitleRow(row))
  const first = rows[at]
  if (!first) return null
  const depth = first.some(({ columnSpan }) => columnSpan > 1) ? Math.max(...first.map(({ rowSpan }) => rowSpan)) : 1
  const headRows = rows.slice(at, at + depth)
  const heads = first.map((_, column) => {
    const own = distinct(headRows.flatMap(row => row[column] ?? []))
    const last = labelOf(own.at(-1))
    // Under a heading of several columns each has its own, which may need the upper one's words.
    return fieldOfHead(last) === null ? own.map(labelOf).join('') : last
  })
  const rest = rows.slice(at + depth)
  // A cell that takes several columns of a form is one row of the turned table.
  const body = rest.filter(
    (row, index) => !isTitleRow(row) && !row.every((cell, column) => cell === rest[index - 1]?.[column]),
  )
  const parted = withCombinedParted(heads, body)
  return {
    isForm: isTurned && body.length < 2,
    heads: parted.heads,
    fields: fieldsOf(parted.heads, parted.body, legend),
    legend,
    headRows: rows.slice(0, at + depth),
    body: parted.body,
    drawn: body,
    origins: parted.origins,
  }
}

/** The table with its rows for columns. */
const turned = (rows: readonly TableCell[][]): TableCell[][] => {
  const own = rows.filter(row => !isTitleRow(row))
  return (own[0] ?? []).map((_, column) => own.flatMap(row => row[column] ?? []))
}

const FEWEST_HEADS = 3
const MOST_HEADS = 0.6

const knownIn = (cells: readonly (TableCell | undefined)[]): number =>
  distinct(cells.filter(cell => cell !== undefined)).filter(cell => fieldOfHead(labelOf(cell)) !== null).length

/** A table by its headings, which stand in its first row, or in its first column. */
export const headedTableOf = ({ rows }: RuledTable, legend: Legend = new Map()): HeadedTable | null => {
  const own = rows.filter(row => !isTitleRow(row))
  const across = knownIn(own[0] ?? [])
  const down = knownIn(own.map(row => row[0]))
  // A number that comes again on the left begins another block of labels.
  const isOfOne = own.filter(row => fieldOfHead(labelOf(row[0])) === 'regNo').length < 2
  const isTurned = down >= FEWEST_HEADS && down > across && down >= MOST_HEADS * own.length && isOfOne
  return headedFrom(isTurned ? turned(rows) : rows, isTurned, legend)
}

const plain = (words: string): TracedText => ({ text: words, glyphs: Array<null>(words.length).fill(null) })

/** A list with the class its row is of before it. */
const ofClass = (list: TracedText, cell: TableCell | undefined): TracedText => {
  const words = textOf(cell)
  if (words === '' || !CLASS.test(words) || /^\s*第.{1,4}类/u.test(list.text)) return list
  const isWhole = /^第/u.test(words)
  return join([plain(isWhole ? '' : '第'), wordsOf(cell), plain(/类$/u.test(words) ? '：' : '类：'), list])
}

/** Words for all goods. */
const EVERYTHING = /^(?:全部|所有)(?:指定)?(?:使用)?的?(?:商品|服务|项目)*$/u

const cellOf = ({ fields }: HeadedTable, row: readonly TableCell[], field: Field): TableCell | undefined =>
  row[fields.indexOf(field)]

/** The class of a row: a cell over several rows, which a page may cut, is of all of them. */
const classOf = (table: HeadedTable, row: readonly TableCell[]): TableCell | undefined =>
  table.body
    .slice(0, table.body.indexOf(row as TableCell[]) + 1)
    .map(own => cellOf(table, own, 'classes'))
    .findLast(cell => cell !== undefined && cell.lines.length > 0)

const goodsIn = (table: HeadedTable, row: readonly TableCell[], field: Field): TracedText => {
  const cell = cellOf(table, row, field)
  return cell && !NONE.test(textOf(cell)) && !EVERYTHING.test(textOf(cell))
    ? ofClass(listOf(cell), classOf(table, row))
    : EMPTY
}

const decisionCells = (table: HeadedTable, row: readonly TableCell[]): Parameters<typeof decisionIn>[0] => ({
  verdict: table.fields.includes('verdict')
    ? { cell: cellOf(table, row, 'verdict'), head: table.heads[table.fields.indexOf('verdict')] ?? '' }
    : null,
  refused: cellOf(table, row, 'refused'),
  accepted: cellOf(table, row, 'accepted'),
  legend: table.legend,
})

/** The goods of a table that says of them what was decided, in a column of verdicts or in one for each of the two. */
const decidedIn = (table: HeadedTable): ResultTable['decided'] => {
  const { fields, body } = table
  const has = (field: Field) => fields.includes(field)
  const areTicked = has('goods') && has('refused') && has('accepted')
  const rows = body.flatMap((row): ResultTable['decided'] => {
    if ((has('verdict') || areTicked) && has('goods')) {
      const decision = decisionIn(decisionCells(table, row))
      return decision?.isMeant
        ? [
            {
              isRefused: decision.isRefused,
              list: goodsIn(table, row, 'goods'),
              ...(decision.isUnsure ? { isUnsure: true } : {}),
            },
          ]
        : []
    }
    if (!has('refused') || !has('accepted')) return []
    return (['refused', 'accepted'] as const).map(field => ({
      isRefused: field === 'refused',
      list: goodsIn(table, row, field),
    }))
  })
  return rows.filter(({ list }) => list.text !== '')
}

/** 第1号“某”（注册人：某公司）. */
const HOLDER_BEHIND =
  /^[”"号]*(?:商标)?[（(](?:注册人|权利人|申请人|专用权人)[：:](?<owner>[^（）()]{2,60}(?:[（(][^（）()]{2,12}[）)][^（）()]{0,20})?)[）)]/du

const MARK_FIELDS: readonly Field[] = [
  'serial',
  'mark',
  'classes',
  'owner',
  'status',
  'groups',
  'exclusiveTerm',
  'applicationDate',
  'preliminaryDate',
  'registrationDate',
  'standingDate',
  'day',
  'other',
]

/** Rows of a table of cited marks; a row without a number goes on with the one above it, a cell with several numbers is of several marks. */
const marksIn = (table: HeadedTable): AnnexRow[] => {
  const { fields, body } = table
  const tells = (['mark', 'owner', 'status'] as const).some(field => fields.includes(field))
  const isOfGoods = fields.some(field => field === 'verdict' || field === 'law' || field === 'reason')
  const rows: Map<AnnexField, TracedText>[] = []
  for (const row of body) {
    const numbers = cellOf(table, row, 'regNo')
    const values = new Map<AnnexField, TracedText>()
    for (const [column, field] of fields.entries()) {
      const cell = row[column]
      if (!cell || cell.lines.length === 0 || field === null) continue
      const isOfMark = MARK_FIELDS.includes(field) && (tells || field === 'serial' || field === 'classes')
      const isOfItsGoods = field === 'goods' && tells && !isOfGoods
      if (!isOfMark && !isOfItsGoods) continue
      const own = isOfItsGoods ? listOf(cell) : /Date$|^day$/u.test(field) ? listOf(cell) : wordsOf(cell)
      const before = values.get(field as AnnexField)
      // Two columns of one meaning, as two days: each says its own.
      values.set(field as AnnexField, before ? join([before, own], '\n') : own)
    }
    const words = wordsOf(numbers)
    const own = [...words.text.matchAll(NUMBERS)]
    const last = rows.at(-1)
    if (own.length === 0 && last && !tells) continue
    if (own.length === 0 && last && textOf(numbers) === '')
      for (const [field, value] of values) last.set(field, join([last.get(field) ?? EMPTY, value]))
    for (const { index, 0: number } of own) {
      const quoted = tells ? null : /^[^“]{0,8}“([^”]+)”/u.exec(words.text.slice(index + number.length))
      const at = index + number.length + (quoted?.[0].length ?? 0) - 1
      const mark = quoted && slice(words, at - (quoted[1]?.length ?? 0), at)
      const holder = tells ? null : HOLDER_BEHIND.exec(words.text.slice(at + 1))
      const owner = holder?.indices?.groups?.['owner']
        ? slice(words, at + 1 + holder.indices.groups['owner'][0], at + 1 + holder.indices.groups['owner'][1])
        : null
      rows.push(
        new Map([
          ...values,
          ['regNo', slice(words, index, index + number.length)],
          ...(mark ? [['mark', mark] as const] : []),
          ...(owner ? [['owner', owner] as const] : []),
        ]),
      )
    }
  }
  return rows
}

const NAMED =
  /引证商标\s*([一二三四五六七八九十\d]{1,3}(?:\s*[、，,和及至]\s*(?:引证商标)?[一二三四五六七八九十\d]{1,3})*)(?![\d号])/gu

/** The numbers that words cite: printed ones, and those of marks that `named` has under the names the words use. */
export const numbersCited = (words: string, named: ReadonlyMap<number, string>): string[] => {
  const printed = [...words.matchAll(NUMBERS)].map(([number]) => number)
  const byName = [...words.matchAll(NAMED)].flatMap(([, names = '']) =>
    names.split(/[、，,和及至]|引证商标/u).flatMap(name => named.get(numberOf(name.trim()) ?? -1) ?? []),
  )
  return [...new Set([...printed, ...byName])]
}

/** What each row says of a reason, where the table has articles or reasons beside goods. */
const recordsIn = (table: HeadedTable): ReasonRecord[] => {
  const { fields, body } = table
  const has = (field: Field) => fields.includes(field)
  const goods = has('goods') ? 'goods' : has('refused') ? 'refused' : null
  if (!goods || !(has('law') || has('reason'))) return []
  return body.flatMap(row => {
    const decision = has('verdict') ? decisionIn(decisionCells(table, row)) : null
    const [law, reason] = (['law', 'reason'] as const).map(field => wordsOf(cellOf(table, row, field)))
    if (!law || !reason || decision?.isRefused === false || (law.text === '' && reason.text === '')) return []
    const cell = cellOf(table, row, goods)
    return [
      {
        law,
        reason,
        goods: goodsIn(table, row, goods),
        isOfAll: EVERYTHING.test(textOf(cell)),
        classes: wordsOf(cellOf(table, row, 'classes')),
        numbers: wordsOf(cellOf(table, row, 'regNo')).text,
      },
    ]
  })
}

/** Reads a table by what its columns hold: cited marks, goods with what was decided, and reasons, each where it has them. */
export const readHeaded = (table: HeadedTable): HeadedReadings => {
  const { fields, headRows } = table
  const has = (field: Field) => fields.includes(field)
  const [decided, records] = [decidedIn(table), recordsIn(table)]
  const marks = has('regNo') ? marksIn(table) : []
  const { drawn, origins } = table
  const headOf = (field: Field) => headRows.at(-1)?.[origins[fields.indexOf(field)] ?? -1]
  const place = headOf(has('reason') ? 'reason' : 'law')?.lines[0]
  const known = fields.flatMap((field, column) => (field === null ? [] : (origins[column] ?? [])))
  const own = (all: readonly TableCell[][]) => all.map(row => known.flatMap(column => row[column] ?? []))
  const ofDecision = (['verdict', 'goods', 'refused', 'accepted'] as const)
    .filter(has)
    .flatMap(field => origins[fields.indexOf(field)] ?? [])
  const decidedCells = (all: readonly TableCell[][]) => all.map(row => ofDecision.flatMap(column => row[column] ?? []))
  return {
    decidedLines: linesIn([...decidedCells(headRows), ...decidedCells(drawn)]),
    marks,
    goods: has('goods')
      ? join(
          table.body.map(row => goodsIn(table, row, 'goods')),
          '\n',
        )
      : EMPTY,
    decided,
    records,
    passages: distinctPassages(table),
    place: place ?? null,
    headings: linesIn(own(headRows)),
    lines: linesIn([...own(headRows), ...own(drawn)]),
  }
}

const distinctPassages = (table: HeadedTable): HeadedReadings['passages'] => {
  const seen = new Set<Segment>()
  const fresh = (cell: TableCell | undefined): Segment[] => {
    const lines = (cell?.lines ?? []).filter(line => !seen.has(line))
    for (const line of lines) seen.add(line)
    return lines
  }
  return table.body.map(row => ({
    law: fresh(cellOf(table, row, 'law')),
    reason: fresh(cellOf(table, row, 'reason')),
  }))
}
