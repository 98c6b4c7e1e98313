import { DocumentOpenIcon } from '@blueprintjs/icons'
import type { ChangeEvent, JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '../../components/problem-text.tsx'
import type { ReadingBack } from './use-word-comparison.ts'

const PROBLEM_ID = 'rj-word-problem'

interface WordFileInputProps {
  problem: Extract<ReadingBack, { step: 'choose' }>['problem']
  onChoose: (file: File) => void
}

/** Asks for a .docx, and says what was wrong with the last one. */
export const WordFileInput = ({ problem, onChoose }: WordFileInputProps): JSX.Element => {
  const { t } = useTranslation()
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0]
    // The same file chosen again is a choice too.
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
