import type { UseQueryResult } from '@tanstack/react-query'
import type { CallData, CallInput } from '#contract/calls.ts'
import { FIRST_PAGE } from '#contract/limits.ts'
import type { ProposerCall } from '#contract/proposer-map/proposer-endpoints.ts'
import { useCall } from '../../lib/use-call.ts'
import { filterParams, usePortfolioView } from './portfolio-view.ts'

interface PartOptions {
  /** Rows to read; a figure needs them all, a list only its first. */
  rows?: number
  by?: 'applicant'
}

const ALL_ROWS = 1_000

/** Returns one part of the portfolio in view. Parts that are asked twice on the page are read once. */
export const usePart = <Name extends ProposerCall>(
  call: Name,
  { rows = ALL_ROWS, by }: PartOptions = {},
): UseQueryResult<CallData<Name>> => {
  const { name, filters } = usePortfolioView()
  const query = { name, ...filterParams(filters), ...(by && { by }), pageNum: FIRST_PAGE, pageSize: rows }
  return useCall(call, { query } as CallInput<Name>, { keepsPrevious: true })
}
