import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useState } from 'react'
import { ApiError, answerOf } from '../../../lib/http.ts'
import { checkQuota } from '../../quota/quota.tsx'
import type { Service } from '../form/selection.ts'
import { type AnalysisRun, useAnalysis } from '../form/use-analysis.ts'
import type { Refusal } from '../form/use-notice-form.ts'
import { advanceQueue, nextNotice, type Queue, type QueuedNotice, type QueueEvent, queuedDay } from './queue-state.ts'

interface QueueModel {
  queue: Queue
  /** The progress of the notice that is being analysed. */
  run: AnalysisRun | null
  isStarted: boolean
  /** Why the server takes no further notice. */
  refusal: Refusal | null
  send: (event: QueueEvent) => void
  /** Analyses every notice that waits, one after another, and those that get their day later. */
  start: () => void
  /** Cancels the notice that is being analysed, or all that are not done. */
  cancel: (key: number) => void
  cancelAll: () => void
  closeRefusal: () => void
}

/** Returns a queue of notices, which are analysed one at a time. */
export const useQueue = (files: readonly File[], service: Service): QueueModel => {
  const queryClient = useQueryClient()
  const [queue, send] = useReducer(advanceQueue, { shared: service, notices: [] }, empty =>
    advanceQueue(empty, { type: 'added', files }),
  )
  const [isStarted, setIsStarted] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { run, start, cancel } = useAnalysis()

  const analyse = async (notice: QueuedNotice): Promise<void> => {
    const { key, file, password, dayText, type } = notice
    const day = queuedDay(dayText, Date.now())
    if (day === null) return
    send({ type: 'state', key, state: 'running' })
    try {
      const quota = await checkQuota('readWriteCount')
      if (quota !== 'allowed') {
        send({ type: 'state', key, state: 'waiting' })
        setIsStarted(false)
        return setRefusal(quota)
      }
      const detail = await start({ file, password, day, dayText, type })
      send({ type: 'done', key, result: { id: detail.id, name: detail.resultName } })
      void queryClient.invalidateQueries({ queryKey: ['readRejectionLog'] })
      void queryClient.invalidateQueries({ queryKey: ['readUsage'] })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'cancelled') send({ type: 'state', key, state: 'cancelled' })
      else send({ type: 'failed', key, problem: (error instanceof ApiError ? error.paper : null) ?? answerOf(error) })
    }
  }

  const next = isStarted ? nextNotice(queue, Date.now()) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next notice begins when the one before has ended
  useEffect(() => {
    if (next === undefined || isBusy) return
    setIsBusy(true)
    void analyse(next).finally(() => setIsBusy(false))
  }, [next, isBusy])

  return {
    queue,
    run,
    isStarted,
    refusal,
    send,
    start: () => setIsStarted(true),
    cancel(key) {
      if (queue.notices.find(notice => notice.key === key)?.state === 'running') cancel()
      else send({ type: 'removed', key })
    },
    cancelAll() {
      setIsStarted(false)
      cancel()
      send({ type: 'cancelled' })
    },
    closeRefusal: () => setRefusal(null),
  }
}
