import { Button, Classes, FormGroup, InputGroup, PopoverNext, Radio, RadioGroup } from '@blueprintjs/core'
import { type FormEvent, type JSX, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '../../components/field-notes.tsx'

const REASONS = ['different', 'goods', 'own', 'client', 'other'] as const
type Reason = (typeof REASONS)[number]
const LONGEST_NOTE = 400

interface DismissFormProps {
  name: string
  onDismiss: (reason: string) => void
}

const DismissForm = ({ name, onDismiss }: DismissFormProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const [reason, setReason] = useState<Reason>('different')
  const [note, setNote] = useState('')
  const [isTold, setIsTold] = useState(false)
  const isMissing = reason === 'other' && note.trim() === ''
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setIsTold(true)
    if (isMissing) return
    const parts = [...(reason === 'other' ? [] : [t(`watching.dismissing.reasons.${reason}`)]), note.trim()]
    onDismiss(parts.filter(part => part !== '').join(' · '))
  }
  return (
    <form className="rj-dismiss" onSubmit={handleSubmit} aria-labelledby={`${id}-title`} noValidate>
      <h3 id={`${id}-title`}>{t('watching.dismissing.title', { name })}</h3>
      <RadioGroup
        aria-label={t('watching.dismissing.why')}
        selectedValue={reason}
        onChange={({ currentTarget: { value } }) => setReason(REASONS.find(known => known === value) ?? reason)}
      >
        {REASONS.map(known => (
          <Radio key={known} value={known} label={t(`watching.dismissing.reasons.${known}`)} />
        ))}
      </RadioGroup>
      <FormGroup
        label={t('watching.dismissing.note')}
        labelFor={`${id}-note`}
        helperText={
          isTold && isMissing && <ProblemText id={`${id}-needed`} text={t('watching.dismissing.noteNeeded')} />
        }
      >
        <InputGroup
          id={`${id}-note`}
          maxLength={LONGEST_NOTE}
          value={note}
          onValueChange={setNote}
          aria-invalid={isTold && isMissing}
          aria-describedby={isTold && isMissing ? `${id}-needed` : undefined}
        />
      </FormGroup>
      <footer>
        <span className="rj-hint">{t('watching.dismissing.undo')}</span>
        <span className="rj-gap" />
        <Button className={Classes.POPOVER_DISMISS} text={t('watching.cancel')} />
        <Button type="submit" intent="primary" text={t('watching.dismissing.do')} />
      </footer>
    </form>
  )
}

/** Asks for the reason before an alert is dismissed. */
export const DismissButton = (props: DismissFormProps): JSX.Element => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <PopoverNext
      isOpen={isOpen}
      onInteraction={setIsOpen}
      placement="top-end"
      content={
        <DismissForm
          key={String(isOpen)}
          {...props}
          onDismiss={reason => {
            setIsOpen(false)
            props.onDismiss(reason)
          }}
        />
      }
    >
      <Button variant="minimal" text={t('watching.actions.dismiss')} />
    </PopoverNext>
  )
}
