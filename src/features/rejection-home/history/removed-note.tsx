import { Button } from '@blueprintjs/core'
import { CrossIcon, UndoIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { RejectionLogItem } from '#contract/rejection.ts'
import './removed-note.css'

interface RemovedNoteProps {
  item: RejectionLogItem
  onUndo: () => void
  onClose: () => void
}

/** Says what was just deleted, and takes that back. */
export const RemovedNote = ({ item, onUndo, onClose }: RemovedNoteProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <div className="rj-removed-note" role="status">
      <span className="rj-ellipsis">{t('home.history.removed', { name: item.resultName })}</span>
      <span className="rj-gap" />
      {/* The row that had the focus is gone: the keyboard goes on from here. */}
      <Button size="small" autoFocus icon={<UndoIcon size={14} />} text={t('home.history.undo')} onClick={onUndo} />
      <Button
        variant="minimal"
        size="small"
        icon={<CrossIcon />}
        aria-label={t('home.history.closeNote')}
        onClick={onClose}
      />
    </div>
  )
}
