import type { Watch } from '#contract/proposer-map/proposer-map.ts'
import { timestampOf } from '#domain/calendar-day.ts'
import type { Database } from '../../storage/database.ts'

const COLUMNS = ['id', 'name', 'marks', 'classes', 'level', 'created_at'] as const

const watchOf = ({ created_at, ...watch }: Omit<Watch, 'since'> & { created_at: Date }): Watch => ({
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

/** Keeps a watch. */
export const insertWatch = async (
  db: Database,
  accountId: number,
  { name, marks, classes, level }: Omit<Watch, 'id' | 'since'>,
): Promise<Watch> => {
  const row = await db
    .insertInto('watches')
    .values({ account_id: accountId, name, marks: JSON.stringify(marks), classes: JSON.stringify(classes), level })
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
