import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import { WarningSignIcon } from '@blueprintjs/icons'
import { type JSX, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExportKind } from '#contract/document-html.ts'
import type { Problem } from '#contract/filing-check.ts'
import type { Clash } from '#contract/rejection.ts'
import type { DocumentEditorHandle } from '../document-editor/index.ts'
import './download-question.css'
import { TitledDialog } from '../../components/titled-dialog.tsx'

/** So many places are named; the list of problems has them all. */
const MOST_NAMED = 8

interface Question {
  kind: ExportKind
  problems: readonly Problem[]
  /** Places that two people changed and nobody has chosen in: the file says what the sheet says. */
  clashes: readonly Clash[]
}

export interface DownloadQuestion {
  question: Question | null
  /** Downloads at once, or asks first when something is open that was not asked about before. */
  download: (kind: ExportKind) => void
  answer: (isDownloaded: boolean) => void
}

/** A place to go to before the download. */
type OpenPlace = { problem: Problem } | { clash: Clash }

const openProblems = (editor: DocumentEditorHandle | null): readonly Problem[] =>
  (editor?.check.read().problems ?? []).filter(({ accepted }) => accepted === null)

/**
 * Asks once for each state of the draft before a download with open places (docs/architecture.md §7). It never refuses.
 */
export const useDownloadQuestion = (
  editor: DocumentEditorHandle | null,
  exportWord: (kind: ExportKind, mayGoOn: () => boolean) => void,
): DownloadQuestion => {
  const [question, setQuestion] = useState<Question | null>(null)
  const asked = useRef('')
  const askedClashes = useRef<ReadonlySet<string>>(new Set())
  const ask = (kind: ExportKind, clashes: readonly Clash[]): void => {
    const problems = openProblems(editor)
    asked.current = problems.map(({ id }) => id).join(' ')
    askedClashes.current = new Set(clashes.map(({ id }) => id))
    setQuestion({ kind, problems, clashes })
  }
  const readClashes = (): readonly Clash[] => editor?.clashes.read() ?? []
  const isNew = ({ id }: Clash): boolean => !askedClashes.current.has(id)
  const send = (kind: ExportKind): void =>
    exportWord(kind, () => {
      const clashes = readClashes()
      if (!clashes.some(isNew)) return true
      ask(kind, clashes)
      return false
    })
  return {
    question,
    download: kind => {
      const problems = openProblems(editor)
      const clashes = readClashes()
      const state = problems.map(({ id }) => id).join(' ')
      if ((state === '' || state === asked.current) && !clashes.some(isNew)) send(kind)
      else ask(kind, clashes)
    },
    answer: isDownloaded => {
      if (isDownloaded && question) send(question.kind)
      setQuestion(null)
    },
  }
}

interface DownloadQuestionDialogProps {
  question: Question | null
  onAnswer: (isDownloaded: boolean) => void
  onGo: (problem: Problem) => void
  onClash: (id: string) => void
}

/** Shows what is still open before a download, with the way to each place. */
export const DownloadQuestionDialog = ({ question, ...props }: DownloadQuestionDialogProps): JSX.Element => {
  const { onAnswer, onGo, onClash } = props
  const { t } = useTranslation()
  const clashes = question?.clashes ?? []
  const places: OpenPlace[] = [
    ...clashes.map(clash => ({ clash })),
    ...(question?.problems ?? []).map(problem => ({ problem })),
  ]
  const go = (place: OpenPlace | undefined): void => {
    onAnswer(false)
    if (place === undefined) return
    if ('clash' in place) onClash(place.clash.id)
    else onGo(place.problem)
  }
  return (
    <TitledDialog
      className="rj-download-question"
      isOpen={question !== null}
      icon={<WarningSignIcon />}
      title={t('editor.check.download.title', { number: places.length })}
      onClose={() => onAnswer(false)}
    >
      <DialogBody>
        <p>{t('editor.check.download.text')}</p>
        {clashes.length > 0 && <p>{t('editor.merge.inFile')}</p>}
        <ul>
          {places.slice(0, MOST_NAMED).map((place, index) => {
            const isClash = 'clash' in place
            const name = isClash ? t('editor.merge.here') : t(`editor.check.kinds.${place.problem.kind}`)
            const text = isClash ? `${place.clash.standing.words} / ${place.clash.other.words}` : place.problem.text
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change while it is shown
              <li key={index}>
                <Button variant="minimal" title={t('editor.check.download.go', { name })} onClick={() => go(place)}>
                  <span className="rj-download-line">
                    <WarningSignIcon size={14} />
                    <span className="rj-download-what">
                      <strong>{isClash && place.clash.label !== '' ? place.clash.label : name}</strong>{' '}
                      <span className="rj-download-place">{text}</span>
                    </span>
                    <span className="rj-download-see" aria-hidden>
                      {t('editor.check.download.see')}
                    </span>
                  </span>
                </Button>
              </li>
            )
          })}
        </ul>
        {places.length > MOST_NAMED && (
          <p className="rj-hint">{t('editor.check.download.more', { number: places.length - MOST_NAMED })}</p>
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={t('editor.check.download.cancel')} onClick={() => onAnswer(false)} />
            <Button text={t('editor.check.download.anyway')} onClick={() => onAnswer(true)} />
            <Button intent="primary" text={t('editor.check.download.first')} onClick={() => go(places[0])} />
          </>
        }
      />
    </TitledDialog>
  )
}
