import type { Database } from '../storage/database.ts'

/**
 * Returns the identity of the one account that exists without a login (AUTH=local, docs/architecture.md §11); the first
 * migration makes it.
 */
export const localAccountId = async (db: Database): Promise<number> => {
  const { id } = await db.selectFrom('accounts').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  return id
}

/** Returns the name and the plan of an account. */
export const findAccount = (
  db: Database,
  accountId: number,
): Promise<{ name: string; planCode: string; planZh: string; planEn: string }> =>
  db
    .selectFrom('accounts')
    .innerJoin('plans', 'plans.code', 'accounts.plan_code')
    .select(['accounts.name', 'plans.code as planCode', 'plans.zh as planZh', 'plans.en as planEn'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow()
