import { type AnnexField, type AnnexRow, annexFieldOf, settleCited } from '../layout/annex-headings.ts'
import { NUMBER_SHAPE } from '../layout/combined-labels.ts'
import { type LabelName, labelNameOf } from '../layout/label-names.ts'
import type { Paragraph } from '../layout/paragraphs.ts'
import type { Segment } from '../layout/segments.ts'
import { EMPTY, join, type TracedText, traceLines } from '../layout/traced-text.ts'
import { type HeadedReadings, headedTableOf, NUMBER, type ReasonRecord, readHeaded } from './headed-tables.ts'
import { decisionOf, legendIn, type ResultTable } from './result-table.ts'
import { type RuledTable, type TableCell, wordsOf } from './ruled-table.ts'
import { distinct, isTitleRow, labelOf, linesIn, listOf, textOf } from './table-cells.ts'

/** What the ruled tables of a notice say, by what their headings mean. */
export interface TableReadings {
  /** Rows of tables of cited marks. */
  marks: AnnexRow[]
  /** Numbers that rows of other tables cite, with what these say of the marks. */
  numbers: AnnexRow[]
  /** The lines of tables of cited marks, with their headings. */
  markLines: Segment[]
  /** The headings of these that were understood. */
  headings: Segment[]
  /** What rows say of reasons. */
  records: ReasonRecord[]
  /** Their sentences, for the letter, with a line that stands where they do. */
  passages: { place: Segment; passages: HeadedReadings['passages'] }[]
  decided: ResultTable['decided']
  /** Labels of the application with their values. */
  form: Paragraph[]
  /** Lines that belong to one of these. */
  taken: Set<Segment>
}

/** Words that only tables of other marks have. */
const OF_OTHERS = /引证|在先|权利人|注册人|所有人|专用|状态|初审|初步审定|注册号|核定|抵触|冲突|近似/u
/** A number of either kind. */
const OF_ANY = /申请[/／]注册号|注册[/／]申请号/u
/** Labels that only the application has. */
const OF_APPLICATION = new Set<LabelName>(['dispatchNo', 'address', 'agency'])

/** What stands below 编号 where it counts rows. */
const SERIAL = /^(?:\d{1,3}|[一二三四五六七八九十]{1,3}|引证商标.{0,3})?$/u

interface Pair {
  label: TableCell
  value: TableCell | null
}

/** Labels with the cells beside them, or below a row of nothing but labels. */
const pairsIn = (rows: readonly (readonly TableCell[])[], isLabel: (words: string) => boolean): Pair[] => {
  const pairs: Pair[] = []
  const isLabelCell = (cell: TableCell | undefined): boolean => cell !== undefined && isLabel(labelOf(cell))
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
    pairs.map(pair => ({ field: annexFieldOf(labelOf(pair.label)) ?? ('other' as const), pair })),
  )
  const marks: Map<AnnexField, TracedText>[] = []
  for (const { field, pair } of fields) {
    const value = pair.value && (field === 'goods' ? listOf(pair.value) : wordsOf(pair.value))
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

/** What the reasons call a mark: 引证商标一, a value beside 编号. */
const NAME_OF_MARK = /^引证商标[一二三四五六七八九十\d]{1,3}$/u

const isFormLabel = (words: string): boolean =>
  (labelNameOf(words) !== null && !NAME_OF_MARK.test(words)) || /^(?:商品|服务|项目)$/u.test(words)

const paragraphOf = ({ label: head, value }: Pair): Paragraph => {
  const words = wordsOf(head)
  const name = labelNameOf(words.text.replace(/[：:]\s*$/u, ''))
  const own = value
    ? name === 'goods' || name === 'combined' || name === null
      ? listOf(value)
      : wordsOf(value)
    : EMPTY
  return {
    text: join([words, ...(/[：:]\s*$/u.test(words.text) ? [] : [COLON]), own]),
    segments: [...head.lines, ...(value?.lines ?? [])],
    isWhole: true,
  }
}

/** How far above a table, in points, the line stands that is its title. */
const TITLE_ABOVE = 40

/** The line right above a table, all pieces of it. */
const linesAbove = ({ page, top }: RuledTable, segments: readonly Segment[]): Segment[] => {
  const over = segments.filter(line => line.page === page && line.bottom <= top + 1 && top - line.bottom < TITLE_ABOVE)
  const lowest = Math.max(...over.map(({ bottom }) => bottom))
  return over.filter(({ bottom }) => lowest - bottom < 1).toSorted((a, b) => a.left - b.left)
}

const titleOf = (table: RuledTable, segments: readonly Segment[]): string =>
  traceLines(linesAbove(table, segments)).text +
  table.rows
    .filter(isTitleRow)
    .map(row => textOf(row[0]))
    .join('')

/** How near, in points, the columns of two tables are that are parts of one. */
const SAME_EDGE = 3
const FEWEST_EDGES = 4

const offsetsOf = ({ edges }: RuledTable): number[] => edges.map(edge => edge - (edges[0] ?? 0))

/** Whether a table begins with a row of a mark: its headings stand over another part of it. */
const isHeadless = ({ rows: [first = []] }: RuledTable): boolean =>
  first.some(cell => NUMBER_SHAPE.test(textOf(cell))) && !first.some(cell => isFormLabel(labelOf(cell)))

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

const TABLE_NUMBER = /^(?:附?表|清单|附件)[一二三四五六\d]{0,2}[：:、\s]*/u

/** Whether a form is of a cited mark: it is named 引证商标一, or a sentence of the letter compares the mark with its number. */
const isOfCited = ({ rows }: RuledTable, letter: string): boolean =>
  rows.some(([label, value]) => {
    if (NAME_OF_MARK.test(textOf(value))) return true
    const number = annexFieldOf(labelOf(label)) === 'regNo' ? NUMBER_SHAPE.exec(textOf(value))?.[0] : undefined
    const at = number === undefined ? -1 : letter.search(new RegExp(`第\\s*${number}\\s*号`, 'u'))
    return at >= 0 && /(?:与|已有|略改|含有)[^。；]{0,160}$/u.test(letter.slice(Math.max(0, at - 180), at))
  })

/** Reads the ruled tables of a notice by their headings; a table of another kind is left to the lines around it. */
export const readTables = (tables: readonly RuledTable[], segments: readonly Segment[]): TableReadings => {
  const readings: TableReadings = {
    marks: [],
    numbers: [],
    markLines: [],
    headings: [],
    records: [],
    passages: [],
    decided: [],
    form: [],
    taken: new Set(),
  }
  const letter = traceLines(segments).text
  const legend = legendIn(letter)
  const take = (lines: readonly Segment[]) => {
    for (const line of lines) readings.taken.add(line)
  }
  const takeMarks = (marks: readonly AnnexRow[], lines: readonly Segment[]): boolean => {
    if (marks.length === 0) return false
    readings.marks.push(...marks)
    readings.markLines.push(...lines)
    take(lines)
    return true
  }
  for (const table of withPartsJoined(tables)) {
    const headed = headedTableOf(table, legend)
    if (!headed) continue
    const read = readHeaded(headed)
    const lines = [...read.lines, ...linesIn(table.repeated)]
    readings.headings.push(...read.headings, ...linesIn(table.repeated))
    // 表一 不予初步审定的商品: a table under what is decided on all its goods.
    const underTitle =
      read.decided.length === 0 && read.goods.text !== ''
        ? decisionOf(titleOf(table, segments).replace(TABLE_NUMBER, ''))
        : null
    if (underTitle) {
      readings.decided.push({ isRefused: underTitle.isRefused, list: read.goods })
      readings.numbers.push(...read.marks)
      take([...lines, ...linesAbove(table, segments)])
      continue
    }
    const isDecided = read.decided.some(({ isRefused }) => isRefused)
    const pairs = pairsIn(table.rows, isFormLabel)
    const names = pairs.flatMap(pair => labelNameOf(labelOf(pair.label)) ?? [])
    const isApplication = pairs.some(
      ({ label, value }) =>
        OF_APPLICATION.has(labelNameOf(labelOf(label)) ?? 'other') &&
        !(labelOf(label) === '编号' && SERIAL.test(textOf(value ?? undefined))),
    )
    const isForm = headed.isForm || isApplication
    if (isDecided && isForm) {
      readings.decided.push(...read.decided)
      take(read.decidedLines)
    } else if (isDecided || (read.records.length > 0 && !isForm)) {
      if (isDecided) readings.decided.push(...read.decided)
      else {
        // Each row has its own list: signs may part the goods of one, and none those of the next.
        for (const { goods } of read.records)
          if (goods.text !== '') readings.decided.push({ isRefused: true, list: goods })
      }
      readings.records.push(...read.records)
      readings.numbers.push(...read.marks)
      take(lines)
      if (read.place) {
        readings.passages.push({ place: read.place, passages: read.passages })
        readings.taken.delete(read.place)
      }
      continue
    }
    const labels = [...headed.heads, ...table.rows.map(row => labelOf(row[0]))].filter(words => annexFieldOf(words))
    const isOfOthers =
      labels.some(words => OF_OTHERS.test(words.replace(OF_ANY, ''))) || OF_OTHERS.test(titleOf(table, segments))
    const isOfOne = (isOfOthers || isOfCited(table, letter)) && !isApplication
    const isOfMarks = ({ length }: readonly AnnexRow[]) =>
      length > 1 ? isOfOthers || !isApplication : isOfOne && length > 0
    const all = linesIn([...table.rows, ...table.repeated])
    if (isOfMarks(read.marks) && takeMarks(read.marks, all)) continue
    if (isOfOne && takeMarks(marksInBlocks(table), all)) continue
    if (names.length < 2) continue
    const lastLines = new Set(table.rows.at(-1)?.flatMap(row => row.lines))
    const isAtEnd = !segments.some(({ page, top }) => page === table.lastPage && top > table.bottom)
    for (const pair of pairs) {
      // A list at the end of a page may go on where its lines are not known.
      const isList = labelNameOf(labelOf(pair.label)) === 'goods' && !/。$/u.test(textOf(pair.value ?? undefined))
      if (isAtEnd && isList && pair.value?.lines.some(line => lastLines.has(line))) continue
      if (labelNameOf(labelOf(pair.label)) === 'other' || (pair.value && PASSAGE.test(textOf(pair.value)))) continue
      readings.form.push(paragraphOf(pair))
      take([...pair.label.lines, ...(pair.value?.lines ?? [])])
    }
  }
  return readings
}
