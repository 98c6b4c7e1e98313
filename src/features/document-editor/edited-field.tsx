import { Button } from '@blueprintjs/core'
import { UndoIcon } from '@blueprintjs/icons'
import { type JSX, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import './edited-field.css'

/** An edited field whose original text is shown. */
export interface ShownOriginal {
  original: string
  position: number
  /** The place below its sign, in pixels from the sheet's corner. */
  left: number
  top: number
}

interface OriginalTextProps extends ShownOriginal {
  onRestore: () => void
  onClose: () => void
}

/** Shows below an edited field what stood there first, and offers to put it back. */
export const OriginalText = ({ original, left, top, onRestore, onClose }: OriginalTextProps): JSX.Element => {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && !box.current?.contains(target)) onClose()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [onClose])
  return (
    <div
      ref={box}
      className="rj-original"
      role="dialog"
      aria-label={t('editor.edited.title')}
      style={{ left, top }}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <p>{t('editor.sheet.original', { value: original || t('editor.edited.empty') })}</p>
      <Button
        size="small"
        autoFocus
        icon={<UndoIcon size={14} />}
        text={t('editor.edited.restore')}
        onClick={onRestore}
      />
    </div>
  )
}
