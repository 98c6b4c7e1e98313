import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { WizardProps } from '../state/wizard-props.ts'
import { StepHeading } from '../wizard/step-heading.tsx'
import { EmailField } from './email-field.tsx'
import { PreviewList } from './preview-list.tsx'
import './preview-step.css'

/** The last look before the search: what is searched, what is taken how, and where the report goes. */
export const PreviewStep = ({ state, move }: WizardProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <div className="rj-wizard-step rj-wizard-page rj-preview">
      <StepHeading text={t('search.preview.heading')} />
      <PreviewList state={state} move={move} />
      <p className="rj-preview-note rj-hint">{t('search.preview.note')}</p>
      <EmailField
        email={state.form.email}
        isWrong={state.problem === 'emailWrong'}
        onChange={email => move({ type: 'emailChanged', email })}
      />
    </div>
  )
}
