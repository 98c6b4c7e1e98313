import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { AlertState } from '#contract/vocabulary.ts'
import type { AlertQuery } from '#contract/watching.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { MarkStatus } from '#domain/mark/register-mark.ts'
import { GROUPS_IN_SCOPE } from '../mark-index/index-mark.ts'
import type { IndexedCandidate } from '../search/watched-names.ts'
import type { Database } from '../storage/database.ts'
import type { Tables } from '../storage/tables.ts'

/** A mark that an import brought or published, as it stands now. */
export interface ChangedMark extends IndexedCandidate {
  registerId: number
  /** The day of the source that changed it. */
  day: CalendarDay
  notedAt: Date
  owner: string
  status: MarkStatus
  groups: readonly string[]
  applicationDate: CalendarDay | null
  preliminaryDate: CalendarDay | null
}

/** Any fixed number: it lets one run of the watches at a time. */
const LOCK_KEY = 7_512_330

/** Waits until no other run of the watches works; lets go at the end of the transaction. */
export const lockWatches = async (db: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(db)
}

/**
 * Returns the next changes that no watch has seen, with the marks that are new or newly published; a mark that has gone is left out. Whichever
 * import ended first, none is passed over.
 */
export const readChangedMarks = async (
  db: Database,
  most: number,
): Promise<{ changes: number[]; marks: ChangedMark[] }> => {
  const { rows: changes } = await sql<{ id: number }>`
    select id from mark_changes where not is_compared order by id limit ${most}`.execute(db)
  const { rows: marks } = await sql<ChangedMark>`
    select changes.register_id as "registerId", changes.day, changes.noted_at as "notedAt", marks.id, marks.reg_no as "regNo", marks.class,
      marks.name, marks.is_device as "isDevice", marks.status, marks.registration_date as "registrationDate",
      marks.expiry_date as "expiryDate", ${GROUPS_IN_SCOPE} as groups, marks.tok, marks.owner,
      marks.application_date as "applicationDate", marks.preliminary_date as "preliminaryDate"
    from mark_changes as changes join marks on marks.reg_no = changes.reg_no and marks.class = changes.class
      and marks.register_id = changes.register_id
    where changes.id = any(${changes.map(({ id }) => id)}::bigint[]) and changes.kind in ('new', 'published')
    order by changes.id`.execute(db)
  return { changes: changes.map(({ id }) => id), marks }
}

/** Takes changes off the list of those that no watch has seen. */
export const settleChanges = async (db: Database, changes: readonly number[]): Promise<void> => {
  await sql`update mark_changes set is_compared = true where id = any(${changes}::bigint[])`.execute(db)
}

export type NewAlert = Pick<
  Tables['alerts'],
  | 'watch_id'
  | 'register_id'
  | 'reg_no'
  | 'class'
  | 'stage'
  | 'ours'
  | 'level'
  | 'name'
  | 'owner'
  | 'filed_on'
  | 'published_on'
  | 'due'
  | 'day'
> & { rules: string; groups: string }

/**
 * Adds alerts. A mark is alerted to once a watch; one that was alerted to as filed becomes a published one, and is new again unless it was
 * dismissed.
 */
export const addAlerts = async (db: Database, alerts: readonly NewAlert[]): Promise<void> => {
  if (alerts.length === 0) return
  await db
    .insertInto('alerts')
    .values(alerts.map(alert => ({ ...alert, state: 'new' as const, reason: '' })))
    .onConflict(conflict =>
      conflict
        .columns(['watch_id', 'reg_no', 'class', 'register_id'])
        .doUpdateSet({
          stage: 'published',
          published_on: sql`excluded.published_on`,
          due: sql`excluded.due`,
          day: sql`excluded.day`,
          state: sql<AlertState>`case when alerts.state = 'dismissed' then alerts.state else 'new' end`,
        })
        .where('alerts.stage', '=', 'filed')
        .where(sql<SqlBool>`excluded.stage = 'published'`),
    )
    .execute()
}

const asked = (accountId: number, watchId: number | undefined, state?: AlertState): RawBuilder<SqlBool> =>
  sql<SqlBool>`watch_id in (select id from watches where account_id = ${accountId})
    and (${watchId ?? null}::bigint is null or watch_id = ${watchId ?? null}::bigint)
    and (${state ?? null}::text is null or state = ${state ?? null}::text)`

/** Those to be dealt with first, by the end of their period; then those without one, the newest first. */
const ORDERS = {
  due: sql`state in ('opposed', 'dismissed'), due is null, due, id desc`,
  newest: sql`id desc`,
}

export const readAlertRows = (
  db: Database,
  accountId: number,
  { watchId, state, order = 'due' }: Omit<AlertQuery, 'pageNum'>,
  limit: number,
  offset: number,
) =>
  db
    .selectFrom('alerts')
    .selectAll()
    .where(asked(accountId, watchId, state))
    .orderBy(ORDERS[order])
    .limit(limit)
    .offset(offset)
    .execute()

/** Counts the alerts of each state, of one watch or of all. */
export const countAlerts = async (
  db: Database,
  accountId: number,
  watchId?: number,
): Promise<Record<AlertState, number>> => {
  const rows = await db
    .selectFrom('alerts')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where(asked(accountId, watchId))
    .groupBy('state')
    .execute()
  const counts = { new: 0, seen: 0, opposed: 0, dismissed: 0 }
  for (const { state, count } of rows) counts[state] = Number(count)
  return counts
}

/** Returns an alert of the account with the applicant of its watch; undefined for none. */
export const findAlert = async (db: Database, accountId: number, id: number) =>
  db
    .selectFrom('alerts')
    .innerJoin('watches', 'watches.id', 'alerts.watch_id')
    .selectAll('alerts')
    .select('watches.name as applicant')
    .where('alerts.id', '=', id)
    .where('watches.account_id', '=', accountId)
    .executeTakeFirst()

/** Changes an alert of the account; returns whether there was one. */
export const changeAlert = async (
  db: Database,
  accountId: number,
  id: number,
  { state, reason }: { state: AlertState; reason: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('alerts')
    .set({ state, reason })
    .where('id', '=', id)
    .where(sql<SqlBool>`watch_id in (select id from watches where account_id = ${accountId})`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
