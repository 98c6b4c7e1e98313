import { Button, FormGroup, TextArea } from '@blueprintjs/core'
import { type FormEvent, type JSX, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface OverruleFormProps {
  onSave: (reason: string) => void
  onCancel: () => void
}

/** Asks why a mark is no obstacle; without a reason it stays. */
export const OverruleForm = ({ onSave, onCancel }: OverruleFormProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const given = reason.trim()
    setMissing(given === '')
    if (given !== '') onSave(given)
  }

  return (
    <form className="rj-overrule-form" onSubmit={handleSubmit}>
      <FormGroup
        label={t('result.overrule.reason')}
        labelFor={id}
        intent={isMissing ? 'danger' : 'none'}
        helperText={isMissing ? t('result.overrule.reasonMissing') : t('result.overrule.intro')}
      >
        <TextArea
          id={id}
          fill
          autoFocus
          rows={3}
          maxLength={1000}
          value={reason}
          aria-invalid={isMissing}
          onChange={event => setReason(event.target.value)}
        />
      </FormGroup>
      <div className="rj-actions">
        <Button type="submit" intent="primary" text={t('result.overrule.save')} />
        <Button text={t('result.overrule.cancel')} onClick={onCancel} />
      </div>
    </form>
  )
}
