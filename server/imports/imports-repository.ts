import type { Database } from '../storage/database.ts'

export interface ImportedFile {
  subject: 'classification' | 'register'
  name: string
}

export interface RejectedLine {
  line: number
  reason: string
  content: string
}

/** What a file brought: lines read, rows that are new or changed, lines that were kept aside. */
export interface ImportCounts {
  read: number
  changed: number
  rejected: number
}

const LONGEST_CONTENT = 2_000

/** The database takes no NUL. */
const storable = (content: string): string => content.slice(0, LONGEST_CONTENT).replaceAll('\0', '\ufffd')

export const startImport = async (db: Database, { subject, name }: ImportedFile): Promise<number> => {
  const { id } = await db
    .insertInto('imports')
    .values({ subject, file_name: name, digest: '', finished_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const keepRejectedLines = async (db: Database, id: number, lines: readonly RejectedLine[]): Promise<void> => {
  if (lines.length === 0) return
  await db
    .insertInto('rejected_lines')
    .values(lines.map(line => ({ ...line, import_id: id, content: storable(line.content) })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** `digest` is the SHA-256 of the file's bytes. */
export const finishImport = async (
  db: Database,
  id: number,
  { digest, ...counts }: ImportCounts & { digest: string },
): Promise<void> => {
  await db
    .updateTable('imports')
    .set({
      finished_at: new Date(),
      digest,
      lines_read: counts.read,
      rows_changed: counts.changed,
      lines_rejected: counts.rejected,
    })
    .where('id', '=', id)
    .execute()
}
