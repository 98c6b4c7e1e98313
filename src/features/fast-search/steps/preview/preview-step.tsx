import { FormGroup } from '@blueprintjs/core'
import { type JSX, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '../../../../components/field-notes.tsx'
import { EmailInput } from '../../../../components/suggest-input/email-input.tsx'
import { useCall } from '../../../../lib/use-call.ts'
import type { WizardProps } from '../../state/wizard-reducer.ts'
import { StepHeading } from '../step-heading.tsx'
import { PreviewList } from './preview-list.tsx'
import './preview-step.css'

interface EmailFieldProps {
  email: string
  isWrong: boolean
  onChange: (email: string) => void
}

const MAX_LENGTH = 254

/** Asks for the address to send the report to; without a mail server it says so. */
const EmailField = ({ email, isWrong, onChange }: EmailFieldProps): JSX.Element | null => {
  const { t } = useTranslation()
  const id = useId()
  const canMail = useCall('readUsage', {}).data?.canMail
  if (canMail === undefined) return null
  const helper = canMail
    ? isWrong && <ProblemText id={`${id}-helper`} text={t('search.problem.emailWrong')} />
    : t('search.preview.emailOff')
  return (
    <FormGroup
      className="rj-preview-email"
      label={t('search.preview.email')}
      labelFor={id}
      helperText={helper && <span id={canMail ? undefined : `${id}-helper`}>{helper}</span>}
    >
      <EmailInput
        id={id}
        value={email}
        disabled={!canMail}
        maxLength={MAX_LENGTH}
        placeholder={t('search.preview.emailHint')}
        aria-invalid={isWrong}
        aria-describedby={helper ? `${id}-helper` : undefined}
        onChange={onChange}
      />
    </FormGroup>
  )
}

/** Shows everything that is about to be searched, and asks where the report goes. */
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
