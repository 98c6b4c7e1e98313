import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { ImportRefusal } from './import-refusal.ts'
import { createTableReader, type ReaderOf, type TableLine } from './table-reader.ts'

/** Largest workbook, and largest sum of its parts once unpacked: it is read whole. */
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

/** A small archive may unpack to more than any memory: its own list says how much, before anything is unpacked. */
const requireModest = (workbook: Buffer): void => {
  let size = 0
  unzipSync(workbook, {
    filter({ originalSize }) {
      size += originalSize
      return false
    },
  })
  if (size > MAX_UNPACKED) throw new ImportRefusal('workbookTooLarge', { detail: '> 256 MB' })
}

const cellText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}

/**
 * The rows of the first sheet of an Excel workbook. Throws `ImportRefusal` for what is none or is too large, and what
 * `readerOf` throws.
 */
export async function* readXlsx<Row>(
  bytes: AsyncIterable<Uint8Array>,
  readerOf: ReaderOf<Row>,
): AsyncGenerator<TableLine<Row>> {
  const workbook = await collect(bytes)
  const rows = await (async () => {
    try {
      requireModest(workbook)
      return await readSheet(workbook)
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
