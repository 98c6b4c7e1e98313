import { type AnnexField, type AnnexRow, annexFieldOf, CITED_NAME, settleCited } from '../layout/annex-headings.ts'
import { LETTER_SUFFIX } from '../layout/combined-labels.ts'
import { rightOf } from '../layout/glyph.ts'
import { type Paragraph, paragraphsOf } from '../layout/paragraphs.ts'
import type { Segment } from '../layout/segments.ts'
import {
  type Found,
  found,
  groupOf,
  join,
  slice,
  type TracedText,
  traceLines,
  traceSegment,
  trim,
} from '../layout/traced-text.ts'
import type { NoticeText } from '../notice-text.ts'
import { cellsOf } from './annex-columns.ts'
import { annexFacts } from './annex-facts.ts'
import { readAnnexTable } from './annex-table.ts'
import type { CitedMarkFacts } from './merge-cited-marks.ts'
import { detailsIn, type NamedMark, namedMarksIn, type Remarks, readRemark } from './named-marks.ts'

const LABEL = new RegExp(`(${CITED_NAME}\\d{1,2}|[^\\s：:，。；;“”\\d]{2,12})[：:]`, 'gu')

/** A note below the list, and the first label of the next mark where a line seemed to run on into it. */
const NOTE = /\s*注[：:]/u
const NUMBER_LABEL = /(?:引证|商标|国际|注册|申请|初审|[/／、或])+号(?:码)?$/u

interface Entry {
  field: AnnexField
  value: TracedText
}

/** A label that begins a line, though the line before it seemed to run on into it: …旅游运输服务|类似群：. */
const labelBehindBreak = (
  text: TracedText,
  from: number,
  words: string,
): { field: AnnexField; start: number } | null => {
  for (let at = 1; at < words.length - 1; at += 1) {
    const [before, first] = [text.glyphs[from + at - 1], text.glyphs[from + at]]
    const field = annexFieldOf(words.slice(at)) ?? (TITLED_MARK.test(words.slice(at)) ? 'mark' : null)
    if (field && before && first && first.box[1] > before.box[1] + 0.5 * first.box[3])
      return { field, start: from + at }
  }
  return null
}

const entriesIn = ({ text: whole }: Paragraph): Entry[] => {
  const note = whole.text.search(NOTE)
  const text = note < 0 ? whole : slice(whole, 0, note)
  const labels = [...text.text.matchAll(LABEL)].flatMap(match => {
    const [all, words = ''] = match
    const end = match.index + all.length
    // The code of a group within a list of goods: 3005类似群：茶.
    if (/\d/u.test(text.text.charAt(match.index - 1)) && /^类似群/u.test(words)) return []
    const own = annexFieldOf(words)
    if (own) return [{ field: own, start: match.index, end }]
    // 引证商标一：“某”, the title of a mark's own list with its name.
    if (TITLED_MARK.test(words) && /^\s*[“"「]/u.test(text.text.slice(end)))
      return [{ field: 'mark' as const, start: match.index, end }]
    const wrapped = labelBehindBreak(text, match.index, words)
    if (wrapped !== null) return [{ ...wrapped, end }]
    const number = NUMBER_LABEL.exec(words)
    return number ? [{ field: 'regNo' as const, start: match.index + number.index, end }] : []
  })
  return labels.map(({ field, end }, index) => ({ field, value: trim(slice(text, end, labels[index + 1]?.start)) }))
}

/** A value with what stands behind it: of a name a piece that stands apart on its line is a word of its own, 岚雀 LANQUE. */
const joinedBeside = (value: TracedText, { text, segments }: Paragraph, isName: boolean): TracedText => {
  const last = value.glyphs.findLast(glyph => glyph !== null)
  const [next] = segments
  const em = next ? next.bottom - next.top : 0
  const isApart =
    last !== undefined &&
    last !== null &&
    next !== undefined &&
    next.page === last.page &&
    Math.abs(next.top - last.box[1]) < 0.5 * em &&
    next.left - rightOf(last) > 0.2 * em
  const areHan = /\p{Script=Han}$/u.test(value.text) && /^\p{Script=Han}/u.test(text.text)
  return isName && isApart && !areHan ? join([value, { text: ' ', glyphs: [null] }, text]) : join([value, text])
}

const TITLED_MARK = new RegExp(`^${CITED_NAME}[一二三四五六七八九十\\d]{1,3}$`, 'u')

/** The title of one mark's own list: 引证商标一. */
const TITLE = new RegExp(`^${CITED_NAME}[（(]?[一二三四五六七八九十\\d]{1,3}[）)]?[：:]?$`, 'u')

/** The same with the mark behind it: 序号1　云栗. */
const SERIAL_TITLE =
  /^序号\s*(?:[一二三四五六七八九十]{1,3}|\d{1,2})(?![\d一二三四五六七八九十、，,至])\s*(?<mark>[^：:，。]{0,60})$/du
/** Fewest of these that head the marks of a list. */
const FEWEST_SERIALS = 2

/** Cited marks printed as lists of 注册号：… 商标：… instead of a table; a title or a label that comes again begins the next mark. */
const readAnnexList = (paragraphs: readonly Paragraph[]): AnnexRow[] => {
  const rows: Map<AnnexField, TracedText>[] = []
  const all = paragraphs.map(entriesIn)
  const citedIs = all.flat().some(({ field }) => field === 'regNo') ? 'mark' : 'regNo'
  const serials = paragraphs.map(({ text }) => SERIAL_TITLE.exec(text.text))
  const areSerials = citedIs === 'mark' && serials.filter(serial => serial !== null).length >= FEWEST_SERIALS
  let last: AnnexField | null = null
  let opensNext = true
  for (const [index, paragraph] of paragraphs.entries()) {
    const serial = areSerials ? serials[index] : null
    if (serial) {
      const mark = groupOf(paragraph.text, serial, 'mark')
      rows.push(new Map(mark && mark.text !== '' ? [['mark', trim(mark)]] : []))
      last = 'mark'
      opensNext = false
      continue
    }
    const titled = areSerials && serials[index - 1] ? rows.at(-1) : undefined
    if (titled && !titled.has('mark') && all[index]?.length === 0) {
      titled.set('mark', paragraph.text)
      continue
    }
    if (TITLE.test(paragraph.text.text)) {
      opensNext = true
      continue
    }
    const entries = (all[index] ?? []).map(entry => ({
      ...entry,
      field: entry.field === 'cited' ? citedIs : entry.field,
    }))
    const row = rows.at(-1)
    const before = last && row?.get(last)
    // What a value says on the lines below its label.
    if (entries.length === 0 && row && last && before && !opensNext && !NOTE.test(paragraph.text.text))
      row.set(last, joinedBeside(before, paragraph, last === 'mark' || last === 'owner'))
    for (const { field, value } of entries) {
      const own = rows.at(-1)
      if (own && !opensNext && !own.has(field)) own.set(field, value)
      else rows.push(new Map([[field, value]]))
      opensNext = false
      last = field
    }
  }
  return rows
}

const isLabel = (cell: Segment): boolean => annexFieldOf(traceSegment(cell).text) !== null

interface FieldLabel {
  field: AnnexField
  top: number
  page: number
  right: number
}

/** Lines a label may be wrapped into, and the step between them in parts of their height. */
const MOST_LABEL_LINES = 4
const LABEL_STEP = 1.75

/** The cells of a first column that name fields, wrapped ones whole: the longest run of lines that is a label. */
const labelsOf = (cells: readonly Segment[], others: readonly Segment[]): FieldLabel[] => {
  // 引证商标 above 申请人, each with a value beside it, are no 引证商标申请人.
  const isRow = (cell: Segment) =>
    annexFieldOf(traceSegment(cell).text) !== null &&
    others.some(({ page, top, left }) => page === cell.page && left > cell.right && Math.abs(top - cell.top) < 1)
  const labels: FieldLabel[] = []
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index]
    if (!cell) continue
    const lines = [cell]
    for (const next of cells.slice(index + 1, index + MOST_LABEL_LINES)) {
      const last = lines.at(-1) ?? cell
      if (next.page !== last.page || next.top - last.top > LABEL_STEP * (last.bottom - last.top)) break
      if (isRow(last) && isRow(next)) break
      lines.push(next)
    }
    const counts = lines.map((_, at) => lines.length - at)
    const fieldOf = (count: number) =>
      annexFieldOf(
        lines
          .slice(0, count)
          .map(line => traceSegment(line).text)
          .join(''),
      )
    const taken = counts.find(count => fieldOf(count) !== null)
    const field = taken === undefined ? null : fieldOf(taken)
    if (taken === undefined || !field) continue
    const right = Math.max(...lines.slice(0, taken).map(line => line.right))
    labels.push({ field, top: cell.top, page: cell.page, right })
    index += taken - 1
  }
  return settleCited(labels)
}

/** Cited marks below one another, each a block of fields whose values stand beside their labels. */
const readStackedFields = (labels: readonly FieldLabel[], values: readonly Segment[], em: number): AnnexRow[] => {
  const rows: Map<AnnexField, Segment[]>[] = []
  for (const [index, { field, top, page }] of labels.entries()) {
    const next = labels[index + 1]
    const own = values.filter(
      value =>
        (value.page > page || (value.page === page && value.top > top - 0.6 * em)) &&
        (!next || value.page < next.page || (value.page === next.page && value.top <= next.top - 0.6 * em)),
    )
    const row = rows.at(-1)
    if (row && !row.has(field) && field !== labels[0]?.field) row.set(field, own)
    else rows.push(new Map([[field, own]]))
  }
  return rows.map(
    row => new Map([...row].map(([field, lines]): [AnnexField, TracedText] => [field, traceLines(lines)])),
  )
}

/** Cited marks in a table whose rows are the fields and whose columns are the marks; empty where there is no such table. */
const readTurnedTable = (segments: readonly Segment[]): AnnexRow[] => {
  const cells = cellsOf(segments)
  const labelled = cells.filter(isLabel)
  // Labels that a narrow column wraps name their fields only when joined.
  const left = Math.min(...(labelled.length > 0 ? labelled : cells).map(cell => cell.left))
  const first = cells.filter(cell => Math.abs(cell.left - left) < cell.bottom - cell.top)
  const others = cells.filter(cell => !first.includes(cell))
  const labels = labelsOf(first, others)
  const number = labels.find(({ field }) => field === 'regNo')
  if (!number || new Set(labels.map(({ field }) => field)).size < 3) return []
  const em = (cells[0]?.bottom ?? 0) - (cells[0]?.top ?? 0)
  if (labels.filter(({ field }) => field === 'regNo').length > 1) return readStackedFields(labels, others, em)
  const edges = others
    .filter(cell => cell.page === number.page && Math.abs(cell.top - number.top) < em && cell.left > number.right)
    .map(cell => cell.left)
    .toSorted((a, b) => a - b)
  // A mark may be called what a field is.
  const isBesideField = (cell: Segment) =>
    labels.some(
      ({ top, page, field }) => page === cell.page && Math.abs(top - cell.top) < em && !/^(?:mark|owner)$/u.test(field),
    )
  if (others.some(cell => isLabel(cell) && isBesideField(cell))) return []
  const rows = edges.map(() => new Map<AnnexField, Segment[]>())
  for (const cell of others) {
    const label = labels.findLast(
      ({ top, page }) => page < cell.page || (page === cell.page && top < cell.top + 0.6 * em),
    )
    const row = rows[edges.findLastIndex(edge => edge <= cell.left + em)]
    if (label && row) row.set(label.field, [...(row.get(label.field) ?? []), cell])
  }
  return rows.map(
    row => new Map([...row].map(([field, lines]): [AnnexField, TracedText] => [field, traceLines(lines)])),
  )
}

/** How many marks the annex heads by a number of their own: 引证商标一. */
export const titledMarksIn = (annex: readonly Segment[]): number =>
  new Set(annex.map(segment => traceSegment(segment).text.replace(/[：:]$/u, '')).filter(text => TITLE.test(text))).size

/** A heading that says of which class all goods below it are: 使用商品（第18类）. */
const CLASS_IN_HEADING =
  /(?:商品|服务)(?:项目)?[（(]第?\s*[\d一二三四五六七八九十]{1,3}\s*(?:类|$)|^第\s*\d{1,2}\s*类(?:商|服)/u

/** The paths of the classes of cited marks that only a heading of the annex tells, which are not read. */
export const classesInHeadings = (
  annex: readonly Segment[],
  marks: readonly Pick<CitedMarkFacts, 'classes'>[],
): string[] =>
  annex.some(segment => CLASS_IN_HEADING.test(traceSegment(segment).text))
    ? marks.flatMap(({ classes }, index) => (classes.length === 0 ? [`citedMarks.${index}.classes`] : []))
    : []

const DITTO = /^(?:同上|〃)$/u

/** A mark with what its row says is the same as in the row above. */
const withDitto = (mark: CitedMarkFacts, above: CitedMarkFacts | undefined): CitedMarkFacts => {
  if (!above) return mark
  const isSame = (list: readonly { value: string }[]) => list.length === 1 && DITTO.test(list[0]?.value ?? '')
  const inferred = <Value>(own: Found<Value>): Found<Value> => ({ ...own, isInferred: true })
  return {
    ...mark,
    owner: mark.owner && DITTO.test(mark.owner.value) ? above.owner && inferred(above.owner) : mark.owner,
    goods: isSame(mark.goods) ? above.goods.map(inferred) : mark.goods,
  }
}

const NUMBER_IN = new RegExp(String.raw`G?\d{5,9}${LETTER_SUFFIX}`, 'u')

const numberIn = (row: AnnexRow): string => NUMBER_IN.exec(row.get('regNo')?.text ?? '')?.[0] ?? ''

const PAGE_NUMBER = /^[-—–\s]*(?:第\s*)?\d{1,3}(?:\s*[/／页]\s*(?:共?\s*\d{1,3}\s*页?)?)?[-—–\s]*$/u

/** A line that begins with the label of a field: 服务：饭店. */
const beginsField = ({ text }: TracedText): boolean => {
  const [label] = /^[^\s：:]{2,12}(?=[：:])/u.exec(text) ?? []
  return label !== undefined && annexFieldOf(label) !== null
}

/** The words of an annex as one text, what stands apart on a line and what a label begins parted by a space. */
const wordsOf = (annex: readonly Segment[]): TracedText =>
  join(
    annex.flatMap((line, index) => {
      const before = annex[index - 1]
      const isLevel = before !== undefined && before.page === line.page && Math.abs(before.top - line.top) < 1
      const text = traceSegment(line)
      if (PAGE_NUMBER.test(text.text)) return []
      if (beginsField(text)) return [{ text: '\n', glyphs: [null] }, text]
      const isOfWords = /[\p{Script=Latin}.,]$/u.test(before ? traceSegment(before).text : '')
      return isLevel || (isOfWords && /^\p{Script=Latin}/u.test(text.text))
        ? [{ text: ' ', glyphs: [null] }, text]
        : [text]
    }),
  )

/** What leads over to the next mark of a list, at the end of what is said of one. */
const NEXT_POINT =
  /[\s；;。，,]*(?:[（(]?(?:\d{1,2}|[一二三四五六七八九十]{1,3})[）)、.．]|[①-⑳]|引证商标[一二三四五六七八九十\d]{1,3}[：:]?)?\s*$/u

/** A point with nothing but the number and the mark: ①40558213 鹭溪 使用商品：矿泉水. */
const BARE_RECORD =
  /(?:^|\n|[①-⑳]|(?<!\d)\d{1,2}[.．、）)])\s*(?<regNo>G?\d{7,8}[A-Z]?)\s*(?:[“"](?<quoted>[^”"\n]{1,60})[”"]|(?<mark>[^\s：:“”\d][^\s：:“”]{0,39}?))(?=\s|(?:核定|指定|核准)?(?:使用)?的?(?:商品|服务)[：:]|$)/dgu

const bareRecordsIn = (
  text: TracedText,
): Pick<NamedMark, 'regNo' | 'mark' | 'remarks' | 'start' | 'end' | 'isInternational'>[] =>
  [...text.text.matchAll(BARE_RECORD)].flatMap(match => {
    const { regNo, quoted, mark } = match.indices?.groups ?? {}
    const name = quoted ?? mark
    if (!regNo || !name) return []
    const part = ([from, to]: [number, number]) => found(slice(text, from, to))
    const number = part(regNo)
    return [
      {
        regNo: number,
        mark: part(name),
        remarks: { alias: null, owner: null, status: null, isDevice: false },
        start: match.index,
        end: match.index + match[0].length,
        isInternational: number.value.startsWith('G'),
      },
    ]
  })

/** Cited marks in an annex that lists them in words: 1. 第1号“某” 权利人：某公司 状态：已注册. */
const recordsIn = (annex: readonly Segment[]): CitedMarkFacts[] => {
  const text = wordsOf(annex)
  const inWords = namedMarksIn(text)
  const named = inWords.length > 0 ? inWords : bareRecordsIn(text)
  return named.map(({ regNo, mark, remarks, end, isInternational }, index) => {
    const next = slice(text, end, named[index + 1]?.start)
    const point = NEXT_POINT.exec(next.text)?.index ?? next.text.length
    const said = trim(slice(next, 0, point), '，,；;。 ')
    const own: Remarks = { ...remarks }
    if (said.text !== '') readRemark(own, said)
    return {
      regNo,
      mark: mark ?? own.labelled?.mark ?? null,
      owner: own.owner,
      status: own.status ?? own.implied ?? null,
      ...detailsIn(own),
      isInternational,
    }
  })
}

/** The rows of the annex: those of its table or, without one, of its lists. */
const rowsIn = (annex: readonly Segment[]): AnnexRow[] => {
  const table = readAnnexTable(annex)
  const turned = table.length > 0 ? table : readTurnedTable(annex)
  return turned.length > 0 ? turned : readAnnexList(paragraphsOf(annex))
}

/** What the annex says of the cited marks, from its ruled tables, and from what of it stands in none; numbers of other tables that no sentence cites. */
export const readAnnex = (
  { annex, annexRows, numberRows }: NoticeText,
  cited: readonly CitedMarkFacts[],
): CitedMarkFacts[] => {
  const ruled = new Set(annexRows.map(numberIn))
  const inTables = new Set(annexRows.flatMap(row => [...row.values()].flatMap(({ glyphs }) => glyphs)))
  // A table may go on where its lines are not known, as on a page that was recognised.
  const rest = annex.filter(
    ({ glyphs }) => glyphs.some(own => own.confidence !== undefined) || !glyphs.some(own => inTables.has(own)),
  )
  const rows = [...annexRows, ...rowsIn(rest).filter(row => !ruled.has(numberIn(row)))]
  const known = new Set([...cited.map(({ regNo }) => regNo.value), ...rows.map(numberIn)])
  rows.push(...numberRows.filter(row => !known.has(numberIn(row))))
  const read: CitedMarkFacts[] = []
  for (const mark of rows.flatMap(row => annexFacts(row) ?? [])) read.push(withDitto(mark, read.at(-1)))
  return read.length > 0 ? read : recordsIn(rest)
}
