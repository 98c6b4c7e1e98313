import { Button } from '@blueprintjs/core'
import { DocumentIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/empty-state.tsx'
import type { PdfFailure } from './pdf-failure.ts'

interface PdfFailedProps {
  failure: PdfFailure
  onRetry: () => void
}

/** Says in the pane why there is no page (spec §8), and lets it be tried again. */
export const PdfFailed = ({ failure, onRetry }: PdfFailedProps): JSX.Element | null => {
  const { t } = useTranslation()
  if (failure.kind === 'abandoned') return null
  return (
    <EmptyState
      icon={<DocumentIcon size={20} />}
      title={t(`pdf.failed.${failure.kind}.title`)}
      text={t(`pdf.failed.${failure.kind}.text`, { status: 'status' in failure ? failure.status : '' })}
      action={<Button text={t('pdf.retry')} onClick={onRetry} />}
    />
  )
}
