import { sql } from 'kysely'
import type { ReportEvent, ReportRegister } from '#contract/search-report.ts'
import { AppError } from '../app-error.ts'
import { findRegister } from '../register/register-repository.ts'
import type { Database } from '../storage/database.ts'

/** The register as reports name it. Throws `AppError` registerNotReady while there is none, or not a whole one. */
export const readRegister = async (db: Database): Promise<ReportRegister> => {
  const register = await findRegister(db)
  if (register?.state !== 'ready') throw new AppError('registerNotReady')
  const { nameZh, nameEn, asOf, size, origin } = register
  return { name: { zh: nameZh, en: nameEn || nameZh }, asOf, size, isSample: origin === 'sample' }
}

/** Those of the classes of which the register has marks. */
export const findClassesWithMarks = async (db: Database, classes: readonly number[]): Promise<Set<number>> => {
  const { rows } = await sql<{ class: number }>`
    select asked.class from unnest(${classes}::smallint[]) as asked (class)
    where exists (select 1 from marks where marks.class = asked.class)`.execute(db)
  return new Set(rows.map(row => row.class))
}

/** What happened to marks, oldest first. */
export const readEvents = async (db: Database, marks: readonly number[]): Promise<Map<number, ReportEvent[]>> => {
  if (marks.length === 0) return new Map()
  const rows = await db
    .selectFrom('mark_events')
    .select(['mark_id', 'events'])
    .where('mark_id', '=', sql<number>`any(${marks}::bigint[])`)
    .execute()
  return new Map(
    rows.map(row => [row.mark_id, row.events.map(({ date, zh, en }) => ({ date, zh, en: en || zh }))] as const),
  )
}
