import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { partOnUse } from '../../components/part-on-use.tsx'
import { SidePlace } from '../../components/side-place.tsx'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { loadPageTexts } from '../../locales/i18n.ts'
import { NoticeForm } from './form/notice-form.tsx'
import type { Service } from './form/selection.ts'
import { isCalendarView } from './history/cases-view.tsx'
import { HistoryPane } from './history/history-pane.tsx'
import './rejection-home.css'

const NoticeQueue = partOnUse(async () => {
  // Its questions about facts are worded as those of a case.
  const [{ NoticeQueue }] = await Promise.all([import('./queue/notice-queue.tsx'), loadPageTexts('case')])
  return NoticeQueue
})

const CasesCalendar = partOnUse(async () => (await import('./calendar/cases-calendar.tsx')).CasesCalendar)

/** The widths at which form, list and help stand beside one another. */
const HAS_ROOM_BESIDE = '(min-width: 1400px)'

interface RejectionHomeProps {
  /** Called with the id of the log to be shown. */
  onOpen: (id: number) => void
}

/** Shows the form for a notice, or the queue of several, and beside it the past analyses. */
export const RejectionHome = ({ onOpen }: RejectionHomeProps): JSX.Element => {
  const { t } = useTranslation()
  const [queued, setQueued] = useState<{ files: readonly File[]; service: Service } | null>(null)
  const [address] = useSearchParams()
  // The form stays where it is, unseen: a file that was chosen or is being read must not be lost.
  const isCalendar = isCalendarView(address)
  const hasRoomBeside = useMediaQuery(HAS_ROOM_BESIDE)
  return (
    <div className={isCalendar ? 'rj-home rj-is-calendar' : 'rj-home'}>
      <title>{`${t('home.title')} · Rejoinder`}</title>
      {queued === null ? (
        <NoticeForm onOpen={onOpen} onQueue={(files, service) => setQueued({ files, service })} />
      ) : (
        <NoticeQueue {...queued} onOpen={onOpen} onClose={() => setQueued(null)} />
      )}
      {isCalendar ? <CasesCalendar onOpen={onOpen} /> : <HistoryPane onOpen={onOpen} />}
      {!isCalendar && hasRoomBeside && <SidePlace className="rj-home-side rj-pane" />}
    </div>
  )
}
