import { type AnnexField, type AnnexRow, annexFieldOf, settleCited } from '../layout/annex-headings.ts'
import { rightOf } from '../layout/glyph.ts'
import { type LabelName, labelNameOf } from '../layout/label-names.ts'
import type { Paragraph } from '../layout/paragraphs.ts'
import type { Segment } from '../layout/segments.ts'
import { EMPTY, join, type TracedText, traceLines } from '../layout/traced-text.ts'
import { type ReasonField, type ReasonRow, reasonFieldOf } from './reason-table.ts'
import { decisionOf, NONE, OF_GOODS, type ResultTable } from './result-table.ts'
import { type RuledTable, type TableCell, wordsOf } from './ruled-tables.ts'

/** What the ruled tables of a notice say, by what their headings mean. */
export interface TableReadings {
  /** Rows of tables of cited marks. */
  marks: AnnexRow[]
  /** The lines these stand on, with their headings. */
  markLines: Segment[]
  reasons: { rows: ReasonRow[]; place: Segment; goodsHeading: Segment[] } | null
  decided: ResultTable['decided']
  /** Labels of the application with their values. */
  form: Paragraph[]
  /** Lines that belong to one of these. */
  taken: Set<Segment>
}

const text = (cell: TableCell | undefined): string => wordsOf(cell).text.replace(/\s/gu, '')
const label = (cell: TableCell | undefined): string => text(cell).replace(/[：:]$/u, '')

const isTitleRow = (row: readonly TableCell[]): boolean => new Set(row).size === 1

/** The cells of a row, each once. */
const distinct = (row: readonly TableCell[]): TableCell[] => [...new Set(row)]

const linesIn = (rows: readonly (readonly TableCell[])[]): Segment[] => [
  ...new Set(rows.flatMap(row => row.flatMap(({ lines }) => lines))),
]

/** The rows of headings and those below them; `heads` are the words over each column, those of the upper row before the lower ones. */
interface HeadedTable {
  heads: string[]
  headRows: TableCell[][]
  body: TableCell[][]
}

const headedTable = ({ rows }: RuledTable): HeadedTable | null => {
  const at = rows.findIndex(row => !isTitleRow(row))
  const first = rows[at]
  if (!first) return null
  const depth = first.some(({ columnSpan }) => columnSpan > 1) ? Math.max(...first.map(({ rowSpan }) => rowSpan)) : 1
  const headRows = rows.slice(at, at + depth)
  const heads = first.map((_, column) => {
    const own = distinct(headRows.flatMap(row => row[column] ?? []))
    const last = label(own.at(-1))
    // Under a heading of several columns each has its own, which may need the upper one's words.
    return annexFieldOf(last) !== null || reasonFieldOf(last) !== null ? last : own.map(label).join('')
  })
  return { heads, headRows: rows.slice(0, at + depth), body: rows.slice(at + depth) }
}

/** The room, in parts of the font size, that a line leaves before its cell's end where the next one begins anew. */
const ROOM = 0.6
/** What is not broken at the end of a line: a word of letters and digits with its parentheses, else one character. */
const UNBROKEN = /^[（(“「]*(?:[\p{Script=Latin}\p{Nd}.-]+[）)]?|.)[、，；;,）)]*/u
/** What begins no item. */
const GOES_ON = /^[（(，、；;,）)]/u

/** How wide the beginning of a line is that would not be broken. */
const widthOfFirst = (line: Segment): number => {
  const { text, glyphs } = traceLines([line])
  const last = glyphs[(UNBROKEN.exec(text)?.[0].length ?? 1) - 1]
  return last ? rightOf(last) - line.left : 0
}

/** The text of a cell, its lines apart where one ended before it was full: items of a list. */
const listIn = ({ lines }: TableCell): TracedText => {
  const end = Math.max(...lines.map(({ right }) => right))
  const parts: Segment[][] = []
  for (const line of lines) {
    const last = parts.at(-1)?.at(-1)
    const em = line.bottom - line.top
    const isNew = last && end - last.right > ROOM * em + widthOfFirst(line) && !GOES_ON.test(traceLines([line]).text)
    if (!last || isNew) parts.push([line])
    else parts.at(-1)?.push(line)
  }
  return join(parts.map(traceLines), '\n')
}

const CLASS = /^第?(?:\d{1,2}|[一二三四五六七八九十]{1,3})类?$/u
const OF_CLASS = /^(?:国际|商品|服务|商品[/／]服务|商标|尼斯)?(?:分类|类别)号?$|^类$/u

/** The column that holds nothing but classes. */
const classColumn = ({ heads, body }: HeadedTable): number =>
  heads.findIndex(
    (head, column) =>
      OF_CLASS.test(head) &&
      body.every(row => {
        const words = text(row[column])
        return words === '' || CLASS.test(words)
      }),
  )

const plain = (words: string): TracedText => ({ text: words, glyphs: Array<null>(words.length).fill(null) })

/** A list with the class its row is of before it. */
const ofClass = (list: TracedText, cell: TableCell | undefined): TracedText => {
  const words = text(cell)
  if (words === '' || /^\s*第.{1,4}类/u.test(list.text)) return list
  return join([
    plain('第'),
    { ...wordsOf(cell), text: wordsOf(cell).text },
    plain(/类$/u.test(words) ? '：' : '类：'),
    list,
  ])
}

const listsOf = (rows: readonly { isRefused: boolean; list: TracedText }[]): ResultTable['decided'] =>
  [true, false].flatMap(isRefused => {
    const own = rows.filter(row => row.isRefused === isRefused && row.list.text !== '')
    return own.length === 0
      ? []
      : [
          {
            isRefused,
            list: join(
              own.map(({ list }) => list),
              '\n',
            ),
          },
        ]
  })

const isGoodsHead = (head: string): boolean => head !== '' && OF_GOODS.test(head)

type Lists = Pick<TableReadings, 'decided'> & { lines: Segment[] }

/** Goods by row with what was decided on each beside them. */
const decisionsByRow = (headed: HeadedTable): Lists | null => {
  const { heads, headRows, body } = headed
  const verdicts = heads.findIndex((_, column) => {
    const words = body.map(row => text(row[column])).filter(own => own !== '')
    return words.length > 0 && words.every(own => decisionOf(own) !== null)
  })
  const goods = heads.findIndex(isGoodsHead)
  if (verdicts < 0 || goods < 0) return null
  const ofWhich = classColumn(headed)
  const rows = body.flatMap(row => {
    const [cell, decision] = [row[goods], decisionOf(text(row[verdicts]))]
    if (!cell || !decision?.isMeant || NONE.test(text(cell))) return []
    return [{ ...decision, list: ofClass(listIn(cell), row[ofWhich]) }]
  })
  if (!rows.some(({ isRefused }) => isRefused)) return null
  const used = [verdicts, goods, ofWhich, heads.findIndex(head => /^(?:序号?|编号|№)$/u.test(head))]
  const own = (all: readonly TableCell[][]) => all.map(row => used.flatMap(column => row[column] ?? []))
  return { decided: listsOf(rows), lines: linesIn([...own(headRows), ...own(body)]) }
}

/** Columns of goods, each under what was decided on it. */
const decisionsByColumn = (headed: HeadedTable): Lists | null => {
  const { heads, headRows, body } = headed
  const columns = heads.flatMap((head, column) => {
    const decision = /商品|服务|项目/u.test(head) ? decisionOf(head) : null
    return decision ? [{ column, isRefused: decision.isRefused }] : []
  })
  if (new Set(columns.map(({ isRefused }) => isRefused)).size < 2) return null
  const ofWhich = classColumn(headed)
  const rows = body.flatMap(row =>
    columns.flatMap(({ column, isRefused }) => {
      const cell = row[column]
      return cell && !NONE.test(text(cell)) ? [{ isRefused, list: ofClass(listIn(cell), row[ofWhich]) }] : []
    }),
  )
  const used = [ofWhich, ...columns.map(({ column }) => column)]
  const own = (all: readonly TableCell[][]) => all.map(row => used.flatMap(column => row[column] ?? []))
  return { decided: listsOf(rows), lines: linesIn([...own(headRows), ...own(body)]) }
}

/** A table of reasons: what was refused, why, and by which article. */
const reasonsOf = ({ heads, headRows, body }: HeadedTable): TableReadings['reasons'] => {
  const fields = heads.map(head => reasonFieldOf(head))
  const columnOf = (field: ReasonField) => fields.indexOf(field)
  const isOne = columnOf('reason') >= 0 && (['goods', 'law', 'numbers'] as const).some(field => columnOf(field) >= 0)
  const place = headRows.at(-1)?.[columnOf('reason')]?.lines[0]
  if (!isOne || !place) return null
  const linesOf = (row: readonly TableCell[], field: ReasonField) => row[columnOf(field)]?.lines ?? []
  const rows: ReasonRow[] = []
  for (const row of body) {
    const own = {
      reason: linesOf(row, 'reason'),
      goods: linesOf(row, 'goods'),
      law: linesOf(row, 'law'),
      numbers: linesOf(row, 'numbers'),
    }
    const last = rows.at(-1)
    // What a page cut off from the row above has no beginning of its own.
    if (last && own.law.length === 0 && columnOf('law') >= 0 && own.reason.length > 0 && own.goods.length === 0)
      last.reason.push(...own.reason)
    else if (own.reason.length + own.goods.length + own.law.length > 0) rows.push(own)
  }
  return { rows, place, goodsHeading: headRows.at(-1)?.[columnOf('goods')]?.lines ?? [] }
}

/** Words that only tables of other marks have. */
const OF_OTHERS = /引证|在先|权利人|注册人|所有人|专用|状态|初审|初步审定|注册号|核定|抵触|冲突|近似/u
/** Labels that only the application has. */
const OF_APPLICATION = new Set<LabelName>(['dispatchNo', 'address', 'agency'])

const NUMBER = /\d{5}/u
const ONE_NUMBER = /^第?G?\d{6,9}[A-Z]?号?$/u
const COMPANY = /(?:公司|厂|店|行|部|社|所|中心|院|会|集团|企业|Ltd|LLC|Inc|Co|GmbH|S\.A)\.?(?:（[^）]*）)?$/u

/** What the columns hold, by their headings, else by their cells where these leave no doubt. */
const markFields = ({ heads, body }: HeadedTable): (AnnexField | null)[] => {
  const settled = settleCited(heads.map(head => ({ field: annexFieldOf(head) ?? ('other' as const), head })))
  const fields: (AnnexField | null)[] = settled.map(({ field, head }) =>
    field === 'other' && annexFieldOf(head) === null ? null : field,
  )
  const infer = (field: AnnexField, isOf: (words: string) => boolean): void => {
    if (fields.includes(field)) return
    const at = fields.findIndex((own, column) => {
      const words = body.map(row => text(row[column])).filter(cell => cell !== '')
      return own === null && words.length > 0 && words.every(isOf)
    })
    if (at >= 0) fields[at] = field
  }
  infer('regNo', words => ONE_NUMBER.test(words))
  infer('classes', words => CLASS.test(words))
  infer('owner', words => COMPANY.test(words))
  return fields
}

const rowOfMark = (row: readonly TableCell[], fields: readonly (AnnexField | null)[]): Map<AnnexField, TracedText> => {
  const values = new Map<AnnexField, TracedText>()
  for (const [column, field] of fields.entries()) {
    const cell = row[column]
    if (!cell || cell.lines.length === 0 || field === null) continue
    // Two columns of one meaning, as two days: each says its own.
    const before = values.get(field)
    const own = field === 'goods' ? listIn(cell) : wordsOf(cell)
    values.set(field, before ? join([before, own], '\n') : own)
  }
  return values
}

/** Rows of cited marks under their headings; a row without a number goes on with the one above it. */
const marksOf = (headed: HeadedTable): AnnexRow[] => {
  const fields = markFields(headed)
  if (!fields.includes('regNo') || fields.filter(field => field !== null && field !== 'other').length < 2) return []
  const rows: Map<AnnexField, TracedText>[] = []
  for (const cells of headed.body) {
    const row = rowOfMark(cells, fields)
    const last = rows.at(-1)
    const number = row.get('regNo')?.text ?? ''
    if (NUMBER.test(number) || !last) rows.push(row)
    else for (const [field, value] of row) last.set(field, join([last.get(field) ?? EMPTY, value]))
  }
  return rows.filter(row => NUMBER.test(row.get('regNo')?.text ?? ''))
}

/** Cited marks side by side, a field a row. */
const marksAcross = ({ rows }: RuledTable): AnnexRow[] => {
  const own = rows.filter(row => !isTitleRow(row))
  const labels = settleCited(own.flatMap(row => ({ field: annexFieldOf(label(row[0])) ?? ('other' as const) })))
  const known = own.filter(row => annexFieldOf(label(row[0])) !== null)
  const numbers = own[labels.findIndex(({ field }) => field === 'regNo')]
  if (!numbers || known.length < 3 || known.length < 0.6 * own.length) return []
  return distinct(numbers.slice(1))
    .filter(cell => NUMBER.test(text(cell)))
    .map(({ column }) => {
      const values = new Map<AnnexField, TracedText>()
      for (const [index, row] of own.entries()) {
        const [field, cell] = [labels[index]?.field, row[column]]
        if (field && cell && cell !== row[0] && cell.lines.length > 0)
          values.set(field, field === 'goods' ? listIn(cell) : wordsOf(cell))
      }
      return values
    })
}

interface Pair {
  label: TableCell
  value: TableCell | null
}

/** Labels with the cells beside them, or below a row of nothing but labels. */
const pairsIn = (rows: readonly (readonly TableCell[])[], isLabel: (words: string) => boolean): Pair[] => {
  const pairs: Pair[] = []
  const isLabelCell = (cell: TableCell | undefined): boolean => cell !== undefined && isLabel(label(cell))
  let above: TableCell[] | null = null
  for (const row of rows.map(distinct)) {
    const filled = row.filter(({ lines }) => lines.length > 0)
    const areLabels = filled.length > 1 && filled.every(isLabelCell)
    if (above && !filled.some(isLabelCell)) {
      for (const head of above)
        pairs.push({
          label: head,
          value: row.find(cell => cell.column === head.column && cell.lines.length > 0) ?? null,
        })
      above = null
      continue
    }
    if (above) for (const head of above) pairs.push({ label: head, value: null })
    above = areLabels ? filled : null
    if (areLabels) continue
    // What a page cut off from the value above has no label beside it.
    const last = pairs.at(-1)
    const rest = filled[0]
    if (last?.value && rest && filled.length === 1 && rest.column === last.value.column && row.indexOf(rest) > 0) {
      last.value = { ...last.value, lines: [...last.value.lines, ...rest.lines] }
      continue
    }
    for (const [index, cell] of row.entries()) {
      if (!isLabelCell(cell)) continue
      const next = row[index + 1]
      pairs.push({ label: cell, value: next && !isLabelCell(next) && next.lines.length > 0 ? next : null })
    }
  }
  return pairs
}

/** Cited marks, each a block of labels and values. */
const marksInBlocks = ({ rows }: RuledTable): AnnexRow[] => {
  const pairs = pairsIn(rows, words => annexFieldOf(words) !== null)
  const fields = settleCited(
    pairs.map(pair => ({ field: annexFieldOf(label(pair.label)) ?? ('other' as const), pair })),
  )
  const marks: Map<AnnexField, TracedText>[] = []
  for (const { field, pair } of fields) {
    const value = pair.value && (field === 'goods' ? listIn(pair.value) : wordsOf(pair.value))
    if (!value) continue
    const last = marks.at(-1)
    if (last && !last.has(field)) last.set(field, value)
    else marks.push(new Map([[field, value]]))
  }
  return marks.every(mark => NUMBER.test(mark.get('regNo')?.text ?? '')) ? marks : []
}

const COLON: TracedText = { text: '：', glyphs: [null] }
/** A value that is a passage of the letter. */
const PASSAGE = /经(?:我局)?审查|根据《|商标法|决定[：:，]|。.{6}/u

const isFormLabel = (words: string): boolean => labelNameOf(words) !== null || /^(?:商品|服务)$/u.test(words)

const paragraphOf = ({ label: head, value }: Pair): Paragraph => {
  const words = wordsOf(head)
  const name = labelNameOf(words.text.replace(/[：:]\s*$/u, ''))
  const own = value ? (name === 'goods' || name === null ? listIn(value) : wordsOf(value)) : EMPTY
  return {
    text: join([words, ...(/[：:]\s*$/u.test(words.text) ? [] : [COLON]), own]),
    segments: [...head.lines, ...(value?.lines ?? [])],
    isWhole: true,
  }
}

/** How far above a table, in points, the line stands that is its title. */
const TITLE_ABOVE = 40

const titleOf = ({ page, top, rows }: RuledTable, segments: readonly Segment[]): string => {
  const above = segments
    .filter(line => line.page === page && line.bottom <= top + 1 && top - line.bottom < TITLE_ABOVE)
    .toSorted((a, b) => b.bottom - a.bottom)[0]
  return (
    (above ? traceLines([above]).text : '') +
    rows
      .filter(isTitleRow)
      .map(row => text(row[0]))
      .join('')
  )
}

/** How near, in points, the columns of two tables are that are parts of one. */
const SAME_EDGE = 3
const FEWEST_EDGES = 4

const offsetsOf = ({ edges }: RuledTable): number[] => edges.map(edge => edge - (edges[0] ?? 0))

/** Whether a table begins with a row of a mark: its headings stand over another part of it. */
const isHeadless = ({ rows: [first = []] }: RuledTable): boolean => first.some(cell => ONE_NUMBER.test(text(cell)))

/** The tables, those without headings behind the one whose columns are as wide: parts in the next column of a page, or on another one. */
const withPartsJoined = (tables: readonly RuledTable[]): RuledTable[] => {
  const headless = tables.filter(isHeadless)
  return tables
    .filter(table => !headless.includes(table))
    .map(table => {
      const parts = headless.filter(other => {
        const [own, others] = [offsetsOf(table), offsetsOf(other)]
        const shared = Math.min(own.length, others.length)
        return (
          shared >= FEWEST_EDGES && own.slice(0, shared).every((at, i) => Math.abs(at - (others[i] ?? 0)) < SAME_EDGE)
        )
      })
      return parts.length > 0 ? { ...table, rows: [...table.rows, ...parts.flatMap(({ rows }) => rows)] } : table
    })
}

/** Reads the ruled tables of a notice by their headings; a table of another kind is left to the lines around it. */
export const readTables = (tables: readonly RuledTable[], segments: readonly Segment[]): TableReadings => {
  const readings: TableReadings = { marks: [], markLines: [], reasons: null, decided: [], form: [], taken: new Set() }
  const take = (lines: readonly Segment[]) => {
    for (const line of lines) readings.taken.add(line)
  }
  const takeMarks = (table: RuledTable, marks: readonly AnnexRow[]): boolean => {
    if (marks.length === 0) return false
    const lines = linesIn([...table.rows, ...table.repeated])
    readings.marks.push(...marks)
    readings.markLines.push(...lines)
    take(lines)
    return true
  }
  for (const table of withPartsJoined(tables)) {
    const headed = headedTable(table)
    if (!headed) continue
    const lists = decisionsByRow(headed) ?? decisionsByColumn(headed)
    if (lists) {
      readings.decided.push(...lists.decided)
      take([...lists.lines, ...linesIn(table.repeated)])
      continue
    }
    const reasons = readings.reasons ? null : reasonsOf(headed)
    if (reasons) {
      readings.reasons = reasons
      take(linesIn([...table.rows, ...table.repeated]))
      readings.taken.delete(reasons.place)
      continue
    }
    const pairs = pairsIn(table.rows, isFormLabel)
    const names = pairs.flatMap(pair => labelNameOf(label(pair.label)) ?? [])
    const isApplication = names.some(name => OF_APPLICATION.has(name))
    const labels = [...headed.heads, ...table.rows.map(row => label(row[0]))].filter(words => annexFieldOf(words))
    const isOfOthers = labels.some(words => OF_OTHERS.test(words)) || OF_OTHERS.test(titleOf(table, segments))
    const isOfOne = isOfOthers && !isApplication
    const isOfMarks = ({ length }: readonly AnnexRow[]) =>
      length > 1 ? isOfOthers || !isApplication : isOfOne && length > 0
    const marks = [marksOf(headed), marksAcross(table)].find(isOfMarks) ?? []
    if (takeMarks(table, marks)) continue
    if (isOfOne && takeMarks(table, marksInBlocks(table))) continue
    if (names.length < 2) continue
    const lastLines = new Set(table.rows.at(-1)?.flatMap(({ lines }) => lines))
    const isAtEnd = !segments.some(({ page, top }) => page === table.lastPage && top > table.bottom)
    for (const pair of pairs) {
      // A list at the end of a page may go on where its lines are not known.
      const isList = labelNameOf(label(pair.label)) === 'goods' && !/。$/u.test(text(pair.value ?? undefined))
      if (isAtEnd && isList && pair.value?.lines.some(line => lastLines.has(line))) continue
      if (labelNameOf(label(pair.label)) === 'other' || (pair.value && PASSAGE.test(text(pair.value)))) continue
      readings.form.push(paragraphOf(pair))
      take([...pair.label.lines, ...(pair.value?.lines ?? [])])
    }
  }
  return readings
}
