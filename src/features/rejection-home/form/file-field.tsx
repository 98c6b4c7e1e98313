import { Button, FormGroup, InputGroup } from '@blueprintjs/core'
import { DocumentIcon, ImportIcon } from '@blueprintjs/icons'
import type { TFunction } from 'i18next'
import { type ChangeEvent, type DragEvent, type JSX, type RefObject, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_NOTICE_BYTES } from '#contract/limits.ts'
import { isPaperKind } from '#contract/vocabulary.ts'
import { ProblemText } from '../../../components/field-notes.tsx'
import { formatFileSize } from '../../../locales/formats.ts'
import type { FileProblem } from './selection.ts'
import './file-field.css'

interface FileDrop {
  isDragging: boolean
  /** Props of the element that takes the file. */
  dropProps: Record<'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>
}

const keepPage = (event: Event): void => event.preventDefault()

/** Takes a dropped file. A file dropped beside the target is ignored; the browser would open it in place of the page. */
const useFileDrop = (onFiles: (files: readonly File[]) => void, isLocked: boolean): FileDrop => {
  const [isDragging, setIsDragging] = useState(false)

  useEffect(() => {
    window.addEventListener('dragover', keepPage)
    window.addEventListener('drop', keepPage)
    return () => {
      window.removeEventListener('dragover', keepPage)
      window.removeEventListener('drop', keepPage)
    }
  }, [])

  return {
    isDragging,
    dropProps: {
      onDragOver: () => setIsDragging(!isLocked),
      onDragLeave: event => {
        const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
        setIsDragging(isInside && !isLocked)
      },
      onDrop: event => {
        setIsDragging(false)
        const files = [...event.dataTransfer.files]
        if (files.length > 0 && !isLocked) onFiles(files)
      },
    },
  }
}

interface DropZoneProps {
  isInvalid: boolean
  isDragging: boolean
  helperId: string
  targetRef: RefObject<HTMLElement | null>
  onChoose: (files: readonly File[]) => void
}

const MAX_MEGABYTES = MAX_NOTICE_BYTES / 1024 / 1024

/** Shows the area to click or drop a file on: a label around the file input. */
const DropZone = ({ isInvalid, isDragging, helperId, targetRef, onChoose }: DropZoneProps): JSX.Element => {
  const { t } = useTranslation()
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(target.files ?? [])]
    // Without this, choosing the same file again would raise no event.
    target.value = ''
    if (files.length > 0) onChoose(files)
  }
  return (
    <label className={isDragging ? 'rj-drop rj-is-dragging' : 'rj-drop'}>
      <input
        ref={element => {
          targetRef.current = element
        }}
        className="rj-sr"
        type="file"
        multiple
        accept="application/pdf,.pdf"
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? helperId : undefined}
        onChange={handleChange}
      />
      <ImportIcon className="rj-drop-icon" />
      <span>
        <span className="rj-drop-choose">{t('home.file.choose')}</span>
        {t('home.file.orDrop')}
      </span>
      <span className="rj-hint">{t('home.file.hint', { megabytes: MAX_MEGABYTES })}</span>
    </label>
  )
}

interface ChosenFileProps {
  file: File
  isInvalid: boolean
  isDragging: boolean
  isLocked: boolean
  /** Whether the button gets the focus when the file is wrong. */
  isTarget: boolean
  helperId: string
  targetRef: RefObject<HTMLElement | null>
  onClear: () => void
}

/** Shows the chosen notice. Another file can be dropped on it. */
const ChosenFile = (props: ChosenFileProps): JSX.Element => {
  const { file, isInvalid, isDragging, isLocked, isTarget, helperId, targetRef, onClear } = props
  const { t } = useTranslation()
  const state = isDragging ? ' rj-is-dragging' : isInvalid ? ' rj-is-invalid' : ''
  return (
    <div className={`rj-chosen${state}`}>
      <DocumentIcon className="rj-chosen-icon" />
      <div className="rj-chosen-what">
        <span className="rj-chosen-name rj-ellipsis" title={file.name}>
          {file.name}
        </span>
        <span className="rj-hint">{formatFileSize(file.size)}</span>
      </div>
      <Button
        ref={element => {
          if (isTarget) targetRef.current = element
        }}
        variant="minimal"
        size="small"
        disabled={isLocked}
        text={t('home.file.clear')}
        aria-label={t('home.file.clearFile', { name: file.name })}
        aria-describedby={isInvalid ? helperId : undefined}
        onClick={onClear}
      />
    </div>
  )
}

interface FileFieldProps {
  file: File | null
  password: string | null
  problem: FileProblem | undefined
  isLocked: boolean
  /** Gets the control to focus when something is wrong. */
  targetRef: RefObject<HTMLElement | null>
  /** Gets one file, or several at once. */
  onChoose: (files: readonly File[]) => void
  onPasswordChange: (password: string) => void
  onClear: () => void
}

const OWN_PROBLEMS = ['required', 'wrongFormat', 'passwordRequired'] as const
type OwnProblem = (typeof OWN_PROBLEMS)[number]
const isOwnProblem = (problem: FileProblem): problem is OwnProblem => OWN_PROBLEMS.some(own => own === problem)

/** Returns what is wrong with a file, in the interface's language. */
export const fileProblemText = (problem: FileProblem, t: TFunction): string => {
  if (isOwnProblem(problem)) return t(`home.file.${problem}`)
  return isPaperKind(problem) ? t(`errors.paper.${problem}`) : t(`errors.answer.${problem}`)
}

/** Asks for the notice as a file, and for its password when it has one. */
export const FileField = ({ file, password, problem, isLocked, targetRef, ...moves }: FileFieldProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const passwordId = `${id}-password`
  const helperId = `${id}-helper`
  const { isDragging, dropProps } = useFileDrop(moves.onChoose, isLocked)
  const message = problem && fileProblemText(problem, t)
  const state = { isInvalid: problem !== undefined, isDragging, helperId, targetRef }
  return (
    <div {...dropProps}>
      <FormGroup
        {...(problem && { intent: 'danger' })}
        helperText={message && <ProblemText id={helperId} text={message} />}
      >
        {file === null ? (
          <DropZone {...state} onChoose={moves.onChoose} />
        ) : (
          <ChosenFile {...state} file={file} isLocked={isLocked} isTarget={password === null} onClear={moves.onClear} />
        )}
      </FormGroup>
      {password !== null && (
        <FormGroup className="rj-file-password" label={t('home.file.password')} labelFor={passwordId}>
          <InputGroup
            id={passwordId}
            type="password"
            autoComplete="off"
            value={password}
            readOnly={isLocked}
            inputRef={element => {
              targetRef.current = element
            }}
            aria-invalid={problem !== undefined}
            aria-describedby={problem && helperId}
            onValueChange={moves.onPasswordChange}
          />
        </FormGroup>
      )}
    </div>
  )
}
