import { useState } from 'react'
import { FIRST_PAGE, PAGE_SIZE } from '#contract/limits.ts'
import type { RejectionLogPage } from '#contract/rejection.ts'
import { useDebounced } from '../../../lib/delayed-value.ts'
import { useCall } from '../../../lib/use-call.ts'

const SEARCH_DELAY_MS = 300

export const HISTORY_SCOPES = ['all', 'open', 'deleted'] as const
export type HistoryScope = (typeof HISTORY_SCOPES)[number]

interface HistoryModel {
  /** Undefined while nothing has been read yet. */
  page: RejectionLogPage | undefined
  isLoading: boolean
  pageNum: number
  keyword: string
  scope: HistoryScope
  /** Whether keyword or scope leave records out. */
  isNarrowed: boolean
  goToPage: (pageNum: number) => void
  search: (keyword: string) => void
  show: (scope: HistoryScope) => void
  showAll: () => void
}

/** Returns one page of past analyses by keyword and scope. A change of either leads to the first page. */
export const useHistory = (): HistoryModel => {
  const [pageNum, setPageNum] = useState(FIRST_PAGE)
  const [keyword, setKeyword] = useState('')
  const [scope, setScope] = useState<HistoryScope>('all')
  const settledKeyword = useDebounced(keyword.trim(), SEARCH_DELAY_MS)
  const query = useCall(
    'readRejectionLog',
    {
      query: {
        pageNum,
        pageSize: PAGE_SIZE,
        ...(settledKeyword !== '' && { keyword: settledKeyword }),
        ...(scope !== 'all' && { [scope]: 1 as const }),
      },
    },
    { keepsPrevious: true },
  )

  const lastPage = Math.max(FIRST_PAGE, Math.ceil((query.data?.total ?? 0) / PAGE_SIZE))
  // The last record of the last page was deleted.
  if (query.data !== undefined && !query.isPlaceholderData && pageNum > lastPage) setPageNum(lastPage)

  const search = (next: string): void => {
    setKeyword(next)
    setPageNum(FIRST_PAGE)
  }
  const show = (next: HistoryScope): void => {
    setScope(next)
    setPageNum(FIRST_PAGE)
  }

  return {
    page: query.data,
    isLoading: query.isPending && query.isFetching,
    pageNum,
    keyword,
    scope,
    isNarrowed: settledKeyword !== '' || scope !== 'all',
    goToPage: setPageNum,
    search,
    show,
    showAll() {
      search('')
      show('all')
    },
  }
}
