import { useCallback, useEffect, useRef, useState } from 'react'
import { ANALYSIS_FILE_PART, ANALYSIS_PASSWORD_PART } from '#contract/endpoints.ts'
import type { AnalysisEvent } from '#contract/progress.ts'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { midnightOf } from '../../../lib/calendar-day.ts'
import { addressOf, callApi } from '../../../lib/http.ts'
import { newRequestId } from '../../../lib/new-request-id.ts'
import { useLanguage } from '../../../locales/use-language.ts'
import type { ReadySelection } from '../form/selection.ts'
import { type AnalysisSteps, advance, FIRST_STEPS } from './analysis-steps.ts'

/** A running analysis as the screen shows it. */
export interface AnalysisRun {
  startedAt: number
  steps: AnalysisSteps
}

interface Analysis {
  run: AnalysisRun | null
  /** Uploads and waits for the result. Throws `ApiError`, with `cancelled` after `cancel`. */
  start: (selection: ReadySelection) => Promise<RejectionLogDetail>
  cancel: () => void
}

const formOf = ({ file, password }: ReadySelection): FormData => {
  const form = new FormData()
  // Before the file, so that the server knows it when the file arrives.
  if (password !== null) form.append(ANALYSIS_PASSWORD_PART, password)
  form.append(ANALYSIS_FILE_PART, file, file.name)
  return form
}

/** Runs one analysis at a time and follows its progress. */
export const useAnalysis = (): Analysis => {
  const language = useLanguage()
  const [run, setRun] = useState<AnalysisRun | null>(null)
  const cancelCurrent = useRef<(() => void) | null>(null)
  const stream = useRef<EventSource | null>(null)

  // An analysis left behind goes on and turns up in the history; only its progress is of no use any more.
  useEffect(() => () => stream.current?.close(), [])

  const start = useCallback(
    async (selection: ReadySelection): Promise<RejectionLogDetail> => {
      const requestId = newRequestId()
      const abort = new AbortController()
      cancelCurrent.current = () => {
        abort.abort()
        callApi('cancelProgress', { params: { requestId } }).catch(() => undefined)
      }
      setRun({ startedAt: Date.now(), steps: FIRST_STEPS })
      const events = new EventSource(addressOf('readProgress', { requestId }))
      stream.current = events
      events.onmessage = ({ data }) => {
        const event = JSON.parse(data) as AnalysisEvent
        // Closed here, or the browser would open it again.
        if (event.step === 'done' || event.step === 'failed') events.close()
        setRun(current => current && { ...current, steps: advance(current.steps, event) })
      }
      try {
        const query = {
          receiveTime: midnightOf(selection.day),
          type: selection.type,
          isEn: language === 'en' ? 1 : 0,
          requestId,
        } as const
        return await callApi('analyseRejection', { query }, { form: formOf(selection), signal: abort.signal })
      } finally {
        events.close()
        cancelCurrent.current = null
        setRun(null)
      }
    },
    [language],
  )

  const cancel = useCallback(() => cancelCurrent.current?.(), [])
  return { run, start, cancel }
}
