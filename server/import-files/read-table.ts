import { Unzip, UnzipInflate, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import type { LineProblem } from '#contract/imports.ts'
import { readCsvRecords, readSourceLines } from './csv-records.ts'
import { ImportRefusal } from './import-refusal.ts'
import type { RejectedLine } from './imports-repository.ts'
import { decodeText, peekStream } from './streams.ts'

/** A record by its column names. */
export type TableRecord = Readonly<Record<string, string>>
/** Says why a record cannot be read, and which text is wrong. */
export interface RecordProblem {
  problem: LineProblem
  detail: string
}
export type ReadRecord<Row> = { row: Row } | RecordProblem
/** A row with its line in the file, of which the header is line 1, or a rejected line. */
type TableLine<Row> = { line: number; row: Row } | RejectedLine
/** Takes the column names and returns the reader of a record. */
type ReaderOf<Row> = (columns: readonly string[]) => (record: TableRecord) => ReadRecord<Row>

/**
 * Returns a reader of a table's lines, in order: it takes the first line as column names and returns null for it.
 * Throws what `readerOf` throws.
 */
const createTableReader = <Row>(
  readerOf: ReaderOf<Row>,
): ((line: number, fields: readonly string[]) => TableLine<Row> | null) => {
  let columns: string[] = []
  let read: ((record: TableRecord) => ReadRecord<Row>) | undefined
  const readFields = (
    fields: readonly string[],
    readRecord: (record: TableRecord) => ReadRecord<Row>,
  ): ReadRecord<Row> => {
    if (fields.length !== columns.length)
      return { problem: 'columnCount', detail: `${fields.length} / ${columns.length}` }
    if (fields.some(field => field.includes('\0'))) return { problem: 'nulCharacter', detail: '' }
    const record: Record<string, string> = {}
    for (const [index, name] of columns.entries()) record[name] = (fields[index] ?? '').trim()
    return readRecord(record)
  }
  return (line, fields) => {
    if (read === undefined) {
      columns = fields.map(name => name.trim())
      read = readerOf(columns)
      return null
    }
    const outcome = readFields(fields, read)
    return 'row' in outcome ? { line, row: outcome.row } : { line, ...outcome, content: fields.join(',') }
  }
}

const LONGEST_DETAIL = 200

/**
 * Reads the rows of a CSV file (RFC 4180; commas, semicolons or tabs; UTF-8, GB18030, or UTF-16 with a mark) as a stream. A
 * line with a stray quotation mark is kept aside. Throws `ImportRefusal` for a file that is no such text, and what
 * `readerOf` throws.
 */
export async function* readCsv<Row>(
  bytes: AsyncIterable<Uint8Array>,
  readerOf: ReaderOf<Row>,
): AsyncGenerator<TableLine<Row>> {
  const read = createTableReader(readerOf)
  let isHeader = true
  for await (const { line, text, fields } of readCsvRecords(readSourceLines(decodeText(bytes)))) {
    if (fields === null && isHeader) throw new ImportRefusal('notCsv', { line, detail: text.slice(0, LONGEST_DETAIL) })
    isHeader = false
    if (fields === null) yield { line, problem: 'strayQuote', detail: '', content: text }
    else {
      const row = read(line, fields)
      if (row) yield row
    }
  }
}

/** The largest workbook, and the largest sum of its unpacked parts: it is read as a whole. */
const MAX_PACKED = 32_000_000
const MAX_UNPACKED = 256_000_000

const collect = async (bytes: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > MAX_PACKED) throw new ImportRefusal('workbookTooLarge', { detail: '> 32 MB' })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A piece of this length inflates to sixteen megabytes at most: a bomb is noticed soon, whatever its directory says. */
const PIECE_BYTES = 16_384

/** Unpacks a workbook, counting while it inflates, and packs it anew without compression. Throws `ImportRefusal`. */
const unpackModestly = (workbook: Uint8Array): Uint8Array => {
  const files: Record<string, Uint8Array[]> = {}
  let size = 0
  const unzip = new Unzip(file => {
    const chunks: Uint8Array[] = []
    files[file.name] = chunks
    file.ondata = (error, chunk) => {
      if (error) throw error
      size += chunk.length
      if (size > MAX_UNPACKED) throw new ImportRefusal('workbookTooLarge', { detail: '> 256 MB' })
      chunks.push(chunk)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let start = 0; start < workbook.length; start += PIECE_BYTES)
    unzip.push(workbook.subarray(start, start + PIECE_BYTES), start + PIECE_BYTES >= workbook.length)
  const whole = Object.entries(files).map(([name, chunks]) => [name, new Uint8Array(Buffer.concat(chunks))] as const)
  return zipSync(Object.fromEntries(whole), { level: 0 })
}

const cellText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}

/**
 * Reads the rows of the first sheet of an Excel workbook. Throws `ImportRefusal` for a file that is none or is too
 * large, and what `readerOf` throws.
 */
async function* readXlsx<Row>(
  bytes: AsyncIterable<Uint8Array>,
  readerOf: ReaderOf<Row>,
): AsyncGenerator<TableLine<Row>> {
  const workbook = await collect(bytes)
  const rows = await (async () => {
    try {
      return await readSheet(Buffer.from(unpackModestly(workbook)))
    } catch (error) {
      if (error instanceof ImportRefusal) throw error
      throw new ImportRefusal('notWorkbook', { cause: error })
    }
  })()
  const read = createTableReader(readerOf)
  const width = rows[0]?.length ?? 0
  for (const [index, row] of rows.entries()) {
    const line = read(
      index + 1,
      Array.from({ length: Math.max(width, row.length) }, (_, place) => cellText(row[place])),
    )
    if (line) yield line
  }
}

/** The first bytes of an archive, and so of an Excel workbook. */
const ARCHIVE = Buffer.from('PK\u0003\u0004')

/** Reads the rows of a table in an Excel workbook or in CSV. Throws `ImportRefusal` for a file that is neither. */
export async function* readTable<Row>(
  source: AsyncIterable<Uint8Array>,
  readerOf: ReaderOf<Row>,
): AsyncGenerator<TableLine<Row>> {
  const { head, bytes } = await peekStream(source, ({ length }) => length >= ARCHIVE.length)
  yield* ARCHIVE.equals(head.subarray(0, ARCHIVE.length)) ? readXlsx(bytes, readerOf) : readCsv(bytes, readerOf)
}
