import { ImportIcon } from '@blueprintjs/icons'
import type { ChangeEvent, JSX, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_NOTICE_BYTES } from '#contract/limits.ts'
import './drop-zone.css'

interface DropZoneProps {
  isInvalid: boolean
  isDragging: boolean
  helperId: string
  targetRef: RefObject<HTMLElement | null>
  onChoose: (file: File) => void
}

const MAX_MEGABYTES = MAX_NOTICE_BYTES / 1024 / 1024

/** The whole area is the button: a label around the file input. */
export const DropZone = ({ isInvalid, isDragging, helperId, targetRef, onChoose }: DropZoneProps): JSX.Element => {
  const { t } = useTranslation()
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0]
    // The same file chosen again is a choice too.
    target.value = ''
    if (file) onChoose(file)
  }
  return (
    <label className={isDragging ? 'rj-drop rj-is-dragging' : 'rj-drop'}>
      <input
        ref={element => {
          targetRef.current = element
        }}
        className="rj-sr"
        type="file"
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
