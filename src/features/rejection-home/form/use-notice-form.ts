import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AnswerCode, BilingualText } from '#contract/errors.ts'
import type { PaperKind } from '#contract/vocabulary.ts'
import { ApiError, answerOf } from '../../../lib/http.ts'
import { callKey } from '../../../lib/use-call.ts'
import { checkQuota } from '../../quota/quota.tsx'
import {
  checkSelection,
  EMPTY_SELECTION,
  hasNoticeExtension,
  isWholeDay,
  type Problems,
  problemOfFile,
  type Selection,
} from './selection.ts'
import { type AnalysisRun, useAnalysis } from './use-analysis.ts'

/** Why the server did not analyse a complete form. */
export type Refusal = 'noRight' | 'limitReached'

interface NoticeFormModel {
  selection: Selection
  problems: Problems
  /** Problems just found; the focus moves to the first of them. */
  attention: Problems | null
  refusal: Refusal | null
  /** The doubts that the notice raises about the day; the form can be sent all the same. */
  doubts: readonly BilingualText[]
  /** The analysis while it runs. */
  run: AnalysisRun | null
  chooseFile: (file: File) => void
  change: (part: Partial<Omit<Selection, 'file'>>) => void
  /** Called when the field of the day is left: a text that is no day is then told. */
  leaveDay: () => void
  clear: () => void
  /** Sends the form; `isSure` lets a doubtful day pass. */
  submit: (isSure?: boolean) => Promise<void>
  cancel: () => void
  closeRefusal: () => void
}

/** Returns the state of the notice form and its actions. `onDone` gets the id of the finished analysis. */
export const useNoticeForm = (onDone: (id: number) => void): NoticeFormModel => {
  const [selection, setSelection] = useState(EMPTY_SELECTION)
  const [problems, setProblems] = useState<Problems>({})
  const [attention, setAttention] = useState<Problems | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [doubts, setDoubts] = useState<readonly BilingualText[]>([])
  const isSubmitting = useRef(false)
  const isShown = useRef(true)
  const queryClient = useQueryClient()
  const { run, start, cancel } = useAnalysis()

  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  const pointOut = (found: Problems): void => {
    setProblems(found)
    setAttention(found)
  }

  const refuse = async (reason: Refusal): Promise<void> => {
    setRefusal(reason)
    await queryClient.invalidateQueries({ queryKey: ['readUsage'] })
  }

  const showAnswer = async (code: AnswerCode, paper: PaperKind | null): Promise<void> => {
    if (code === 'noRight' || code === 'limitReached') return refuse(code)
    if (code === 'passwordNeeded' || code === 'passwordWrong') setSelection(current => ({ ...current, password: '' }))
    pointOut({ file: paper ?? code })
  }

  const analyse = async (isSure: boolean): Promise<void> => {
    const checked = checkSelection(selection)
    setRefusal(null)
    setDoubts([])
    if ('problems' in checked) return pointOut(checked.problems)
    setProblems({})
    const quota = await checkQuota('readWriteCount')
    if (quota !== 'allowed') return refuse(quota)
    const detail = await start(checked.ready, !isSure)
    queryClient.setQueryData(callKey('readRejectionDetail', { params: { id: detail.id } }), detail)
    void queryClient.invalidateQueries({ queryKey: ['readRejectionLog'] })
    void queryClient.invalidateQueries({ queryKey: ['readUsage'] })
    // When the user has left the form, the result is not opened; it is in the history.
    if (isShown.current) onDone(detail.id)
  }

  return {
    selection,
    problems,
    attention,
    refusal,
    doubts,
    run,
    chooseFile(file) {
      setDoubts([])
      const problem = hasNoticeExtension(file.name) ? problemOfFile(file) : 'wrongFormat'
      if (problem !== 'wrongFormat') setSelection(current => ({ ...current, file, password: null }))
      setProblems(({ file: _, ...others }) => ({ ...others, ...(problem && { file: problem }) }))
    },
    change(part) {
      setDoubts([])
      setSelection(current => ({ ...current, ...part }))
      const { day, dayText } = part
      if (dayText === undefined) return
      const isNoDay = day === null && isWholeDay(dayText)
      setProblems(({ date: _, ...others }) => ({ ...others, ...(isNoDay && { date: 'invalid' as const }) }))
    },
    leaveDay() {
      const { day, dayText } = selection
      if (day === null && dayText.trim() !== '') setProblems(others => ({ ...others, date: 'invalid' }))
    },
    clear() {
      setSelection(EMPTY_SELECTION)
      setProblems({})
      setRefusal(null)
      setDoubts([])
    },
    async submit(isSure = false) {
      if (isSubmitting.current) return
      isSubmitting.current = true
      try {
        await analyse(isSure)
      } catch (error) {
        const code = answerOf(error)
        if (code === 'doubtfulDay' && error instanceof ApiError) {
          setDoubts(error.doubts)
        } else if (code !== null) await showAnswer(code, error instanceof ApiError ? error.paper : null)
      } finally {
        isSubmitting.current = false
      }
    },
    cancel,
    closeRefusal: () => setRefusal(null),
  }
}
