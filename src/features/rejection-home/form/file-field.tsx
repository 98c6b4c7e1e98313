import { FormGroup, InputGroup } from '@blueprintjs/core'
import type { TFunction } from 'i18next'
import { type JSX, type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isPaperKind } from '#contract/paper-kinds.ts'
import { ProblemText } from '../../../components/problem-text.tsx'
import { ChosenFile } from './chosen-file.tsx'
import { DropZone } from './drop-zone.tsx'
import type { FileProblem } from './selection.ts'
import { useFileDrop } from './use-file-drop.ts'

interface FileFieldProps {
  file: File | null
  password: string | null
  problem: FileProblem | undefined
  isLocked: boolean
  /** Gets the control to go to when something is wrong. */
  targetRef: RefObject<HTMLElement | null>
  onChoose: (file: File) => void
  onPasswordChange: (password: string) => void
  onClear: () => void
}

const OWN_PROBLEMS = ['required', 'wrongFormat', 'passwordRequired'] as const
type OwnProblem = (typeof OWN_PROBLEMS)[number]
const isOwnProblem = (problem: FileProblem): problem is OwnProblem => OWN_PROBLEMS.some(own => own === problem)

const messageOf = (problem: FileProblem, t: TFunction): string => {
  if (isOwnProblem(problem)) return t(`home.file.${problem}`)
  return isPaperKind(problem) ? t(`errors.paper.${problem}`) : t(`errors.answer.${problem}`)
}

/** The notice: a place to click or drop on, or the chosen file, with its password when it has one. */
export const FileField = ({ file, password, problem, isLocked, targetRef, ...moves }: FileFieldProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const passwordId = `${id}-password`
  const helperId = `${id}-helper`
  const { isDragging, dropProps } = useFileDrop(moves.onChoose, isLocked)
  const message = problem && messageOf(problem, t)
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
