import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Filing, FilingBody, RejectionLogDetail } from '#contract/rejection.ts'
import { callApi } from '../../lib/http.ts'
import { callKey } from '../../lib/use-call.ts'

/** Returns the analysis with what is recorded of its filing. */
export const withFiling = (log: RejectionLogDetail, filing: Filing): RejectionLogDetail => {
  const { filedOn, hasEvidence, evidenceDue, evidenceOn } = filing
  const { filedOn: _filed, hasEvidence: _has, evidenceDue: _due, evidenceOn: _on, ...rest } = log
  return {
    ...rest,
    ...(filedOn !== null && { filedOn }),
    ...(hasEvidence !== null && { hasEvidence }),
    ...(evidenceDue !== null && { evidenceDue }),
    ...(evidenceOn !== null && { evidenceOn }),
  }
}

/** Returns what records a filing as it is recorded. */
export const filingBodyOf = ({ filedOn, hasEvidence, evidenceOn }: Filing): FilingBody =>
  filedOn === null ? { filedOn } : { filedOn, hasEvidence, evidenceOn }

/** Reads the list of cases and their calendar again wherever they are on screen. */
export const readCasesAgain = async (queryClient: QueryClient): Promise<void> => {
  const calls = ['readRejectionLog', 'readDeadlineDays'] as const
  await Promise.all(calls.map(call => queryClient.invalidateQueries({ queryKey: [call] })))
}

/**
 * Returns the function that records the day on which a case's review was filed, or takes the record back with null, and
 * shows it wherever the case is on screen. Rejects with `ApiError`.
 */
export const useSaveFiling = (): ((id: number, body: FilingBody) => Promise<void>) => {
  const queryClient = useQueryClient()
  return async (id, body) => {
    const filing = await callApi('recordFiling', { params: { id }, body })
    queryClient.setQueryData<RejectionLogDetail>(
      callKey('readRejectionDetail', { params: { id } }),
      log => log && withFiling(log, filing),
    )
    await readCasesAgain(queryClient)
  }
}
