import { peekStream } from './peek-stream.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import type { ReaderOf, TableLine } from './table-reader.ts'

/** How an archive begins, and so an Excel workbook. */
const ARCHIVE = Buffer.from('PK\u0003\u0004')

/** The rows of a table, in an Excel workbook or in CSV. Throws `ImportRefusal` for a file that is neither. */
export async function* readTable<Row>(
  source: AsyncIterable<Uint8Array>,
  readerOf: ReaderOf<Row>,
): AsyncGenerator<TableLine<Row>> {
  const { head, bytes } = await peekStream(source, ({ length }) => length >= ARCHIVE.length)
  yield* ARCHIVE.equals(head.subarray(0, ARCHIVE.length)) ? readXlsx(bytes, readerOf) : readCsv(bytes, readerOf)
}
