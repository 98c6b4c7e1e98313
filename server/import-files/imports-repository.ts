import type { ImportItem, LineProblem, RejectedLines } from '#contract/imports.ts'
import type { Database } from '../storage/database.ts'

export interface ImportedFile {
  subject: 'classification' | 'register'
  name: string
}

export interface RejectedLine {
  line: number
  problem: LineProblem
  /** The text that is wrong. */
  detail: string
  content: string
}

/** Counts the lines that were read, the rows that are new or changed, and the lines that were kept aside. */
export interface ImportCounts {
  read: number
  changed: number
  rejected: number
}

const LONGEST_CONTENT = 2_000

/** Replaces NUL, which the database does not take. */
const storable = (content: string): string => content.slice(0, LONGEST_CONTENT).replaceAll('\0', '\ufffd')

/** Adds an import that has begun; returns its identity. */
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
    .values(
      lines.map(({ line, problem, detail, content }) => ({
        import_id: id,
        line,
        reason: problem,
        detail: storable(detail),
        content: storable(content),
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

const countImport = async (db: Database, id: number, counts: ImportCounts): Promise<void> => {
  await db
    .updateTable('imports')
    .set({ lines_read: counts.read, rows_changed: counts.changed, lines_rejected: counts.rejected })
    .where('id', '=', id)
    .execute()
}

/** Ends an import with its counts; `digest` is the SHA-256 of the file's bytes. */
export const finishImport = async (
  db: Database,
  id: number,
  { digest, ...counts }: ImportCounts & { digest: string },
): Promise<void> => {
  await db.updateTable('imports').set({ finished_at: new Date(), digest }).where('id', '=', id).execute()
  await countImport(db, id, counts)
}

/**
 * Returns the files of a subject whose import changed something and broke off, and that were not imported to their end
 * since. A part of their rows is there.
 */
export const listBrokenImports = async (db: Database, subject: ImportedFile['subject']): Promise<string[]> => {
  const broken = await db
    .selectFrom('imports')
    .select('file_name')
    .distinct()
    .where('subject', '=', subject)
    .where('finished_at', 'is', null)
    .where('rows_changed', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('imports as later')
            .select('later.id')
            .whereRef('later.subject', '=', 'imports.subject')
            .whereRef('later.file_name', '=', 'imports.file_name')
            .whereRef('later.id', '>', 'imports.id')
            .where('later.finished_at', 'is not', null),
        ),
      ),
    )
    .execute()
  return broken.map(({ file_name: name }) => name)
}

/** Ends an import that broke off, as far as it came; returns false where there is none such. */
export const endBrokenImport = async (db: Database, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ finished_at: new Date() })
    .where('id', '=', id)
    .where('subject', '=', 'register')
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Returns the newest imports, the newest first. */
export const listImports = async (db: Database, limit: number): Promise<ImportItem[]> => {
  const rows = await db.selectFrom('imports').selectAll().orderBy('id', 'desc').limit(limit).execute()
  return rows.map(row => ({
    id: row.id,
    subject: row.subject,
    fileName: row.file_name,
    startedAt: row.started_at.getTime(),
    finishedAt: row.finished_at?.getTime() ?? null,
    read: row.lines_read,
    changed: row.rows_changed,
    rejected: row.lines_rejected,
    repaired: row.repairs,
  }))
}

/** Returns lines that an import kept aside, in the order of its file, and the number of all of them. */
export const readRejectedLines = async (
  db: Database,
  id: number,
  limit: number,
  offset: number,
): Promise<RejectedLines> => {
  const lines = db.selectFrom('rejected_lines').where('import_id', '=', id)
  const { total } = await lines.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const list = await lines
    .select(['line', 'reason as problem', 'detail', 'content'])
    .orderBy('line')
    .limit(limit)
    .offset(offset)
    .execute()
  return { total, list }
}
