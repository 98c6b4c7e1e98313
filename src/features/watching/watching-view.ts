import { useSearchParams } from 'react-router-dom'
import { FIRST_PAGE } from '#contract/limits.ts'
import { ALERT_STATES, type AlertState } from '#contract/vocabulary.ts'
import { addressNow } from '../../lib/address-now.ts'

/** The choice of alerts that is shown; it stands in the address. */
export interface WatchingView {
  watchId: number | null
  state: AlertState | null
  order: 'due' | 'newest'
  pageNum: number
}

const numberIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null

const readView = (params: URLSearchParams): WatchingView => ({
  watchId: numberIn(params.get('watch')),
  state: ALERT_STATES.find(state => state === params.get('state')) ?? null,
  order: params.get('order') === 'newest' ? 'newest' : 'due',
  pageNum: numberIn(params.get('page')) ?? FIRST_PAGE,
})

const paramsOf = ({ watchId, state, order, pageNum }: WatchingView): Record<string, string> => ({
  ...(watchId !== null && { watch: String(watchId) }),
  ...(state !== null && { state }),
  ...(order !== 'due' && { order }),
  ...(pageNum !== FIRST_PAGE && { page: String(pageNum) }),
})

/** Returns what is shown and the way to change parts of it; anything but the page leads to the first page. */
export const useWatchingView = (): readonly [WatchingView, (changed: Partial<WatchingView>) => void] => {
  const [params, setParams] = useSearchParams()
  const show = (changed: Partial<WatchingView>): void =>
    setParams(paramsOf({ ...readView(addressNow()), pageNum: FIRST_PAGE, ...changed }), { replace: true })
  return [readView(params), show]
}
