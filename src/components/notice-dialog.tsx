import { Button, Dialog } from '@blueprintjs/core'
import { type JSX, useId } from 'react'
import { useTranslation } from 'react-i18next'
import './notice-dialog.css'

interface NoticeDialogProps {
  text: string
  /** The words of the button; without them it says that the text was read. */
  closeText?: string
  /** Something else that can be done. */
  other?: { text: string; onClick: () => void } | undefined
  onClose: () => void
}

/**
 * Shows a message of the server under the common notice title (docs/specification.md §8). Visible from mount; unmount
 * it on close.
 */
export const NoticeDialog = ({ text, closeText, other, onClose }: NoticeDialogProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Dialog
      isOpen
      transitionDuration={0}
      className="rj-notice"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <h2 id={`${id}-title`} className="rj-pane-title">
        {t('inputs.notice.title')}
      </h2>
      <p id={`${id}-text`} className="rj-notice-text">
        {text}
      </p>
      <div className="rj-notice-foot">
        {other && <Button text={other.text} onClick={other.onClick} />}
        <Button intent="primary" autoFocus text={closeText ?? t('inputs.notice.close')} onClick={onClose} />
      </div>
    </Dialog>
  )
}
