import { createContext, useContext } from 'react'
import type { CallInput } from '#contract/calls.ts'
import { CLASS_COUNT } from '#contract/limits.ts'
import { MARK_STATUSES } from '#contract/vocabulary.ts'

/** The filters that narrow the portfolio; they stand in the address. */
export interface PortfolioFilters {
  from: number | null
  until: number | null
  classes: readonly number[]
  statuses: readonly string[]
}

/** One figure whose marks are opened, under the name that it has on the page. */
export interface OpenedFigure {
  title: string
  figure: Partial<CallInput<'readProposerMarks'>['query']>
}

/** The state that every part of the page reads. */
export interface PortfolioView {
  name: string
  filters: PortfolioFilters
  /** Shows the marks that a figure counts. */
  open: (figure: OpenedFigure) => void
}

const PortfolioContext = createContext<PortfolioView | null>(null)
export const PortfolioProvider = PortfolioContext.Provider

export const usePortfolioView = (): PortfolioView => {
  const view = useContext(PortfolioContext)
  if (view === null) throw new Error('There is no portfolio around this part.')
  return view
}

const YEAR = /^(1[89]|2[01])\d{2}$/
const yearIn = (text: string | null): number | null => (text !== null && YEAR.test(text) ? Number(text) : null)

/** Returns the classes of a typed list; null where one is none. */
export const classesIn = (text: string): number[] | null => {
  const parts = text.split(/[\s,，、;；]+/u).filter(part => part !== '')
  const classes = parts.map(Number)
  const isClass = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= CLASS_COUNT
  return classes.every(isClass) ? [...new Set(classes)].sort((a, b) => a - b) : null
}

/** Reads the filters of an address; what is malformed, and years the wrong way round, narrow nothing. */
export const readFilters = (params: URLSearchParams): PortfolioFilters => {
  const [from, until] = [yearIn(params.get('from')), yearIn(params.get('until'))]
  const isTurned = from !== null && until !== null && from > until
  const statuses = (params.get('status') ?? '').split(',')
  return {
    from: isTurned ? null : from,
    until: isTurned ? null : until,
    classes: classesIn(params.get('intCls') ?? '') ?? [],
    statuses: MARK_STATUSES.filter(status => statuses.includes(status)),
  }
}

/** Returns the filters as they stand in the address and in calls. */
export const filterParams = ({ from, until, classes, statuses }: PortfolioFilters) => ({
  ...(from !== null && { from }),
  ...(until !== null && { until }),
  ...(classes.length > 0 && { intCls: classes.join(',') }),
  ...(statuses.length > 0 && { status: statuses.join(',') }),
})

export const hasFilters = (filters: PortfolioFilters): boolean => Object.keys(filterParams(filters)).length > 0

/** Returns the address of a portfolio. */
export const portfolioParams = (name: string, filters: PortfolioFilters): URLSearchParams =>
  new URLSearchParams(
    Object.entries({ name, ...filterParams(filters) }).map(([key, value]): [string, string] => [key, String(value)]),
  )
