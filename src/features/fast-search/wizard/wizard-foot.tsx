import { Button } from '@blueprintjs/core'
import { ArrowRightIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { WizardProps } from '../state/wizard-props.ts'
import { isLastStep } from '../state/wizard-steps.ts'
import { useSummary } from './use-summary.ts'
import './wizard-foot.css'

interface WizardFootProps extends WizardProps {
  onSubmit: () => void
}

/** The way back, what has been chosen so far, and the way on; on the last step that is the submit. */
export const WizardFoot = ({ state, move, onSubmit }: WizardFootProps): JSX.Element => {
  const { t } = useTranslation()
  const summary = useSummary(state)
  return (
    <footer className="rj-wizard-foot">
      <Button text={t('search.foot.previous')} onClick={() => move({ type: 'previous' })} />
      <span className="rj-wizard-summary rj-ellipsis">{summary}</span>
      {isLastStep(state) ? (
        <Button intent="primary" text={t('search.foot.submit')} onClick={onSubmit} />
      ) : (
        <Button
          intent="primary"
          text={t('search.foot.next')}
          endIcon={<ArrowRightIcon />}
          onClick={() => move({ type: 'next' })}
        />
      )}
    </footer>
  )
}
