import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CLASS_COUNT, FIRST_PAGE, PAGE_SIZE } from '#contract/limits.ts'
import type { NoticeKind } from '#contract/notice.ts'
import type { LogQuery, LogSort, RejectionLogPage } from '#contract/rejection.ts'
import type { LoadFailure } from '../../../components/empty-state.tsx'
import { addressNow } from '../../../lib/address-now.ts'
import { useDebounced } from '../../../lib/delayed-value.ts'
import { useCall } from '../../../lib/use-call.ts'
import { keepSeenCases, readSeenCases, type SeenCases } from './seen-cases.ts'

const SEARCH_DELAY_MS = 300

export const HISTORY_SCOPES = ['all', 'open', 'deleted'] as const
type HistoryScope = (typeof HISTORY_SCOPES)[number]
export const HISTORY_SORTS = ['due', 'newest', 'mark'] as const satisfies readonly LogSort[]
const KINDS = ['full', 'partial'] as const satisfies readonly NoticeKind[]
const LANGUAGES = ['zh', 'en'] as const

/** The choices that narrow and order the list. They stand in the page's address, so that Back and a link bring them along. */
export interface HistoryView {
  keyword: string
  scope: HistoryScope
  sort: (typeof HISTORY_SORTS)[number]
  /** 0 for all classes. */
  class: number
  kind: NoticeKind | ''
  language: 'zh' | 'en' | ''
  /** Empty for all. */
  attorney: string
  /** The month since which cases were received, `2026-05`; empty for all. */
  received: string
  pageNum: number
}

export const WHOLE_LIST: HistoryView = {
  keyword: '',
  scope: 'all',
  sort: 'due',
  class: 0,
  kind: '',
  language: '',
  attorney: '',
  received: '',
  pageNum: FIRST_PAGE,
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find(value => value === text)

const numberUpTo = (largest: number, text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,6}$/.test(text) && Number(text) <= largest ? Number(text) : undefined

/** Reads the list's choices from an address; what is unknown or malformed counts as not chosen. */
const readView = (address: URLSearchParams): HistoryView => ({
  keyword: (address.get('q') ?? '').slice(0, 100),
  scope: oneOf(HISTORY_SCOPES, address.get('show')) ?? WHOLE_LIST.scope,
  sort: oneOf(HISTORY_SORTS, address.get('sort')) ?? WHOLE_LIST.sort,
  class: numberUpTo(CLASS_COUNT, address.get('class')) ?? WHOLE_LIST.class,
  kind: oneOf(KINDS, address.get('kind')) ?? WHOLE_LIST.kind,
  language: oneOf(LANGUAGES, address.get('language')) ?? WHOLE_LIST.language,
  attorney: (address.get('attorney') ?? '').slice(0, 200),
  received: /^20\d\d-(?:0[1-9]|1[0-2])$/.exec(address.get('received') ?? '')?.[0] ?? WHOLE_LIST.received,
  pageNum: numberUpTo(1_000_000, address.get('page')) ?? WHOLE_LIST.pageNum,
})

const NAMES = {
  keyword: 'q',
  scope: 'show',
  sort: 'sort',
  class: 'class',
  kind: 'kind',
  language: 'language',
  attorney: 'attorney',
  received: 'received',
  pageNum: 'page',
} as const satisfies Record<keyof HistoryView, string>

/** Writes choices into an address, and leaves out those that are as in the whole list. */
const writeView = (address: URLSearchParams, view: HistoryView): URLSearchParams => {
  for (const key of Object.keys(NAMES) as (keyof HistoryView)[]) {
    if (view[key] === WHOLE_LIST[key]) address.delete(NAMES[key])
    else address.set(NAMES[key], String(view[key]))
  }
  return address
}

const queryOf = ({
  keyword,
  scope,
  sort,
  kind,
  language,
  attorney,
  received,
  pageNum,
  ...view
}: HistoryView): LogQuery => ({
  pageNum,
  pageSize: PAGE_SIZE,
  sort,
  ...(keyword.trim() !== '' && { keyword: keyword.trim() }),
  ...(scope !== 'all' && { [scope]: 1 as const }),
  ...(view.class !== 0 && { class: view.class }),
  ...(kind !== '' && { kind }),
  ...(attorney !== '' && { attorney }),
  ...(received !== '' && { receivedFrom: `${received}-01` }),
  ...(language !== '' && { isEn: language === 'en' ? 1 : 0 }),
})

interface HistoryModel {
  view: HistoryView
  /** Undefined while nothing has been read yet. */
  page: RejectionLogPage | undefined
  isLoading: boolean
  /** Why the list could not be read; null where it could. */
  failure: LoadFailure | null
  /** The whole list as this computer last read it; null where it keeps none. */
  seen: SeenCases | null
  /** The text of the search field, which the list follows after a pause. */
  typed: string
  /** Whether the choices leave records out. */
  isNarrowed: boolean
  /** How many cases there are in all, where the choices leave some out. */
  wholeCount: number | undefined
  search: (keyword: string) => void
  /** Changes choices; any but the page leads to the first page. */
  change: (part: Partial<HistoryView>) => void
}

/** Returns one page of past analyses by the choices in the address. */
export const useHistory = (): HistoryModel => {
  const [address, setAddress] = useSearchParams()
  const view = readView(address)
  const [typed, setTyped] = useState(view.keyword)
  const settled = useDebounced(typed, SEARCH_DELAY_MS)
  const query = useCall('readRejectionLog', { query: queryOf(view) }, { keepsPrevious: true })

  const change = (part: Partial<HistoryView>): void => {
    const current = addressNow()
    setAddress(writeView(current, { ...readView(current), pageNum: FIRST_PAGE, ...part }), { replace: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed leads to another address
  useEffect(() => {
    if (settled !== view.keyword) change({ keyword: settled })
  }, [settled])

  const lastPage = Math.max(FIRST_PAGE, Math.ceil((query.data?.total ?? 0) / PAGE_SIZE))
  const isPastEnd = query.data !== undefined && !query.isPlaceholderData && view.pageNum > lastPage
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last record of the last page was deleted
  useEffect(() => {
    if (isPastEnd) change({ pageNum: lastPage })
  }, [isPastEnd, lastPage])

  const { data, isPlaceholderData, dataUpdatedAt } = query
  const isWhole = (Object.keys(WHOLE_LIST) as (keyof HistoryView)[]).every(key => view[key] === WHOLE_LIST[key])
  useEffect(() => {
    if (isWhole && data !== undefined && !isPlaceholderData) keepSeenCases(data, dataUpdatedAt)
  }, [isWhole, data, isPlaceholderData, dataUpdatedAt])

  const { pageNum: _page, sort: _sort, ...narrowing } = view
  const isNarrowed = (Object.keys(narrowing) as (keyof typeof narrowing)[]).some(key => view[key] !== WHOLE_LIST[key])
  const isPart = isNarrowed && view.scope !== 'deleted'
  const whole = useCall('readRejectionLog', { query: { pageNum: FIRST_PAGE, pageSize: 1 } }, { enabled: isPart })
  return {
    view,
    page: query.isError ? undefined : query.data,
    isLoading: query.isPending && query.isFetching,
    failure: query.isError ? query : null,
    seen: query.isError ? readSeenCases() : null,
    typed,
    isNarrowed,
    wholeCount: isPart ? whole.data?.total : undefined,
    search: setTyped,
    change(part) {
      if (part.keyword !== undefined) setTyped(part.keyword)
      change(part)
    },
  }
}
