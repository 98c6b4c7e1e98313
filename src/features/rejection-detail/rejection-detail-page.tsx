import { Button } from '@blueprintjs/core'
import { DocumentIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/empty-state.tsx'
import { ApiError } from '../../lib/api-error.ts'
import { RejectionDetail } from './rejection-detail.tsx'
import { useRejectionLog, useReplaceLog } from './use-rejection-log.ts'

interface RejectionDetailPageProps {
  /** Id of the log. */
  id: number
  /** Leaves for the history. */
  onBack: () => void
}

/** One analysis at its own address. When it cannot be read, the page stays and offers the ways on. */
export const RejectionDetailPage = ({ id, onBack }: RejectionDetailPageProps): JSX.Element | null => {
  const { t } = useTranslation()
  const { data: log, error, isFetching, refetch } = useRejectionLog(id)
  const replaceLog = useReplaceLog()
  if (log !== undefined) return <RejectionDetail key={id} log={log} onCorrected={replaceLog} onBack={onBack} />
  if (error === null || isFetching) return null
  const reason = error instanceof ApiError && error.code === 'notFound' ? 'notFound' : 'failed'
  return (
    <EmptyState
      icon={<DocumentIcon size={20} />}
      title={t(`detail.${reason}.title`)}
      text={t(`detail.${reason}.text`)}
      action={
        <div className="rj-actions">
          <Button text={t('detail.back')} onClick={onBack} />
          <Button text={t('detail.retry')} onClick={() => void refetch()} />
        </div>
      }
    />
  )
}
