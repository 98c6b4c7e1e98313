import { type JSX, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoticeForm } from './form/notice-form.tsx'
import type { Service } from './form/selection.ts'
import { HistoryPane } from './history/history-pane.tsx'
import './rejection-home.css'

const NoticeQueue = lazy(async () => ({ default: (await import('./queue/notice-queue.tsx')).NoticeQueue }))

interface RejectionHomeProps {
  /** Called with the id of the log to be shown. */
  onOpen: (id: number) => void
}

/** Shows the form for a notice, or the queue of several, and beside it the past analyses. */
export const RejectionHome = ({ onOpen }: RejectionHomeProps): JSX.Element => {
  const { t } = useTranslation()
  const [queued, setQueued] = useState<{ files: readonly File[]; service: Service } | null>(null)
  return (
    <div className="rj-home">
      <title>{`${t('home.title')} · Rejoinder`}</title>
      {queued === null ? (
        <NoticeForm onOpen={onOpen} onQueue={(files, service) => setQueued({ files, service })} />
      ) : (
        <Suspense>
          <NoticeQueue {...queued} onOpen={onOpen} onClose={() => setQueued(null)} />
        </Suspense>
      )}
      <HistoryPane onOpen={onOpen} />
    </div>
  )
}
