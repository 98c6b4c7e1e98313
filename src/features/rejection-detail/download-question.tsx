import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { type JSX, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExportKind } from '#contract/document-html.ts'
import type { Problem } from '#contract/filing-check.ts'
import type { DocumentEditorHandle } from '../document-editor/index.ts'
import './download-question.css'

/** So many places are named; the list of problems has them all. */
const MOST_NAMED = 8

interface Question {
  kind: ExportKind
  problems: readonly Problem[]
}

export interface DownloadQuestion {
  question: Question | null
  /** Downloads at once, or asks first when something is open that was not asked about before. */
  download: (kind: ExportKind) => void
  answer: (isDownloaded: boolean) => void
}

const openProblems = (editor: DocumentEditorHandle | null): readonly Problem[] =>
  (editor?.check.read().problems ?? []).filter(({ accepted }) => accepted === null)

/**
 * Asks once for each state of the draft before a download with open places (docs/architecture.md §7). It never refuses.
 */
export const useDownloadQuestion = (
  editor: DocumentEditorHandle | null,
  exportWord: (kind: ExportKind) => void,
): DownloadQuestion => {
  const [question, setQuestion] = useState<Question | null>(null)
  const asked = useRef('')
  return {
    question,
    download: kind => {
      const problems = openProblems(editor)
      const state = problems.map(({ id }) => id).join(' ')
      if (state === '' || state === asked.current) {
        exportWord(kind)
        return
      }
      asked.current = state
      setQuestion({ kind, problems })
    },
    answer: isDownloaded => {
      if (isDownloaded && question) exportWord(question.kind)
      setQuestion(null)
    },
  }
}

interface DownloadQuestionDialogProps {
  question: Question | null
  onAnswer: (isDownloaded: boolean) => void
  onGo: (problem: Problem) => void
}

/** Shows what is still open before a download, with the way to each place. */
export const DownloadQuestionDialog = ({ question, onAnswer, onGo }: DownloadQuestionDialogProps): JSX.Element => {
  const { t } = useTranslation()
  const problems = question?.problems ?? []
  const go = (problem: Problem | undefined): void => {
    onAnswer(false)
    if (problem) onGo(problem)
  }
  return (
    <Dialog
      className="rj-download-question"
      isOpen={question !== null}
      title={t('editor.check.download.title', { number: problems.length })}
      onClose={() => onAnswer(false)}
    >
      <DialogBody>
        <p>{t('editor.check.download.text')}</p>
        <ul>
          {problems.slice(0, MOST_NAMED).map((problem, index) => {
            const name = t(`editor.check.kinds.${problem.kind}`)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change while it is shown
              <li key={index}>
                <Button
                  variant="minimal"
                  aria-label={t('editor.check.download.go', { name })}
                  onClick={() => go(problem)}
                >
                  <strong>{name}</strong> {problem.text}
                </Button>
              </li>
            )
          })}
        </ul>
        {problems.length > MOST_NAMED && (
          <p className="rj-hint">{t('editor.check.download.more', { number: problems.length - MOST_NAMED })}</p>
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={t('editor.check.download.cancel')} onClick={() => onAnswer(false)} />
            <Button text={t('editor.check.download.anyway')} onClick={() => onAnswer(true)} />
            <Button intent="primary" text={t('editor.check.download.first')} onClick={() => go(problems[0])} />
          </>
        }
      />
    </Dialog>
  )
}
