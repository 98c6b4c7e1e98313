import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import type { CallData, CallInput } from '#contract/calls.ts'
import { FIRST_PAGE } from '#contract/limits.ts'
import { MOST_PORTFOLIO_ROWS } from '#contract/proposer-map/proposer-vocabulary.ts'
import { callApi } from '../../../lib/http.ts'

type MarksQuery = CallInput<'readProposerMarks'>['query']
export type MarksAsked = Omit<MarksQuery, 'pageNum' | 'pageSize'>
export type MarkRow = CallData<'readProposerMarks'>['rows'][number]

const PAGE_SIZE = 200

/** Returns the marks of a figure, read page by page as the table is scrolled. */
export const useMarks = (
  asked: MarksAsked,
): UseInfiniteQueryResult<InfiniteData<CallData<'readProposerMarks'>, number>> =>
  useInfiniteQuery({
    queryKey: ['readProposerMarks', asked],
    queryFn: ({ pageParam, signal }) =>
      callApi('readProposerMarks', { query: { ...asked, pageNum: pageParam, pageSize: PAGE_SIZE } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE < last.total ? pages.length + 1 : undefined),
  })

/** Reads all marks of a figure, for a file. Throws `ApiError`. */
export const readAllMarks = async (asked: MarksAsked): Promise<MarkRow[]> => {
  const rows: MarkRow[] = []
  for (let pageNum = FIRST_PAGE; ; pageNum += 1) {
    const page = await callApi('readProposerMarks', { query: { ...asked, pageNum, pageSize: MOST_PORTFOLIO_ROWS } })
    rows.push(...page.rows)
    if (page.rows.length === 0 || rows.length >= page.total) return rows
  }
}
