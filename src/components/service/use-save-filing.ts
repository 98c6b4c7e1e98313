import { useQueryClient } from '@tanstack/react-query'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { callApi } from '../../lib/http.ts'
import { callKey } from '../../lib/use-call.ts'

const withFiling = ({ filedOn: _, ...log }: RejectionLogDetail, filedOn: CalendarDay | null): RejectionLogDetail =>
  filedOn === null ? log : { ...log, filedOn }

/**
 * Returns the function that records the day on which a case's review was filed, or takes the record back with null, and
 * shows it wherever the case is on screen. Rejects with `ApiError`.
 */
export const useSaveFiling = (): ((id: number, filedOn: CalendarDay | null) => Promise<void>) => {
  const queryClient = useQueryClient()
  return async (id, filedOn) => {
    await callApi('recordFiling', { params: { id }, body: { filedOn } })
    queryClient.setQueryData<RejectionLogDetail>(
      callKey('readRejectionDetail', { params: { id } }),
      log => log && withFiling(log, filedOn),
    )
    await Promise.all(
      (['readRejectionLog', 'readDeadlineDays'] as const).map(call =>
        queryClient.invalidateQueries({ queryKey: [call] }),
      ),
    )
  }
}
