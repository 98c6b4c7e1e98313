import { Button, FormGroup, InputGroup } from '@blueprintjs/core'
import { DocumentIcon } from '@blueprintjs/icons'
import type { TFunction } from 'i18next'
import { type JSX, type RefObject, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_NOTICE_BYTES } from '#contract/limits.ts'
import { isPaperKind } from '#contract/vocabulary.ts'
import { ProblemText } from '../../../components/field-notes.tsx'
import { DropZone, useFileDrop } from '../../../components/file-drop.tsx'
import { formatFileSize } from '../../../locales/formats.ts'
import type { FileProblem } from './selection.ts'
import './file-field.css'

const MAX_MEGABYTES = MAX_NOTICE_BYTES / 1024 / 1024

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

/** Keeps the focus in the field when a file comes or goes, and with it what had the focus; never takes it from elsewhere. */
const useFocusWithin = (field: RefObject<HTMLElement | null>, file: File | null): void => {
  const before = useRef(file)
  useEffect(() => {
    const hasChanged = (before.current === null) !== (file === null)
    before.current = file
    const { activeElement: active, body } = document
    const isHere = active === null || active === body || active.matches('main') || field.current?.contains(active)
    if (hasChanged && isHere) field.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [field, file])
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
  const field = useRef<HTMLDivElement>(null)
  useFocusWithin(field, file)
  const message = problem && fileProblemText(problem, t)
  const state = { isInvalid: problem !== undefined, isDragging, helperId, targetRef }
  return (
    <div ref={field} {...dropProps}>
      <FormGroup
        {...(problem && { intent: 'danger' })}
        helperText={message && <ProblemText id={helperId} text={message} />}
      >
        {file === null ? (
          <DropZone
            isInvalid={state.isInvalid}
            isDragging={isDragging}
            accept="application/pdf,.pdf"
            hint={t('home.file.hint', { megabytes: MAX_MEGABYTES })}
            inputProps={{ 'aria-describedby': state.isInvalid ? helperId : undefined }}
            inputRef={targetRef}
            onChoose={moves.onChoose}
          />
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
