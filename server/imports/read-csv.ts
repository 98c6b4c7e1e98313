import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { decodeText } from './decode-text.ts'
import { ImportRefusal } from './import-refusal.ts'
import type { RejectedLine } from './imports-repository.ts'

/** Longest record, in characters: a line without end must not fill the memory. */
const MAX_RECORD = 1_000_000

/** A record by its column names. */
export type CsvRecord = Readonly<Record<string, string>>
/** What a record says, or why it says nothing. */
export type ReadRecord<Row> = { row: Row } | { reason: string }
/** `line` is that of the file, the header being line 1. */
export type CsvLine<Row> = { line: number; row: Row } | RejectedLine

interface Parsed {
  record: string[]
  info: { lines: number }
}

/**
 * The rows of a CSV file (RFC 4180, UTF-8 or GB18030), read as a stream; `readerOf` is given the column names and says how
 * a record is read. Throws `ImportRefusal` for a file that is no such text, and what `readerOf` throws.
 */
export async function* readCsv<Row>(
  bytes: AsyncIterable<Uint8Array>,
  readerOf: (columns: readonly string[]) => (record: CsvRecord) => ReadRecord<Row>,
): AsyncGenerator<CsvLine<Row>> {
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD,
  })
  const source = Readable.from(decodeText(bytes))
  source.on('error', error => parser.destroy(error))
  source.pipe(parser)
  let columns: string[] = []
  let read: ((record: CsvRecord) => ReadRecord<Row>) | undefined
  const readFields = (fields: readonly string[]): ReadRecord<Row> => {
    if (fields.length !== columns.length) return { reason: `${fields.length} columns instead of ${columns.length}` }
    if (fields.some(field => field.includes('\0'))) return { reason: 'a NUL character' }
    const named = columns.map((name, index) => [name, (fields[index] ?? '').trim()] as const)
    return read?.(Object.fromEntries(named)) ?? { reason: 'no header before it' }
  }
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const { lines: line } = info
      if (read === undefined) {
        columns = record.map(name => name.trim())
        read = readerOf(columns)
        continue
      }
      const outcome = readFields(record)
      yield 'row' in outcome ? { line, row: outcome.row } : { line, reason: outcome.reason, content: record.join(',') }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new ImportRefusal(`The file is no CSV from line ${String(error['lines'] ?? '?')} on: ${error.message}.`, {
      cause: error,
    })
  } finally {
    source.destroy()
  }
}
