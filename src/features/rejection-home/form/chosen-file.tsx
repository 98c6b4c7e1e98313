import { Button } from '@blueprintjs/core'
import { DocumentIcon } from '@blueprintjs/icons'
import type { JSX, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { formatFileSize } from '../../../lib/format-file-size.ts'
import './chosen-file.css'

interface ChosenFileProps {
  file: File
  isInvalid: boolean
  isDragging: boolean
  isLocked: boolean
  /** Whether the button is the control to go to when the file is wrong. */
  isTarget: boolean
  helperId: string
  targetRef: RefObject<HTMLElement | null>
  onClear: () => void
}

/** The chosen notice. Another one can be dropped on it. */
export const ChosenFile = (props: ChosenFileProps): JSX.Element => {
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
