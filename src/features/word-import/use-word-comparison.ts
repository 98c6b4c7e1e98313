import { useState } from 'react'
import { WORD_FILE_PART } from '#contract/endpoints.ts'
import type { AnswerCode } from '#contract/errors.ts'
import type { WordComparison } from '#contract/word-import.ts'
import { ApiError } from '../../lib/api-error.ts'
import { callApi } from '../../lib/http.ts'

/** Where reading a file back stands. A failed call is on the activity list; here it is only said that nothing happened. */
export type ReadingBack =
  | { step: 'choose'; problem: AnswerCode | 'failed' | null }
  | { step: 'reading' }
  | { step: 'compared'; comparison: WordComparison }

interface WordComparing {
  state: ReadingBack
  /** Sends a file to be compared with what it was made of. */
  compare: (file: File) => void
  reset: () => void
}

/** Reads edited Word files of a log back. */
export const useWordComparison = (logId: number): WordComparing => {
  const [state, setState] = useState<ReadingBack>({ step: 'choose', problem: null })
  const compare = async (file: File): Promise<void> => {
    setState({ step: 'reading' })
    const form = new FormData()
    form.append(WORD_FILE_PART, file)
    try {
      const comparison = await callApi('compareWordFile', { params: { id: logId } }, { form })
      setState({ step: 'compared', comparison })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState({ step: 'choose', problem: error.answer ?? 'failed' })
    }
  }
  return {
    state,
    compare: file => void compare(file),
    reset: () => setState({ step: 'choose', problem: null }),
  }
}
