import { sql } from 'kysely'
import type { Watch } from '#contract/proposer-map/proposer-map.ts'
import type { WatchChange, WatchItem } from '#contract/watching.ts'
import { timestampOf } from '#domain/calendar-day.ts'
import type { Database } from '../storage/database.ts'

const COLUMNS = ['id', 'name', 'marks', 'classes', 'level', 'created_at'] as const

/** A watch with the similar groups that it is narrowed to. */
export type GroupedWatch = Watch & { groups: readonly string[] }

const watchOf = <Row extends Omit<Watch, 'since'> & { created_at: Date }>({ created_at, ...watch }: Row) => ({
  ...watch,
  since: timestampOf(created_at.getTime()),
})

/** Lists the account's watches of an applicant, the newest first. */
export const listWatches = async (db: Database, accountId: number, names: readonly string[]): Promise<Watch[]> => {
  if (names.length === 0) return []
  const rows = await db
    .selectFrom('watches')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('name', 'in', names)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(watchOf)
}

/** Keeps a watch; without groups it is narrowed to none. */
export const insertWatch = async (
  db: Database,
  accountId: number,
  { name, marks, classes, groups = [], level }: Omit<Watch, 'id' | 'since'> & { groups?: readonly string[] },
): Promise<Watch> => {
  const row = await db
    .insertInto('watches')
    .values({
      account_id: accountId,
      name,
      marks: JSON.stringify(marks),
      classes: JSON.stringify(classes),
      groups: JSON.stringify(groups),
      level,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return watchOf(row)
}

/** Ends a watch; returns whether there was one. */
export const deleteWatch = async (db: Database, accountId: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('watches')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Lists the watches of all accounts that are not stopped. */
export const listRunningWatches = async (db: Database): Promise<GroupedWatch[]> => {
  const columns = [...COLUMNS, 'groups'] as const
  const rows = await db.selectFrom('watches').select(columns).where('stopped_at', 'is', null).orderBy('id').execute()
  return rows.map(watchOf)
}

/** Lists the watches of an account with the number of their alerts, the newest watch first, stopped ones last. */
export const listWatchItems = async (db: Database, accountId: number): Promise<WatchItem[]> => {
  const { rows } = await sql<Omit<WatchItem, 'since' | 'stoppedAt'> & { created_at: Date; stopped_at: Date | null }>`
    select watches.id, watches.name, watches.marks, watches.classes, watches.groups, watches.level, watches.created_at, watches.stopped_at,
      count(alerts.id)::integer as alerts, count(alerts.id) filter (where alerts.state = 'new')::integer as "newAlerts"
    from watches left join alerts on alerts.watch_id = watches.id
    where watches.account_id = ${accountId}
    group by watches.id order by watches.stopped_at is not null, watches.id desc`.execute(db)
  return rows.map(({ created_at, stopped_at, ...item }) => ({
    ...item,
    since: created_at.getTime(),
    stoppedAt: stopped_at?.getTime() ?? null,
  }))
}

/** Stops a watch or lets it go on, and changes what it watches where that is given; returns whether there is one. */
export const changeWatch = async (
  db: Database,
  accountId: number,
  id: number,
  { isStopped, order }: WatchChange,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('watches')
    .set({
      stopped_at: isStopped ? sql<Date>`coalesce(stopped_at, now())` : null,
      ...(order && {
        name: order.name,
        marks: JSON.stringify(order.marks),
        classes: JSON.stringify(order.classes),
        groups: JSON.stringify(order.groups),
        level: order.level,
      }),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
