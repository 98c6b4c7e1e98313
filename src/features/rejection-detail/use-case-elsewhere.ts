import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Filing, RejectionLogDetail } from '#contract/rejection.ts'
import { withFiling } from '../../components/service/use-save-filing.ts'
import { ApiError, callApi } from '../../lib/http.ts'
import { callKey } from '../../lib/use-call.ts'

interface CaseElsewhere {
  /** The case was deleted in another window, or by somebody else. */
  isDeleted: boolean
  /** Puts it back. Rejects with `ApiError`. */
  restore: () => Promise<void>
}

/**
 * Learns what was done to an open case elsewhere, whenever its window is turned to: that its filing was recorded or taken
 * back, which is shown and passed to `onFiling`, or that it was deleted.
 */
export const useCaseElsewhere = (
  { id, filedOn, companion }: Pick<RejectionLogDetail, 'id' | 'filedOn' | 'companion'>,
  onFiling: (filing: Filing) => void,
): CaseElsewhere => {
  const queryClient = useQueryClient()
  const [isDeleted, setIsDeleted] = useState(false)
  const isCase = companion === undefined
  const look = useEffectEvent(async (): Promise<void> => {
    try {
      const filing = await callApi('readFiling', { params: { id } })
      setIsDeleted(false)
      if (!isCase || filing.filedOn === (filedOn ?? null)) return
      queryClient.setQueryData<RejectionLogDetail>(
        callKey('readRejectionDetail', { params: { id } }),
        log => log && withFiling(log, filing),
      )
      onFiling(filing)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Any other failure is on the activity list.
      if (error.code === 'notFound') setIsDeleted(true)
    }
  })
  useEffect(() => {
    const turn = (): void => {
      if (document.visibilityState === 'visible') void look()
    }
    window.addEventListener('focus', turn)
    document.addEventListener('visibilitychange', turn)
    return () => {
      window.removeEventListener('focus', turn)
      document.removeEventListener('visibilitychange', turn)
    }
  }, [])
  return {
    isDeleted,
    restore: async () => {
      await callApi('restoreRejectionLog', { params: { id } })
      setIsDeleted(false)
    },
  }
}
