import { type JSX, lazy } from 'react'
import { useSearchParams } from 'react-router-dom'
import { RejectionHome } from '../features/rejection-home/rejection-home.tsx'
import { readId } from './read-id.ts'
import { useGoTo } from './use-go-to.ts'

const RejectionDetailPage = lazy(async () => ({
  default: (await import('../features/rejection-detail/rejection-detail-page.tsx')).RejectionDetailPage,
}))

/** The rejection analysis: the log form, or with `?id=…` the detail of one log, which has its own address. */
export const RejectAnalysisApp = (): JSX.Element => {
  const [searchParams, setSearchParams] = useSearchParams()
  const goTo = useGoTo()
  const id = readId(searchParams.get('id'))
  if (id === null) return <RejectionHome onOpen={logId => setSearchParams({ id: String(logId) })} />
  return <RejectionDetailPage key={id} id={id} onBack={() => goTo('reject_analysis')} />
}
