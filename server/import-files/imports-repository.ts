import { sql } from 'kysely'
import type { ImportItem, LineProblem, RejectedLines } from '#contract/imports.ts'
import type { ImportKind, RepairKind } from '#contract/vocabulary.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { readPackageName } from '#domain/register/source-packages.ts'
import type { Database } from '../storage/database.ts'

/** Any fixed number: under this advisory lock imports of all processes follow one another. */
const IMPORT_LOCK = 7_391_049

/**
 * Runs an import after those of other processes, of the server or of the command line: two first ones would take each other's register away.
 * `onWait` is called where it has to wait. The lock is held on a connection of its own, and goes with it.
 */
export const inImportTurn = <Answer>(db: Database, run: () => Promise<Answer>, onWait: () => void): Promise<Answer> =>
  db.connection().execute(async connection => {
    const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_lock(${IMPORT_LOCK}) as held`.execute(
      connection,
    )
    if (!rows[0]?.held) {
      onWait()
      await sql`select pg_advisory_lock(${IMPORT_LOCK})`.execute(connection)
    }
    try {
      return await run()
    } finally {
      await sql`select pg_advisory_unlock(${IMPORT_LOCK})`.execute(connection)
    }
  })

/** Keeps imports waiting until the end of the transaction; false where one is running. */
export const holdsImports = async (transaction: Database): Promise<boolean> => {
  const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as held`.execute(
    transaction,
  )
  return rows[0]?.held ?? false
}

/** Tells whether an import is running, here or in another process. */
export const isImporting = async (db: Database): Promise<boolean> => {
  const { rows } = await sql<{ held: boolean }>`select exists (
    select from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${IMPORT_LOCK} and granted
      and database = (select oid from pg_database where datname = current_database())) as held`.execute(db)
  return rows[0]?.held ?? false
}

export interface ImportedFile {
  subject: 'classification' | 'register'
  name: string
  /** The register that the file goes into, where that is known. */
  registerId?: number
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
export const startImport = async (db: Database, { subject, name, registerId }: ImportedFile): Promise<number> => {
  const { id } = await db
    .insertInto('imports')
    .values({ subject, register_id: registerId ?? null, file_name: name, digest: '', finished_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Notes which register an import goes into, or that it went into none. */
export const assignImport = async (db: Database, id: number, registerId: number | null): Promise<void> => {
  await db.updateTable('imports').set({ register_id: registerId }).where('id', '=', id).execute()
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

/** The number of rows that were mended, by kind. */
export type RepairCounts = Readonly<Partial<Record<RepairKind, number>>>

const countImport = async (
  db: Database,
  id: number,
  { read, changed, rejected, repaired }: ImportCounts & { repaired?: RepairCounts },
): Promise<void> => {
  await db
    .updateTable('imports')
    .set({
      lines_read: read,
      rows_changed: changed,
      lines_rejected: rejected,
      ...(repaired && { repairs: JSON.stringify(repaired) }),
    })
    .where('id', '=', id)
    .execute()
}

interface ImportedSource {
  /** The SHA-256 of the file's bytes. */
  digest: string
  kind: ImportKind
  /** The day the file stands at, where it is known. */
  asOf: CalendarDay | null
}

/** Ends an import with its counts and what its file is. */
export const finishImport = async (
  db: Database,
  id: number,
  { digest, kind, asOf, ...counts }: ImportCounts & ImportedSource & { repaired?: RepairCounts },
): Promise<void> => {
  await db
    .updateTable('imports')
    .set({ finished_at: new Date(), digest, kind, as_of: asOf })
    .where('id', '=', id)
    .execute()
  await countImport(db, id, counts)
}

/** Removes an import that ended before it brought anything: it would stand in the list as one that broke off. */
export const dropEmptyImport = async (db: Database, id: number): Promise<void> => {
  await db
    .deleteFrom('imports')
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .where('lines_read', '=', 0)
    .where('rows_changed', '=', 0)
    .execute()
}

/**
 * Returns the files of a register whose import changed something and broke off, and that were not imported to their end
 * since. A part of their rows is there.
 */
export const listBrokenImports = async (db: Database, registerId: number): Promise<string[]> => {
  const broken = await db
    .selectFrom('imports')
    .select('file_name')
    .distinct()
    .where('register_id', '=', registerId)
    .where('finished_at', 'is', null)
    .where('rows_changed', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('imports as later')
            .select('later.id')
            .whereRef('later.register_id', '=', 'imports.register_id')
            .whereRef('later.file_name', '=', 'imports.file_name')
            .whereRef('later.id', '>', 'imports.id')
            .where('later.finished_at', 'is not', null),
        ),
      ),
    )
    .execute()
  return broken.map(({ file_name: name }) => name)
}

/** Ends an import into a register that broke off, as far as it came; returns the register, null where there is no such import. */
export const endBrokenImport = async (db: Database, id: number): Promise<number | null> => {
  const ended = await db
    .updateTable('imports')
    .set({ finished_at: new Date() })
    .where('id', '=', id)
    .where('subject', '=', 'register')
    .where('finished_at', 'is', null)
    .returning('register_id as registerId')
    .executeTakeFirst()
  return ended?.registerId ?? null
}

/** Removes imports that did not end from the list; returns when the first of them began. */
export const removeBrokenImports = async (db: Database, ids: readonly number[]): Promise<Date> => {
  const gone = await db
    .deleteFrom('imports')
    .where('id', 'in', ids)
    .where('finished_at', 'is', null)
    .returning('started_at as startedAt')
    .execute()
  return new Date(Math.min(...gone.map(({ startedAt }) => startedAt.getTime()), Date.now()))
}

/** Returns the year or month that a package brings; null for any other file. Imports of earlier versions do not say what they read. */
export const periodOf = (kind: ImportKind | null, fileName: string): string | null =>
  kind === 'openData' || (kind === null && /\.zip$/i.test(fileName))
    ? (readPackageName(fileName)?.period ?? null)
    : null

/** Returns the newest imports, of one register where it is given, the newest first. */
export const listImports = async (db: Database, limit: number, registerId?: number): Promise<ImportItem[]> => {
  let asked = db.selectFrom('imports').selectAll().orderBy('id', 'desc').limit(limit)
  if (registerId !== undefined) asked = asked.where('register_id', '=', registerId)
  const rows = await asked.execute()
  return rows.map(row => ({
    kind: row.kind,
    period: periodOf(row.kind, row.file_name),
    asOf: row.as_of,
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
