import { TickIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { WizardProps } from '../state/wizard-reducer.ts'
import { type NumberedStep, STEPS, stepIndex } from '../state/wizard-steps.ts'
import './steps-bar.css'

interface StepsBarProps extends WizardProps {
  isLocked: boolean
}

/** Shows the steps of the mode. Finished steps lead back. */
export const StepsBar = ({ state, move, isLocked }: StepsBarProps): JSX.Element => {
  const { t } = useTranslation()
  const current = stepIndex(state)
  return (
    <nav aria-label={t('search.steps.label')}>
      <ol className="rj-steps">
        {STEPS[state.mode].map((step, place) => (
          <li key={step}>
            {place < current ? (
              <DoneStep step={step} isLocked={isLocked} onOpen={() => move({ type: 'stepOpened', step })} />
            ) : (
              <span className="rj-steps-step" aria-current={place === current ? 'step' : undefined}>
                <span className="rj-steps-ring">{place + 1}</span>
                <span className="rj-steps-name">{t(`search.steps.${step}`)}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface DoneStepProps {
  step: NumberedStep
  isLocked: boolean
  onOpen: () => void
}

const DoneStep = ({ step, isLocked, onOpen }: DoneStepProps): JSX.Element => {
  const { t } = useTranslation()
  const name = t(`search.steps.${step}`)
  return (
    <button
      type="button"
      className="rj-steps-step"
      disabled={isLocked}
      aria-label={t('search.steps.done', { name })}
      onClick={onOpen}
    >
      <span className="rj-steps-ring">
        <TickIcon size={12} />
      </span>
      <span className="rj-steps-name">{name}</span>
    </button>
  )
}
