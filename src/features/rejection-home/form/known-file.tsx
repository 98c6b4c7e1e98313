import { Button } from '@blueprintjs/core'
import { HistoryIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { RejectionLogItem } from '#contract/rejection.ts'
import './known-file.css'

interface KnownFileProps {
  analysis: RejectionLogItem
  onOpen: (id: number) => void
}

/** Says that the chosen file was analysed before, and offers that analysis instead of another one. */
export const KnownFile = ({ analysis, onOpen }: KnownFileProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <div className="rj-known-file" role="status">
      <HistoryIcon size={14} />
      <p>
        {t('home.known.text', { date: analysis.gmtCreate.slice(0, 10), name: analysis.resultName })}
        <span className="rj-hint">{t('home.known.again')}</span>
      </p>
      <Button size="small" text={t('home.known.open')} onClick={() => onOpen(analysis.id)} />
    </div>
  )
}
