import { Button } from '@blueprintjs/core'
import { CrossIcon, UndoIcon } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RejectionLogItem } from '#contract/rejection.ts'
import { ApiError, callApi } from '../../../lib/http.ts'
import { fullCaseName } from './case-name.ts'
import './removal.css'

interface Removal {
  /** The record deleted last, while the deletion can be undone here. */
  removed: RejectionLogItem | null
  remove: (item: RejectionLogItem) => Promise<void>
  /** Undoes the deletion of a record. */
  restore: (item: RejectionLogItem) => Promise<void>
  forget: () => void
}

/**
 * Deletes records of the history and undoes that. A failed call changes nothing and stays silent
 * (docs/specification.md §8).
 */
export const useRemoval = (): Removal => {
  const queryClient = useQueryClient()
  const [removed, setRemoved] = useState<RejectionLogItem | null>(null)
  const run = async (call: 'deleteRejectionLog' | 'restoreRejectionLog', item: RejectionLogItem): Promise<void> => {
    try {
      await callApi(call, { params: { id: item.id } })
      setRemoved(call === 'deleteRejectionLog' ? item : null)
      await queryClient.invalidateQueries({ queryKey: ['readRejectionLog'] })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }
  return {
    removed,
    remove: item => run('deleteRejectionLog', item),
    restore: item => run('restoreRejectionLog', item),
    forget: () => setRemoved(null),
  }
}

interface RemovedNoteProps {
  item: RejectionLogItem
  onUndo: () => void
  onClose: () => void
}

/** Says what was just deleted, and offers to undo it. */
export const RemovedNote = ({ item, onUndo, onClose }: RemovedNoteProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <div className="rj-removed-note" role="status">
      <span className="rj-ellipsis">{t('home.history.removed', { name: fullCaseName(item, t) })}</span>
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
