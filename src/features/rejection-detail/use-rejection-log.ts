import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { useLoadingOverlay } from '../../components/loading/loading-context.ts'
import { callApi } from '../../lib/http.ts'

const keyOf = (id: number) => ['readRejectionDetail', { params: { id } }]

/** Puts a corrected analysis in the place of the one that was read, and lets the history be read again. */
export const useReplaceLog = (): ((log: RejectionLogDetail) => void) => {
  const queryClient = useQueryClient()
  return log => {
    queryClient.setQueryData(keyOf(log.id), log)
    void queryClient.invalidateQueries({ queryKey: ['readRejectionLog'] })
  }
}

/**
 * One analysis, as an analysis just made has left it or from the server. While it is open it is not read again, and when
 * it is closed it is forgotten: the editor goes on from the draft it was given, which must not be an old one.
 */
export const useRejectionLog = (id: number): UseQueryResult<RejectionLogDetail> => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const runWithOverlay = useLoadingOverlay()

  useEffect(() => () => queryClient.removeQueries({ queryKey: keyOf(id) }), [queryClient, id])

  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) =>
      runWithOverlay(t('detail.loading'), () => callApi('readRejectionDetail', { params: { id } }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
