import type { QuotaCount } from '#contract/quota.ts'
import { callApi } from '../../lib/http.ts'

export type QuotaOutcome = 'allowed' | 'noRight' | 'limitReached'

/** The count call's number in words (spec §6). */
const OUTCOMES: Readonly<Record<QuotaCount, QuotaOutcome>> = { 0: 'allowed', 1: 'noRight', 2: 'limitReached' }

/** Asks whether the account may use a feature once more. Throws `ApiError`. */
export const checkQuota = async (count: 'readWriteCount' | 'readFastCount'): Promise<QuotaOutcome> =>
  OUTCOMES[await callApi(count, {})]
