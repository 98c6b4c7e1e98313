import type { LineProblem } from '#contract/imports.ts'
import type { RepairKind } from '#contract/vocabulary.ts'
import { readSourceLines, type SourceLine } from '../../import-files/csv-records.ts'
import { ImportRefusal } from '../../import-files/import-refusal.ts'
import type { RejectedLine } from '../../import-files/imports-repository.ts'
import {
  keyFieldOf,
  type OpenHeader,
  type OpenTable,
  type ReadColumn,
  readHeader,
  TABLE_SHAPES,
} from './open-tables.ts'
import { MOST_PADDED, type OpenCells, type ReadCells, readCells } from './read-cells.ts'

const SAMPLE_BYTES = 1024 * 1024
/** The share of characters that may be no text for an encoding to be believed. */
const MOST_WRONG = 0.002
const WRONG = /\ufffd/g
const UTF8_MARK = [0xef, 0xbb, 0xbf]

const wrongShare = (sample: Uint8Array, encoding: string): number => {
  const text = new TextDecoder(encoding).decode(sample, { stream: true })
  return text.length === 0 ? 0 : (text.match(WRONG)?.length ?? 0) / text.length
}

const encodingOf = (sample: Uint8Array): 'utf-8' | 'gb18030' | 'utf-16le' | 'utf-16be' => {
  if (UTF8_MARK.every((byte, place) => sample[place] === byte)) return 'utf-8'
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le'
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be'
  const [utf8, gb] = [wrongShare(sample, 'utf-8'), wrongShare(sample, 'gb18030')]
  if (utf8 <= MOST_WRONG || (utf8 <= gb && utf8 < 0.5)) return 'utf-8'
  if (gb > 0.5) throw new ImportRefusal('notText')
  return 'gb18030'
}

/**
 * Decodes a table of the open data in UTF-8, GB18030 or UTF-16 with a mark, by its first bytes. Bytes that are no text come as
 * U+FFFD, so that one of them loses no row. Throws `ImportRefusal` for an empty file and for one in neither.
 */
async function* readSourceText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const held: Uint8Array[] = []
  let size = 0
  let decoder: TextDecoder | undefined
  const begin = (): string => {
    const sample = Buffer.concat(held)
    decoder = new TextDecoder(encodingOf(sample))
    return decoder.decode(sample, { stream: true })
  }
  for await (const chunk of bytes) {
    size += chunk.length
    if (decoder) {
      yield decoder.decode(chunk, { stream: true })
      continue
    }
    held.push(chunk)
    if (size >= SAMPLE_BYTES) yield begin()
  }
  if (size === 0) throw new ImportRefusal('empty')
  if (!decoder) yield begin()
  yield decoder?.decode() ?? ''
}

/** Patterns of a cell at the beginning of a row, by its kind where that tells; quoted or not. */
const OPENINGS: Partial<Record<ReadColumn['kind'], string>> = {
  number: '[A-Za-z]{0,2}\\d{1,12}[A-Za-z]{0,2}',
  class: '(?:第?\\d{1,3}类?)',
  date: '(?:\\d{4}[-/.年]?\\d{1,2}[-/.月]?\\d{1,2}日?(?:[ T][\\d:.]+)?)?',
}
/** A number alone begins a row where it is at least this long: 1200, in an address that runs over, does too, 12 does not. */
const TELLING_NUMBER = /\d{4}/

interface RowStarts {
  /** Returns true for a line that begins a row, after one that has this many cells; they are counted for few lines only. */
  begins(line: string, cellsBefore: () => number): boolean
}

/**
 * Returns the test for lines that hold a row of their own though its number, its class or its day is spoilt: all other openings stand, and there
 * are as many cells as a row has. Taken into the row before, it would be lost and spoil that one; as a row it is read, or kept aside.
 */
const spoiltStartsOf = (columns: readonly ReadColumn[], openings: readonly string[], separator: string) => {
  const patterns = openings.map(opening => new RegExp(`^\\ufeff?${opening}$`, 'u'))
  const [whole, nearly] = [columns.length, Math.max(columns.length - MOST_PADDED, columns.length / 2)]
  return (line: string, cellsBefore: () => number): boolean => {
    const cells = line.split(separator)
    if (openings.length < 2 || cells.length < nearly) return false
    const spoilt = patterns.flatMap((pattern, place) => (pattern.test(cells[place] ?? '') ? [] : [place]))
    if (spoilt.length !== 1) return false
    const isDay = columns[spoilt[0] ?? 0]?.kind === 'date'
    return isDay || (cells.length >= whole && cellsBefore() >= whole)
  }
}

/**
 * Returns the test for lines that begin a row of a table with these columns: they open with its number, its class and, where a day
 * comes next, with that day (docs/register.md §1). Any other line goes on from the row before it. Quotes play no part in this, so that
 * a broken one never swallows the rows behind it.
 */
const rowStartsOf = (columns: readonly ReadColumn[], separator: string): RowStarts => {
  const between = separator === '\t' ? '\\t' : separator
  const openings: string[] = []
  for (const { kind } of columns) {
    const opening = OPENINGS[kind]
    if (opening === undefined) break
    openings.push(`\\s*"*\\s*${opening}\\s*"*\\s*`)
  }
  const isLast = openings.length === columns.length
  const start = new RegExp(`^\\ufeff?${openings.join(between)}${isLast ? '$' : between}`, 'u')
  const isSpoiltStart = spoiltStartsOf(columns, openings, separator)
  if (openings.length >= 2)
    return { begins: (line, cellsBefore) => start.test(line) || isSpoiltStart(line, cellsBefore) }
  return {
    begins(line, cellsBefore) {
      if (openings.length === 0) return cellsBefore() >= columns.length
      return (
        start.test(line) && (cellsBefore() >= columns.length || TELLING_NUMBER.test(line.split(separator)[0] ?? ''))
      )
    },
  }
}

/** A row of a table: its number (of an agent the code), its class (0 where the table has none) and its cells. */
export interface OpenRow {
  line: number
  key: string
  class: number
  cells: OpenCells
  repairs: readonly RepairKind[]
}

export interface OpenTablePart {
  table: OpenTable
  rows: OpenRow[]
  rejected: RejectedLine[]
  /** The last line of the file that this part takes in. */
  upTo: number
  /** Headers that were written again among the rows. */
  headers: number
}

const SEPARATORS = ['\t', ',', ';', '|'] as const
const QUOTES = /^\s*"|"\s*$/g

const labelsOf = (line: string, separator: string): string[] =>
  line
    .replace(/^\ufeff/, '')
    .split(separator)
    .map(label => label.replace(QUOTES, '').trim())

/** A header of a table as it stands in a file. */
export interface FoundHeader extends OpenHeader {
  separator: string
  text: string
}

/** Returns the header in a line of a file; null where the line has no columns of the open data. */
export const findHeader = (line: string, fileName: string): FoundHeader | null => {
  for (const separator of SEPARATORS) {
    if (!line.includes(separator)) continue
    const header = readHeader(labelsOf(line, separator), fileName)
    if (header !== null) return { ...header, separator, text: line.trim() }
  }
  return null
}

interface OpenedRow {
  /** The numbers of its lines, blank ones left out, and their texts. */
  lines: number[]
  texts: string[]
}

/** The most lines of one row: where a table's rows are not recognised, they are not all taken for one. */
const MOST_LINES = 50
/** The first lines of a file in which its header may stand. */
export const HEADER_WITHIN = 5

/** Returns the number of cells of a row: a break is within one. */
const countCells = (texts: readonly string[], separator: string): number =>
  texts.reduce((count, text) => count + text.split(separator).length - 1, 1)

const problemAt = (line: number, problem: LineProblem, detail: string, content: string): RejectedLine => ({
  line,
  problem,
  detail,
  content,
})

/** Reads the lines of one table and returns its rows; `take` gets the lines in order, `end` the last row. */
const createRowReader = (header: FoundHeader) => {
  const { table, columns, separator } = header
  const shape = TABLE_SHAPES[table]
  const starts: RowStarts = rowStartsOf(columns, separator)
  const hasClass = columns.some(({ field }) => field === 'class')
  let open: OpenedRow | undefined
  let part: OpenTablePart = { table, rows: [], rejected: [], upTo: 0, headers: 0 }

  /** Reads the row that the first of several lines make, where what stands behind them is no part of it. */
  const readBeginning = (texts: readonly string[]): { read: ReadCells | null; taken: number } => {
    for (let taken = texts.length - 1; taken > 0; taken -= 1) {
      const read = readCells(texts.slice(0, taken).join('\n'), columns, separator, shape.needed)
      if (!('problem' in read) && !read.repairs.includes('missingCells')) return { read, taken }
    }
    return { read: null, taken: 0 }
  }

  const close = (): void => {
    if (open === undefined) return
    const { lines, texts } = open
    const [line = 0] = lines
    open = undefined
    const whole = readCells(texts.join('\n'), columns, separator, shape.needed)
    const { read, taken } = 'problem' in whole ? readBeginning(texts) : { read: whole, taken: texts.length }
    if (read === null) {
      if ('problem' in whole) part.rejected.push({ line, ...whole, content: texts.join('\n') })
      return
    }
    for (const [index, text] of texts.slice(taken).entries())
      part.rejected.push(problemAt(lines[taken + index] ?? line, 'noNumber', '', text))
    const key = read.cells[keyFieldOf(table)] ?? ''
    const niceClass = hasClass ? Number(read.cells['class'] ?? 0) : 0
    part.rows.push({ line, key, class: niceClass, cells: read.cells, repairs: read.repairs })
  }

  const take = ({ line, text }: SourceLine): void => {
    if (text.trim() === '') return
    if (text.trim() === header.text) {
      close()
      part.headers += 1
      return
    }
    const cellsBefore = (): number => (open ? countCells(open.texts, separator) : Number.POSITIVE_INFINITY)
    const begins = starts.begins(text, cellsBefore)
    if (!begins && open !== undefined && open.texts.length < MOST_LINES) {
      open.lines.push(line)
      open.texts.push(text)
      return
    }
    close()
    if (begins) open = { lines: [line], texts: [text] }
    else part.rejected.push(problemAt(line, 'noNumber', '', text))
  }

  return {
    take,
    close,
    /** Returns what was read since the last call; the row that is still open is not among it. */
    flush(upTo: number): OpenTablePart {
      const read = { ...part, upTo: open === undefined ? upTo : (open.lines[0] ?? upTo) - 1 }
      part = { table, rows: [], rejected: [], upTo: 0, headers: 0 }
      return read
    },
  }
}

/**
 * Reads a file of the open data as a stream, in parts. Each line of it is in a row, in a mended row, or kept aside with the reason.
 * Yields nothing for a file whose first lines are the header of no table.
 */
export async function* readOpenTable(
  bytes: AsyncIterable<Uint8Array>,
  fileName: string,
): AsyncGenerator<OpenTablePart> {
  let reader: ReturnType<typeof createRowReader> | undefined
  let last = 0
  for await (const lines of readSourceLines(readSourceText(bytes))) {
    for (const line of lines) {
      last = line.line
      if (reader) {
        reader.take(line)
        continue
      }
      const header = findHeader(line.text, fileName)
      if (header) reader = createRowReader(header)
      else if (line.line >= HEADER_WITHIN) return
    }
    if (reader) yield reader.flush(last)
  }
  if (!reader) return
  reader.close()
  yield reader.flush(last)
}
