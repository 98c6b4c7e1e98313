import type { Database } from '../../storage/database.ts'

/** Returns the names counted as one applicant, the main one first; a name that is joined to none stands alone. */
export const listJoinedNames = async (db: Database, accountId: number, name: string): Promise<string[]> => {
  const own = await db
    .selectFrom('joined_names')
    .select('main_name as main')
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .executeTakeFirst()
  const main = own?.main ?? name
  const rows = await db
    .selectFrom('joined_names')
    .select('name')
    .where('account_id', '=', accountId)
    .where('main_name', '=', main)
    .orderBy('place')
    .execute()
  return [main, ...rows.map(row => row.name)]
}

/** Joins these names to a main one, in place of what was joined before to any of them; none undoes it. */
export const keepJoinedNames = (
  db: Database,
  accountId: number,
  main: string,
  joined: readonly string[],
): Promise<void> =>
  db.transaction().execute(async transaction => {
    const names = [main, ...joined]
    await transaction
      .deleteFrom('joined_names')
      .where('account_id', '=', accountId)
      .where(({ or, eb }) => or([eb('main_name', 'in', names), eb('name', 'in', names)]))
      .execute()
    if (joined.length === 0) return
    await transaction
      .insertInto('joined_names')
      .values(joined.map((name, place) => ({ account_id: accountId, name, main_name: main, place })))
      .execute()
  })
