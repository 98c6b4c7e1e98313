import { Button } from '@blueprintjs/core'
import { DocumentIcon } from '@blueprintjs/icons'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { type JSX, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { CaseSkeleton } from '../../components/case-skeleton.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { useLoadingOverlay } from '../../components/loading-overlay.tsx'
import { ApiError, callApi } from '../../lib/http.ts'
import { RejectionDetail } from './rejection-detail.tsx'

const keyOf = (id: number) => ['readRejectionDetail', { params: { id } }]

/** Returns the function that replaces the loaded analysis by a corrected one and has the history loaded again. */
const useReplaceLog = (): ((log: RejectionLogDetail) => void) => {
  const queryClient = useQueryClient()
  return log => {
    queryClient.setQueryData(keyOf(log.id), log)
    void queryClient.invalidateQueries({ queryKey: ['readRejectionLog'] })
  }
}

/**
 * Returns one analysis, as just made or as loaded. It is not loaded again while open, and is forgotten when closed: the
 * editor starts from the draft it is given, which must not be an old one.
 */
const useRejectionLog = (id: number): UseQueryResult<RejectionLogDetail> => {
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

interface RejectionDetailPageProps {
  /** Id of the log. */
  id: number
  /** Called to return to the history. */
  onBack: () => void
}

/** Shows one analysis at its own address. When it cannot be loaded the page offers to retry or go back. */
export const RejectionDetailPage = ({ id, onBack }: RejectionDetailPageProps): JSX.Element | null => {
  const { t } = useTranslation()
  const { data: log, error, isFetching, refetch } = useRejectionLog(id)
  const replaceLog = useReplaceLog()
  if (log !== undefined) return <RejectionDetail key={id} log={log} onCorrected={replaceLog} onBack={onBack} />
  if (error === null || isFetching) return <CaseSkeleton onBack={onBack} />
  const reason = error instanceof ApiError && error.code === 'notFound' ? 'notFound' : 'failed'
  return (
    <EmptyState
      isPage
      icon={<DocumentIcon size={20} />}
      title={t(`detail.${reason}.title`)}
      text={t(`detail.${reason}.text`)}
      action={
        <div className="rj-actions">
          <Button text={t('detail.back')} onClick={onBack} />
          <Button text={t('detail.retry')} onClick={() => void refetch()} />
        </div>
      }
    />
  )
}
