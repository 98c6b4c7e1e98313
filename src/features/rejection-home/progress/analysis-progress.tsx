import { Button, ProgressBar } from '@blueprintjs/core'
import { CircleIcon, FullCircleIcon, TickIcon } from '@blueprintjs/icons'
import { type JSX, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { fractionOf, type StepState, stateOfStep, stepsOf } from './analysis-steps.ts'
import { ElapsedTime } from './elapsed-time.tsx'
import { StepNews } from './step-news.tsx'
import type { AnalysisRun } from './use-analysis.ts'
import './analysis-progress.css'

interface AnalysisProgressProps {
  run: AnalysisRun
  onCancel: () => void
}

const STATE_ICONS: Readonly<Record<StepState, JSX.Element>> = {
  done: <TickIcon />,
  current: <FullCircleIcon size={12} />,
  open: <CircleIcon size={12} />,
}

/** The running analysis, step by step, in the place of the submit button. */
export const AnalysisProgress = ({ run, onCancel }: AnalysisProgressProps): JSX.Element => {
  const { t } = useTranslation()
  const box = useRef<HTMLElement>(null)

  // The submit button, which had the focus, is gone. Not the cancel button: a second Enter must not cancel.
  useEffect(() => box.current?.focus(), [])

  return (
    <section ref={box} className="rj-progress" tabIndex={-1} aria-label={t('home.progress.title')}>
      <div className="rj-progress-head">
        <span className="rj-progress-title">{t('home.progress.title')}</span>
        <ElapsedTime since={run.startedAt} />
        <span className="rj-gap" />
        <Button size="small" text={t('home.progress.cancel')} onClick={onCancel} />
      </div>
      <ProgressBar
        aria-label={t('home.progress.title')}
        value={fractionOf(run.steps)}
        animate={false}
        stripes={false}
      />
      <ol className="rj-progress-steps" role="status">
        {stepsOf(run.steps).map(step => {
          const state = stateOfStep(run.steps, step)
          return (
            <li key={step} className={`rj-progress-step rj-is-${state}`}>
              <span className="rj-progress-icon">{STATE_ICONS[state]}</span>
              <span className="rj-progress-name">{t(`home.progress.${step}`)}</span>
              <StepNews step={step} news={run.steps.news} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}
