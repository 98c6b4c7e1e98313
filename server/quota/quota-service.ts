import { type FeatureUsage, QUOTA_COUNT, type QuotaCount } from '#contract/account.ts'
import { addMonths, type CalendarDay, dayOf, midnightOf } from '#domain/calendar-day.ts'
import { findAccount, localAccountId } from '../accounts/accounts-repository.ts'
import { AppError } from '../app-error.ts'
import type { Config } from '../config.ts'
import type { Database } from '../storage/database.ts'
import type { Feature } from '../storage/tables.ts'
import { countUses, findAllowance, insertUse, lockAccount, setAllowance } from './quota-repository.ts'

/**
 * Returns the calendar month in Asia/Shanghai around an instant: when it began, and the day on which the next one
 * begins.
 */
export const monthAround = (ms: number): { begin: Date; resetsOn: CalendarDay } => {
  const firstDay = `${dayOf(ms).slice(0, 8)}01`
  return { begin: new Date(midnightOf(firstDay)), resetsOn: addMonths(firstDay, 1) }
}

/** Returns what the account may use of a feature and has used of it in the present month of Asia/Shanghai. */
export const readUsage = async (db: Database, accountId: number, feature: Feature): Promise<FeatureUsage> => {
  const { begin, resetsOn } = monthAround(Date.now())
  const allowance = await findAllowance(db, accountId, feature)
  const used = await countUses(db, accountId, feature, begin)
  return { hasRight: allowance !== undefined, used, allowed: allowance === undefined ? 0 : allowance, resetsOn }
}

/** Returns the number of docs/specification.md §6: 0 allowed, 1 no right, 2 limit reached. */
export const quotaCount = ({ hasRight, used, allowed }: FeatureUsage): QuotaCount => {
  if (!hasRight) return QUOTA_COUNT.noRight
  return allowed !== null && used >= allowed ? QUOTA_COUNT.limitReached : QUOTA_COUNT.allowed
}

/** Throws `AppError` noRight or limitReached when the account may not use the feature now. */
export const requireQuota = async (db: Database, accountId: number, feature: Feature): Promise<void> => {
  const count = quotaCount(await readUsage(db, accountId, feature))
  if (count === QUOTA_COUNT.noRight) throw new AppError('noRight')
  if (count === QUOTA_COUNT.limitReached) throw new AppError('limitReached')
}

/**
 * Counts one use within the caller's transaction, after a check with the account locked: of requests at the same moment
 * no more succeed than the allowance has left.
 */
export const spendQuota = async (transaction: Database, accountId: number, feature: Feature): Promise<void> => {
  await lockAccount(transaction, accountId)
  await requireQuota(transaction, accountId, feature)
  await insertUse(transaction, accountId, feature)
}

/** Sets the local account's plan to the configured allowances; an allowance that is not configured stays as it is. */
export const applyAllowances = async (db: Database, allowances: Config['allowances']): Promise<void> => {
  const { planCode } = await findAccount(db, await localAccountId(db))
  await setAllowance(db, planCode, 'write', allowances.write)
  await setAllowance(db, planCode, 'fast', allowances.fast)
}
