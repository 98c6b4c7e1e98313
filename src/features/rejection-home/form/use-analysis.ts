import { useCallback } from 'react'
import { ANALYSIS_FILE_PART, ANALYSIS_PASSWORD_PART } from '#contract/endpoints.ts'
import type { NoticeReading, RejectionLogDetail } from '#contract/rejection.ts'
import { midnightOf } from '#domain/calendar-day.ts'
import { callApi } from '../../../lib/http.ts'
import { type FollowedRun, useFollowedWork } from '../../../lib/use-followed-work.ts'
import { useLanguage } from '../../../locales/language.ts'
import { type AnalysisSteps, advance, FIRST_STEPS } from './analysis-steps.ts'
import type { ReadySelection, Selection } from './selection.ts'

export type AnalysisRun = FollowedRun<AnalysisSteps>

interface Analysis {
  run: AnalysisRun | null
  /** Uploads and waits for the result. Throws `ApiError`, with `cancelled` after `cancel`, and with `doubtfulDay` where the day is to be checked. */
  start: (selection: ReadySelection, checksDay?: boolean) => Promise<RejectionLogDetail>
  /** Uploads the file and waits for what tells it from others, while its day is asked for. Throws the same. */
  read: (notice: ChosenFile) => Promise<NoticeReading>
  cancel: () => void
}

interface ChosenFile extends Pick<Selection, 'password'> {
  file: File
}

const formOf = ({ file, password }: ChosenFile): FormData => {
  const form = new FormData()
  // The parts before the file, so that the server has read them when the file arrives.
  if (password !== null) form.append(ANALYSIS_PASSWORD_PART, password)
  form.append(ANALYSIS_FILE_PART, file, file.name)
  return form
}

/** Runs one analysis or reading at a time and follows its progress. */
export const useAnalysis = (): Analysis => {
  const language = useLanguage()
  const { run, start: follow, cancel } = useFollowedWork(FIRST_STEPS, advance)
  const start = useCallback<Analysis['start']>(
    (selection, checksDay = false) =>
      follow((requestId, signal) => {
        const { day, type } = selection
        const query = {
          receiveTime: midnightOf(day),
          type,
          isEn: language === 'en' ? 1 : 0,
          requestId,
          ...(checksDay && { checkDay: 1 as const }),
        } as const
        return callApi('analyseRejection', { query }, { form: formOf(selection), signal })
      }),
    [follow, language],
  )
  const read = useCallback<Analysis['read']>(
    notice =>
      follow((requestId, signal) => callApi('readNotice', { query: { requestId } }, { form: formOf(notice), signal })),
    [follow],
  )
  return { run, start, read, cancel }
}
