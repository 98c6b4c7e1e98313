import type { SearchEvent } from '#contract/progress.ts'
import type { StepState } from '../../../components/work-progress/work-progress.tsx'

export const SEARCH_STEPS = ['search', 'weigh', 'write', 'mail'] as const
export type SearchStep = (typeof SEARCH_STEPS)[number]

type EventOf<Step extends SearchStep> = Extract<SearchEvent, { step: Step }>

/** Where a search stands: the step it is at, and the last news of each step. */
export interface SearchSteps {
  current: SearchStep
  news: { [Step in SearchStep]?: EventOf<Step> }
}

export const FIRST_STEPS: SearchSteps = { current: 'search', news: {} }

/** Takes one event of the stream in. */
export const advance = (steps: SearchSteps, event: SearchEvent): SearchSteps =>
  event.step === 'done' || event.step === 'failed'
    ? steps
    : { current: event.step, news: { ...steps.news, [event.step]: event } }

export const stateOfStep = ({ current }: SearchSteps, step: SearchStep): StepState => {
  const distance = SEARCH_STEPS.indexOf(step) - SEARCH_STEPS.indexOf(current)
  if (distance === 0) return 'current'
  return distance < 0 ? 'done' : 'open'
}

/** Share of the whole at which each step begins; the search itself takes the time. */
const BEGINS = { search: 0, weigh: 0.6, write: 0.75, mail: 0.95 } as const

/** How far the search is, 0 to 1. */
export const fractionOf = ({ current, news }: SearchSteps): number => {
  const { search } = news
  return current === 'search' && search
    ? (BEGINS.weigh * (search.index - 1)) / Math.max(1, search.total)
    : BEGINS[current]
}
