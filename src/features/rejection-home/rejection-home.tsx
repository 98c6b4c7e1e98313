import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { NoticeForm } from './form/notice-form.tsx'
import { HistoryPane } from './history/history-pane.tsx'
import './rejection-home.css'

interface RejectionHomeProps {
  /** Called with the id of the log to be shown. */
  onOpen: (id: number) => void
}

/** Shows the form for a notice, and beside it the past analyses. */
export const RejectionHome = ({ onOpen }: RejectionHomeProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <div className="rj-home">
      <title>{`${t('home.title')} · Rejoinder`}</title>
      <NoticeForm onOpen={onOpen} />
      <HistoryPane onOpen={onOpen} />
    </div>
  )
}
