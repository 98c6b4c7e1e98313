import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { WorkProgress } from '../../../components/work-progress/work-progress.tsx'
import { fractionOf, stateOfStep, stepsOf } from './analysis-steps.ts'
import { StepNews } from './step-news.tsx'
import type { AnalysisRun } from './use-analysis.ts'

interface AnalysisProgressProps {
  run: AnalysisRun
  onCancel: () => void
}

/** The running analysis, step by step, in the place of the submit button. */
export const AnalysisProgress = ({ run, onCancel }: AnalysisProgressProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <WorkProgress
      title={t('home.progress.title')}
      cancelText={t('home.progress.cancel')}
      startedAt={run.startedAt}
      fraction={fractionOf(run.steps)}
      steps={stepsOf(run.steps).map(step => ({
        id: step,
        name: t(`home.progress.${step}`),
        state: stateOfStep(run.steps, step),
        news: <StepNews step={step} news={run.steps.news} />,
      }))}
      onCancel={onCancel}
    />
  )
}
