import { useCallback, useEffect, useRef, useState } from 'react'
import type { ProgressEvent } from '#contract/progress.ts'
import { addressOf, callApi, newRequestId } from './http.ts'

/** Running work as the screen shows it. */
export interface FollowedRun<Steps> {
  startedAt: number
  steps: Steps
}

interface FollowedWork<Steps> {
  run: FollowedRun<Steps> | null
  /** Does the work and returns its result. Throws what the work throws: `ApiError` with `cancelled` after `cancel`. */
  start: <Result>(work: (requestId: string, signal: AbortSignal) => Promise<Result>) => Promise<Result>
  cancel: () => void
}

/** Follows the progress of one long call at a time. `first` and `advance` must stay the same from render to render. */
export const useFollowedWork = <Steps, Event extends ProgressEvent>(
  first: Steps,
  advance: (steps: Steps, event: Event) => Steps,
): FollowedWork<Steps> => {
  const [run, setRun] = useState<FollowedRun<Steps> | null>(null)
  const cancelCurrent = useRef<(() => void) | null>(null)
  const stream = useRef<EventSource | null>(null)

  // The work itself goes on and appears in the history; only its progress is not followed any more.
  useEffect(() => () => stream.current?.close(), [])

  const start = useCallback<FollowedWork<Steps>['start']>(
    async work => {
      const requestId = newRequestId()
      const abort = new AbortController()
      cancelCurrent.current = () => {
        abort.abort()
        callApi('cancelProgress', { params: { requestId } }).catch(() => undefined)
      }
      setRun({ startedAt: Date.now(), steps: first })
      const events = new EventSource(addressOf('readProgress', { requestId }))
      stream.current = events
      events.onmessage = ({ data }) => {
        const event = JSON.parse(data) as Event
        // The browser would reconnect to a stream that the server has closed.
        if (event.step === 'done' || event.step === 'failed') events.close()
        setRun(current => current && { ...current, steps: advance(current.steps, event) })
      }
      try {
        return await work(requestId, abort.signal)
      } finally {
        events.close()
        cancelCurrent.current = null
        setRun(null)
      }
    },
    [first, advance],
  )

  const cancel = useCallback(() => cancelCurrent.current?.(), [])
  return { run, start, cancel }
}
