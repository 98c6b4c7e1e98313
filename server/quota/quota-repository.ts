import type { Allowance } from '../config.ts'
import type { Database } from '../storage/database.ts'
import type { Feature } from '../storage/tables.ts'

/**
 * Returns the uses a month that the account's plan gives: null without limit, undefined when the feature is not in the
 * plan.
 */
export const findAllowance = async (
  db: Database,
  accountId: number,
  feature: Feature,
): Promise<number | null | undefined> => {
  const row = await db
    .selectFrom('allowances')
    .innerJoin('accounts', 'accounts.plan_code', 'allowances.plan_code')
    .select('monthly')
    .where('accounts.id', '=', accountId)
    .where('feature', '=', feature)
    .executeTakeFirst()
  return row?.monthly
}

export const countUses = async (db: Database, accountId: number, feature: Feature, since: Date): Promise<number> => {
  const { used } = await db
    .selectFrom('uses')
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .where('account_id', '=', accountId)
    .where('feature', '=', feature)
    .where('used_at', '>=', since)
    .executeTakeFirstOrThrow()
  return used
}

/**
 * Locks the account's row to the end of the transaction, so that uses of one account are counted and added one after
 * another.
 */
export const lockAccount = async (transaction: Database, accountId: number): Promise<void> => {
  await transaction.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}

export const insertUse = async (db: Database, accountId: number, feature: Feature): Promise<void> => {
  await db.insertInto('uses').values({ account_id: accountId, feature }).execute()
}

/** Changes the uses a month that a plan gives; undefined changes nothing. */
export const setAllowance = async (
  db: Database,
  planCode: string,
  feature: Feature,
  allowance: Allowance,
): Promise<void> => {
  if (allowance === undefined) return
  if (allowance === 'none') {
    await db.deleteFrom('allowances').where('plan_code', '=', planCode).where('feature', '=', feature).execute()
    return
  }
  await db
    .insertInto('allowances')
    .values({ plan_code: planCode, feature, monthly: allowance })
    .onConflict(conflict => conflict.columns(['plan_code', 'feature']).doUpdateSet({ monthly: allowance }))
    .execute()
}
