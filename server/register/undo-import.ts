import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import { holdsImports, listBrokenImports, removeBrokenImports } from '../import-files/imports-repository.ts'
import type { Database } from '../storage/database.ts'
import { inAllPlaces, markPlaces } from '../storage/shards.ts'
import { emptyRegister, removeRegister, settleRegister, shrinkRegister } from './register-repository.ts'

/** Undoing an import removes a register that nothing else was imported into, or restores its marks as they were. */
export type UndoKind = 'remove' | 'restore'

/** Forgets how marks stood before the imports into a register: one ended, and what was before cannot be had back. */
export const forgetBefore = async (db: Database, registerId: number): Promise<void> => {
  await inAllPlaces(db, part => sql`delete from import_undo where register_id = ${registerId}`.execute(part))
}

/** Tells whether an import into a register came to its end, or was settled, and brought marks. */
export const hasEnded = async (db: Database, registerId: number): Promise<boolean> => {
  const { rows } = await sql<{ has: boolean }>`select exists (
    select from imports where register_id = ${registerId} and finished_at is not null and rows_changed > 0) as has`.execute(
    db,
  )
  return rows[0]?.has ?? false
}

/** Returns the imports into a register of which is kept how the marks stood before. */
const keptImports = async (db: Database, registerId: number): Promise<number[]> => {
  const answers = await inAllPlaces(db, part =>
    sql<{ id: number }>`select distinct import_id as id from import_undo where register_id = ${registerId}`.execute(
      part,
    ),
  )
  return [...new Set(answers.flatMap(({ rows }) => rows.map(({ id }) => id)))]
}

/** Returns what undoing a broken import of a register would do; null where it cannot be undone. */
export const undoKindOf = async (db: Database, importId: number, registerId: number): Promise<UndoKind | null> => {
  if (!(await hasEnded(db, registerId))) return 'remove'
  return (await keptImports(db, registerId)).includes(importId) ? 'restore' : null
}

/** The columns of a mark but its key. */
const COLUMNS = [
  'registration_no',
  'name',
  'is_device',
  'kind',
  'owner',
  'owner_en',
  'agent',
  'status',
  'application_date',
  'preliminary_date',
  'registration_date',
  'expiry_date',
  'tok',
  'lt',
  'scope',
  'digest',
]

/** Puts back how marks stood before the imports into a register that did not end; returns how many of its marks go. */
const restorePart = async (db: Database, registerId: number, since: Date): Promise<number> => {
  const names = sql.join(COLUMNS.map(name => sql.ref(name)))
  const old = sql.join(COLUMNS.map(name => sql`old.${sql.ref(name)}`))
  const { rows } = await sql<{ removed: number }>`
    with first as (
      select distinct on (class, reg_no) class, reg_no, before from import_undo
      where register_id = ${registerId} order by class, reg_no, import_id
    ), restored as (
      update marks set (${names}) = row(${old})
      from first, jsonb_populate_record(null::marks, first.before) as old
      where first.before is not null and marks.id = old.id
    ), detailed as (
      update mark_details set address = old.address, goods = old.goods, events = old.events
      from first, jsonb_populate_record(null::mark_details, first.before) as old
      where first.before is not null and mark_details.mark_id = old.mark_id
    ), removed as (
      delete from marks using first
      where first.before is null and marks.register_id = ${registerId} and marks.class = first.class and marks.reg_no = first.reg_no
      returning 1
    ), unnoted as (
      delete from mark_changes where register_id = ${registerId} and not is_compared and noted_at >= ${since}
    )
    select count(*)::integer as removed from removed`.execute(db)
  await sql`delete from import_undo where register_id = ${registerId}`.execute(db)
  return rows[0]?.removed ?? 0
}

const restore = async (db: Database, registerId: number): Promise<void> => {
  await db.transaction().execute(async transaction => {
    const since = await removeBrokenImports(transaction, await keptImports(transaction, registerId))
    const removed = await Promise.all(
      markPlaces(transaction).map(({ run }) => run(part => restorePart(part, registerId, since))),
    )
    const count = removed.reduce((sum, one) => sum + one, 0)
    const isWhole = (await listBrokenImports(transaction, registerId)).length === 0
    await shrinkRegister(transaction, registerId, count, isWhole)
  })
  await settleRegister(db)
}

/**
 * Undoes an import that broke off, with others into the same register that did since the last that ended: the marks stand as before, and a
 * register goes that nothing else was imported into. Throws `AppError` notFound where there is no such import or it cannot be undone, and
 * unavailable while an import runs.
 */
export const undoImport = (db: Database, id: number): Promise<void> =>
  db.transaction().execute(async holding => {
    if (!(await holdsImports(holding))) throw new AppError('unavailable', 'An import is running.')
    const broken = await db
      .selectFrom('imports')
      .select('register_id as registerId')
      .where('id', '=', id)
      .where('subject', '=', 'register')
      .where('finished_at', 'is', null)
      .executeTakeFirst()
    const registerId = broken?.registerId ?? null
    const kind = registerId === null ? null : await undoKindOf(db, id, registerId)
    if (registerId === null || kind === null) throw new AppError('notFound')
    // On other connections: this one keeps imports waiting meanwhile.
    if (kind === 'restore') return await restore(db, registerId)
    await emptyRegister(db, registerId)
    await db.transaction().execute(transaction => removeRegister(transaction, registerId))
  })
