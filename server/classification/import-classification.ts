import { sql } from 'kysely'
import {
  finishImport,
  type ImportCounts,
  keepRejectedLines,
  type RejectedLine,
  startImport,
} from '../import-files/imports-repository.ts'
import { readTable } from '../import-files/read-table.ts'
import { hashStream } from '../import-files/streams.ts'
import type { Database } from '../storage/database.ts'
import { type ClassificationRow, lineReaderOf } from './classification-lines.ts'
import { renewRevision } from './classification-repository.ts'

/** Rows of one statement; all are of one table, since a file is of one kind. */
const BATCH = 1_000

const insertRows = async (db: Database, id: number, rows: readonly ClassificationRow[]): Promise<number> => {
  const [first] = rows
  if (first === undefined) return 0
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(first.table)
    .values(rows.map(({ values }) => ({ ...values, classification_id: id })) as never)
    .onConflict(conflict =>
      first.table === 'classification_groups'
        ? conflict
            .columns(['classification_id', 'code'] as never)
            .doUpdateSet({ name_en: sql`excluded.name_en` } as never)
            .where(sql<boolean>`classification_groups.name_en = '' and excluded.name_en <> ''`)
        : conflict.doNothing(),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0)
}

/**
 * Writes the rows of one table into a classification, in the caller's transaction. Known rows stay as they are, but that
 * groups get the English names they lacked; lines
 * that are no row go to `keepRejected`. Throws `ImportRefusal` for a file that is no table of the classification.
 */
export const importRows = async (
  db: Database,
  id: number,
  bytes: AsyncIterable<Uint8Array>,
  keepRejected: (lines: readonly RejectedLine[], sofar: ImportCounts) => Promise<void>,
): Promise<ImportCounts> => {
  const counts: ImportCounts = { read: 0, changed: 0, rejected: 0 }
  let rows: ClassificationRow[] = []
  let rejected: RejectedLine[] = []
  const write = async (): Promise<void> => {
    counts.changed += await insertRows(db, id, rows)
    await keepRejected(rejected, { ...counts })
    rows = []
    rejected = []
  }
  for await (const line of readTable(bytes, lineReaderOf)) {
    counts.read += 1
    if ('row' in line) rows.push(line.row)
    else {
      counts.rejected += 1
      rejected.push(line)
    }
    if (rows.length + rejected.length === BATCH) await write()
  }
  await write()
  return counts
}

/** Returns the edition's row, made where there is none. An import removes the rows of a starter. */
const openEdition = async (db: Database, edition: string): Promise<number> => {
  const known = await db
    .selectFrom('classifications')
    .select(['id', 'origin'])
    .where('edition', '=', edition)
    .forUpdate()
    .executeTakeFirst()
  if (known?.origin === 'imported') return known.id
  if (known) await db.deleteFrom('classifications').where('id', '=', known.id).execute()
  const { id } = await db
    .insertInto('classifications')
    .values({ edition, origin: 'imported' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface ClassificationFile {
  /** The name of the file in the place that it came from. */
  name: string
  bytes: AsyncIterable<Uint8Array>
}

/**
 * Imports a table (CSV or an Excel workbook) of groups, items, notes or relations into an edition
 * (docs/import-formats.md), in one transaction. The same file twice changes nothing; a line that is no row is kept with
 * its number and the reason. Throws `ImportRefusal` for a file that is no such table.
 */
export const importClassification = (
  db: Database,
  edition: string,
  { name, bytes }: ClassificationFile,
  onProgress?: (counts: ImportCounts, size: number) => void,
): Promise<ImportCounts> =>
  db.transaction().execute(async transaction => {
    const id = await openEdition(transaction, edition)
    const importId = await startImport(transaction, { subject: 'classification', name })
    const hashed = hashStream(bytes)
    const counts = await importRows(transaction, id, hashed.bytes, async (lines, sofar) => {
      await keepRejectedLines(transaction, importId, lines)
      onProgress?.(sofar, hashed.size())
    })
    if (counts.changed > 0) await renewRevision(transaction, id)
    await finishImport(transaction, importId, {
      ...counts,
      digest: hashed.digest(),
      kind: 'classification',
      asOf: null,
    })
    return counts
  })
