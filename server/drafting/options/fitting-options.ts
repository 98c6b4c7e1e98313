import type { CitedMark } from '#contract/notice.ts'
import type { Draft } from '../draft.ts'
import { isPending } from '../is-pending.ts'
import type { OptionName } from './option-table.ts'

/** The options that are taken against one cited mark; the others concern the application as a whole. */
export type MarkOptionName = Extract<
  OptionName,
  'Argue' | 'Goods' | 'Lapsed' | 'NonUse' | 'Challenge' | 'Assignment' | 'Consent' | 'Suspension'
>

type Fits = (draft: Draft, citedMark: CitedMark, index: number) => boolean

const always: Fits = () => true
const isRegistered: Fits = (_draft, citedMark) => !isPending(citedMark)

const FITS: Record<MarkOptionName, Fits> = {
  Argue: always,
  Goods: always,
  Lapsed: isRegistered,
  NonUse: isRegistered,
  Challenge: always,
  Assignment: always,
  Consent: ({ comparisons }, _citedMark, index) => comparisons[index]?.level !== 'identical',
  Suspension: always,
}

/** The options that what the notice shows of a cited mark leaves open, in the order of domain.md §4.1. */
export const fittingOptions = (draft: Draft, citedMark: CitedMark, index: number): MarkOptionName[] =>
  (Object.keys(FITS) as MarkOptionName[]).filter(name => FITS[name](draft, citedMark, index))
