import { Alert } from '@blueprintjs/core'
import { EditIcon, PauseIcon, PlayIcon, TrashIcon } from '@blueprintjs/icons'
import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WatchItem } from '#contract/watching.ts'
import { ProblemText } from '../../components/field-notes.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { callApi } from '../../lib/http.ts'
import { useChange } from './use-change.ts'
import { watchTitle } from './watch-list.tsx'

interface WatchToolsProps {
  watch: WatchItem
  onEdit: () => void
  onRemoved: () => void
}

/** Edits, stops or deletes a watch; asks before its alerts go with it. */
export const WatchTools = ({ watch, onEdit, onRemoved }: WatchToolsProps): JSX.Element => {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const { hasFailed, isBusy, run } = useChange()
  const { id, stoppedAt, alerts } = watch
  const isStopped = stoppedAt !== null
  const remove = async (): Promise<void> => {
    setIsAsking(false)
    if (await run(() => callApi('removeWatch', { params: { id } }))) onRemoved()
  }
  return (
    <>
      <IconButton name={t('watching.edit')} icon={<EditIcon />} disabled={isBusy} onClick={onEdit} />
      <IconButton
        name={t(isStopped ? 'watching.resume' : 'watching.stop')}
        icon={isStopped ? <PlayIcon /> : <PauseIcon />}
        disabled={isBusy}
        onClick={() => void run(() => callApi('stopWatch', { params: { id }, body: { isStopped: !isStopped } }))}
      />
      <IconButton
        name={t('watching.remove')}
        icon={<TrashIcon />}
        disabled={isBusy}
        onClick={() => setIsAsking(true)}
      />
      {hasFailed && <ProblemText text={t('watching.failed')} />}
      <Alert
        isOpen={isAsking}
        intent="danger"
        confirmButtonText={t('watching.remove')}
        cancelButtonText={t('watching.cancel')}
        canEscapeKeyCancel
        onConfirm={() => void remove()}
        onCancel={() => setIsAsking(false)}
      >
        <p>{t('watching.removeText', { name: watchTitle(watch), count: alerts })}</p>
      </Alert>
    </>
  )
}
