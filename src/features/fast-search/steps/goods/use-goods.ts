import { useQueries } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { GoodsItem, GoodsPage, GoodsSearch } from '#contract/classification.ts'
import { FIRST_PAGE } from '#contract/limits.ts'
import type { LoadFailure } from '../../../../components/empty-state.tsx'
import { useDebounced } from '../../../../lib/delayed-value.ts'
import { callApi } from '../../../../lib/http.ts'
import { callKey } from '../../../../lib/use-call.ts'
import { useLanguage } from '../../../../locales/language.ts'
import { goodsSearchOf } from '../../state/search-scope.ts'
import type { WizardState } from '../../state/wizard-state.ts'

/** Long enough not to ask for every page that a quick scroll passes. */
const SETTLE_MS = 60
const KEPT_MS = 300_000

/** The goods list as far as it was looked at. */
export interface Goods {
  /** Undefined until the first page is there. */
  total: number | undefined
  /** Returns the item of a row; undefined until its page is loaded. */
  itemAt: (row: number) => GoodsItem | undefined
  /** The options of the filters. */
  choices: Pick<GoodsPage, 'groups' | 'paragraph' | 'itemtype'>
  /** Why the page in view could not be read; null where it could. */
  failure: LoadFailure | null
  /** A message of the server, for the notice dialog. */
  message: string | null
  /** Tells which rows are in view. */
  show: (first: number, last: number) => void
  /** Row that a page asked for begins with, until the list has gone there. */
  wantedRow: number | null
  goToPage: (pageNum: number) => void
  arrive: () => void
}

const NO_CHOICES = { groups: [], paragraph: [], itemtype: [] }

/** The input that all pages of one search share. */
const searchKey = ({ pageNum: _, ...search }: GoodsSearch): string => JSON.stringify(search)

/** Reads the pages of the goods list that come into view. */
export const useGoods = (state: WizardState): Goods => {
  const isEn = useLanguage() === 'en' ? 1 : 0
  const search = goodsSearchOf(state)
  const key = searchKey(search)
  const { pageSize } = search
  const [view, setView] = useState({ key, first: 0, last: 0 })
  const [wantedRow, setWantedRow] = useState<number | null>(null)
  const known = useRef<{ key: string; page: GoodsPage } | null>(null)
  const settled = useDebounced(view, SETTLE_MS)
  const { first, last } = settled.key === key ? settled : { first: 0, last: 0 }

  const pageOf = (row: number): number => Math.floor(row / pageSize) + FIRST_PAGE
  const pages = Array.from({ length: pageOf(last) - pageOf(first) + 1 }, (_, place) => pageOf(first) + place)
  const answers = useQueries({
    queries: pages.map(pageNum => {
      const input = { query: { isEn }, body: { ...search, pageNum } } as const
      return {
        queryKey: callKey('searchGoods', input),
        queryFn: ({ signal }: { signal: AbortSignal }) => callApi('searchGoods', input, { signal }),
        staleTime: KEPT_MS,
      }
    }),
  })

  const items = useMemo(() => {
    const found = new Map<number, GoodsItem>()
    for (const [place, { data }] of answers.entries()) {
      const begin = ((pages[place] ?? FIRST_PAGE) - FIRST_PAGE) * pageSize
      for (const [offset, item] of (data?.details.list ?? []).entries()) found.set(begin + offset, item)
    }
    return found
  }, [answers, pages, pageSize])

  const answer = answers.find(({ data }) => data !== undefined)?.data
  useEffect(() => {
    if (answer) known.current = { key, page: answer }
  }, [answer, key])
  // While the pages in view are on their way, what an earlier page of the same search said still holds.
  const page = answer ?? (known.current?.key === key ? known.current.page : undefined)

  const failed = answers.find(({ isError, isFetching }) => isError && !isFetching)
  const readFailedAgain = (): void => {
    for (const { isError, refetch } of answers) if (isError) void refetch()
  }
  return {
    total: page?.details.total,
    itemAt: row => items.get(row),
    choices: page ?? known.current?.page ?? NO_CHOICES,
    failure: page === undefined && failed ? { ...failed, refetch: readFailedAgain } : null,
    message: page?.message ?? null,
    show: (from, to) => setView({ key, first: from, last: to }),
    wantedRow,
    goToPage: pageNum => setWantedRow((pageNum - FIRST_PAGE) * pageSize),
    arrive: () => setWantedRow(null),
  }
}
