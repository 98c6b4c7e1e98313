import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchEvent } from '#contract/progress.ts'
import { type StepState, WorkProgress } from '../../../components/work-progress.tsx'
import type { FollowedRun } from '../../../lib/use-followed-work.ts'
import './search-progress.css'

const SEARCH_STEPS = ['search', 'weigh', 'write', 'mail'] as const
type SearchStep = (typeof SEARCH_STEPS)[number]

type EventOf<Step extends SearchStep> = Extract<SearchEvent, { step: Step }>

/** The progress of a search: its current step, and the last event of each step. */
export interface SearchSteps {
  current: SearchStep
  news: { [Step in SearchStep]?: EventOf<Step> }
}

export const FIRST_STEPS: SearchSteps = { current: 'search', news: {} }

/** Returns the progress after one event of the stream. */
export const advance = (steps: SearchSteps, event: SearchEvent): SearchSteps =>
  event.step === 'done' || event.step === 'failed'
    ? steps
    : { current: event.step, news: { ...steps.news, [event.step]: event } }

const stateOfStep = ({ current }: SearchSteps, step: SearchStep): StepState => {
  const distance = SEARCH_STEPS.indexOf(step) - SEARCH_STEPS.indexOf(current)
  if (distance === 0) return 'current'
  return distance < 0 ? 'done' : 'open'
}

/** Share of the whole at which each step begins. The search itself takes most of the time. */
const BEGINS = { search: 0, weigh: 0.6, write: 0.75, mail: 0.95 } as const

/** Returns the share of the search that is done, 0 to 1. */
const fractionOf = ({ current, news }: SearchSteps): number => {
  const { search } = news
  return current === 'search' && search
    ? (BEGINS.weigh * (search.index - 1)) / Math.max(1, search.total)
    : BEGINS[current]
}

interface SearchProgressProps {
  run: FollowedRun<SearchSteps>
  /** Whether the report is to be sent. */
  hasMail: boolean
  onCancel: () => void
}

/** Shows the running search step by step, in the place of the preview. */
export const SearchProgress = ({ run, hasMail, onCancel }: SearchProgressProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <div className="rj-search-progress">
      <WorkProgress
        title={t('search.progress.title')}
        cancelText={t('search.progress.cancel')}
        startedAt={run.startedAt}
        fraction={fractionOf(run.steps)}
        steps={SEARCH_STEPS.filter(step => step !== 'mail' || hasMail).map(step => ({
          id: step,
          name: t(`search.progress.${step}`),
          state: stateOfStep(run.steps, step),
          news: <StepNews step={step} news={run.steps.news} />,
        }))}
        onCancel={onCancel}
      />
    </div>
  )
}

/** Shows the last event of a step: the name searched for, the marks compared or the file written. */
const StepNews = ({ step, news }: { step: SearchStep; news: SearchSteps['news'] }): JSX.Element | null => {
  const { t } = useTranslation()
  const { search, weigh, write } = news
  if (step === 'search' && search) {
    const { index, total, name } = search
    return <span className="rj-ellipsis">{t('search.progress.searchNews', { index, total, name })}</span>
  }
  if (step === 'weigh' && weigh) return <span>{t('search.progress.weighNews', { count: weigh.count })}</span>
  return step === 'write' && write ? <span>{t(`search.progress.${write.file}`)}</span> : null
}
