import { type JSX, lazy, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { RejectionHome } from '../features/rejection-home/rejection-home.tsx'
import { readId, useGoTo } from './routes.ts'

const loadDetail = async () => ({
  default: (await import('../features/rejection-detail/rejection-detail-page.tsx')).RejectionDetailPage,
})
const RejectionDetailPage = lazy(loadDetail)

/** After the form has come to rest: what a case is shown with is much more than the form. */
const PRELOAD_DELAY_MS = 300

/** The rejection analysis: the log form, or with `?id=…` the detail of one log, which has its own address. */
export const RejectAnalysisApp = (): JSX.Element => {
  const [searchParams, setSearchParams] = useSearchParams()
  const goTo = useGoTo()
  const id = readId(searchParams.get('id'))
  useEffect(() => {
    // What fails is tried again when a case is opened.
    const timer = setTimeout(() => loadDetail().catch(() => undefined), PRELOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  if (id === null) return <RejectionHome onOpen={logId => setSearchParams({ id: String(logId) })} />
  return <RejectionDetailPage key={id} id={id} onBack={() => goTo('reject_analysis')} />
}
