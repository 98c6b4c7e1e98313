import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { WorkProgress } from '../../../components/work-progress/work-progress.tsx'
import type { FollowedRun } from '../../../lib/use-followed-work.ts'
import { fractionOf, SEARCH_STEPS, type SearchStep, type SearchSteps, stateOfStep } from './search-steps.ts'
import './search-progress.css'

interface SearchProgressProps {
  run: FollowedRun<SearchSteps>
  /** Whether the report is to be sent. */
  hasMail: boolean
  onCancel: () => void
}

/** The running search, step by step, in the place of the preview. */
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

/** What a step has to tell: the name it looks for, the marks it weighs, the file it writes. */
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
