import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { decodeText } from './decode-text.ts'
import { ImportRefusal } from './import-refusal.ts'
import { createTableReader, type ReaderOf, type TableLine } from './table-reader.ts'

/** Longest record, in characters: a line without end must not fill the memory. */
const MAX_RECORD = 1_000_000

interface Parsed {
  record: string[]
  info: { lines: number }
}

/**
 * The rows of a CSV file (RFC 4180, UTF-8 or GB18030), read as a stream. Throws `ImportRefusal` for a file that is no such
 * text, and what `readerOf` throws.
 */
export async function* readCsv<Row>(
  bytes: AsyncIterable<Uint8Array>,
  readerOf: ReaderOf<Row>,
): AsyncGenerator<TableLine<Row>> {
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
  const read = createTableReader(readerOf)
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const line = read(info.lines, record)
      if (line) yield line
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const { lines: line } = error
    throw new ImportRefusal('notCsv', {
      line: typeof line === 'number' ? line : null,
      detail: error.message,
      cause: error,
    })
  } finally {
    source.destroy()
  }
}
