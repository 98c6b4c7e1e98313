import { DocumentOpenIcon } from '@blueprintjs/icons'
import { type ChangeEvent, type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WORD_FILE_PART } from '#contract/endpoints.ts'
import type { AnswerCode } from '#contract/errors.ts'
import type { WordComparison } from '#contract/word-import.ts'
import { ProblemText } from '../../components/field-notes.tsx'
import { ApiError, callApi } from '../../lib/http.ts'

/**
 * The state of reading a file back. A failed call is on the activity list; the dialog only says that nothing happened.
 */
type ReadingBack =
  | { step: 'choose'; problem: AnswerCode | 'failed' | null }
  | { step: 'reading' }
  | { step: 'compared'; comparison: WordComparison }

interface WordComparing {
  state: ReadingBack
  /** Sends a file to be compared with the documents it was made from. */
  compare: (file: File) => void
  reset: () => void
}

/** Reads an edited Word file of a log back. */
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

const PROBLEM_ID = 'rj-word-problem'

interface WordFileInputProps {
  problem: Extract<ReadingBack, { step: 'choose' }>['problem']
  onChoose: (file: File) => void
}

/** Asks for a .docx file, and shows the problem of the last one. */
export const WordFileInput = ({ problem, onChoose }: WordFileInputProps): JSX.Element => {
  const { t } = useTranslation()
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0]
    // Choosing the same file again must be a change too.
    target.value = ''
    if (file) onChoose(file)
  }
  const problemText = (): string => {
    if (problem === null || problem === 'failed') return t('wordImport.failed')
    if (problem === 'emptyFile' || problem === 'tooLarge' || problem === 'tooComplex') {
      return t(`wordImport.answer.${problem}`)
    }
    return t(`errors.answer.${problem}`)
  }
  return (
    <>
      <p className="rj-hint">{t('wordImport.intro')}</p>
      <label className="rj-word-file">
        <input
          className="rj-sr"
          type="file"
          accept=".docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : PROBLEM_ID}
          onChange={handleChange}
        />
        <DocumentOpenIcon />
        {t('wordImport.choose')}
      </label>
      {problem !== null && <ProblemText id={PROBLEM_ID} text={problemText()} />}
    </>
  )
}
