import { type JSX, lazy, Suspense, useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { CaseSkeleton } from '../components/case-skeleton.tsx'
import { RejectionHome } from '../features/rejection-home/rejection-home.tsx'
import { pageLoader } from './page-loader.ts'
import { ROUTES, readId } from './routes.ts'

const loadDetail = pageLoader(
  'RejectionDetailPage',
  () => import('../features/rejection-detail/rejection-detail-page.tsx'),
  'case',
)
const RejectionDetailPage = lazy(loadDetail)

/** The detail page is much larger than the form, so it is loaded after the form is drawn. */
const PRELOAD_DELAY_MS = 300

/** The address of the list that a case was opened from, which the way back leads to. */
const listOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'list' in state ? String(state.list) : ''

/** Shows the form for a refusal notice, or with `?id=…` the detail of one case. */
export const RejectAnalysisApp = (): JSX.Element => {
  const [searchParams, setSearchParams] = useSearchParams()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const id = readId(searchParams.get('id'))
  useEffect(() => {
    // A failed load is repeated when a case is opened.
    const timer = setTimeout(() => loadDetail().catch(() => undefined), PRELOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  if (id === null)
    return <RejectionHome onOpen={logId => setSearchParams({ id: String(logId) }, { state: { list: search } })} />
  const goBack = (): void => void navigate(ROUTES.reject_analysis + listOf(state), { replace: true })
  return (
    <Suspense fallback={<CaseSkeleton onBack={goBack} />}>
      <RejectionDetailPage key={id} id={id} onBack={goBack} />
    </Suspense>
  )
}
