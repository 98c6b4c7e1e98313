import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { WorkProgress } from '../../../components/work-progress.tsx'
import { type AnalysisStep, type AnalysisSteps, fractionOf, stateOfStep, stepsOf } from './analysis-steps.ts'
import type { AnalysisRun } from './use-analysis.ts'

interface StepNewsProps {
  step: AnalysisStep
  news: AnalysisSteps['news']
}

/** Shows the last event of a step: the page read, the facts found or the mark compared. */
const StepNews = ({ step, news }: StepNewsProps): JSX.Element | null => {
  const { t } = useTranslation()
  const { read, ocr, facts, compare } = news
  if (step === 'read' && read)
    return <span>{t('home.progress.readCount', { page: read.page, pages: read.pages })}</span>
  if (step === 'ocr' && ocr) return <span>{t('home.progress.readCount', { page: ocr.page, pages: ocr.pages })}</span>
  if (step === 'facts' && facts) return <span>{t('home.progress.factsCount', { count: facts.count })}</span>
  if (step !== 'compare' || !compare) return null
  const { index, total, regNo, mark } = compare
  return (
    <>
      <span>{t('home.progress.compareCount', { index, total })}</span>
      <span className="rj-hint rj-ellipsis">
        {mark === '' ? t('home.progress.compareNumber', { regNo }) : t('home.progress.compareMark', { regNo, mark })}
      </span>
    </>
  )
}

interface AnalysisProgressProps {
  run: AnalysisRun
  onCancel: () => void
}

/** Shows the running analysis step by step, in the place of the submit button. */
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
