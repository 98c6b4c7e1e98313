import { Button, DialogBody, DialogFooter, FormGroup, Radio, RadioGroup } from '@blueprintjs/core'
import { WarningSignIcon } from '@blueprintjs/icons'
import { type JSX, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Filing, FilingBody } from '#contract/rejection.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { ApiError } from '../../lib/http.ts'
import { ProblemText } from '../field-notes.tsx'
import { DayInput } from './day-input.tsx'
import { dayProblemOf, RequiredDay, typedOf } from './required-day.tsx'
import { useSaveFiling } from './use-save-filing.ts'
import './filing-dialog.css'
import { TitledDialog } from '../titled-dialog.tsx'

interface FilingDialogProps {
  id: number
  /** What the case is called. */
  name: string
  due: CalendarDay | null
  /** What is recorded. */
  filing: Filing
  /** Called once the record is kept, or taken back. */
  onDone?: ((filedOn: CalendarDay | null) => void) | undefined
  onClose: () => void
}

/**
 * Asks for the day on which the review was filed and whether the application announced supplementary evidence, later for the
 * day of that; takes the record back where there is one.
 */
export const FilingDialog = ({ id, name, due, filing, onDone, onClose }: FilingDialogProps): JSX.Element => {
  const { filedOn, evidenceDue } = filing
  const { t } = useTranslation()
  const fieldId = useId()
  const input = useRef<HTMLInputElement>(null)
  const save = useSaveFiling()
  const [date, setDate] = useState(() => typedOf(filedOn))
  // Nothing is proposed: whether evidence was announced is what the attorney says.
  const [hasEvidence, setHasEvidence] = useState(filing.hasEvidence)
  const [evidence, setEvidence] = useState(() => typedOf(filing.evidenceOn))
  const firstRadio = useRef<HTMLInputElement>(null)
  const evidenceInput = useRef<HTMLInputElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<'refused' | 'failed' | null>(null)
  const dayProblem = dayProblemOf(date)
  const problem = dayProblem !== null && (isAsked || dayProblem === 'invalid') ? t(`home.date.${dayProblem}`) : null

  const evidenceProblem = evidence.day === null && evidence.dayText.trim() !== ''
  const keep = async (body: FilingBody): Promise<void> => {
    setIsSaving(true)
    setFailure(null)
    try {
      await save(id, body)
      onDone?.(body.filedOn)
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.code === 'invalidInput' ? 'refused' : 'failed')
      setIsSaving(false)
    }
  }
  const handleSave = (): void => {
    setIsAsked(true)
    if (date.day === null) input.current?.focus()
    else if (hasEvidence === null) firstRadio.current?.focus()
    else if (hasEvidence && evidenceProblem) evidenceInput.current?.focus()
    else void keep({ filedOn: date.day, hasEvidence, evidenceOn: hasEvidence ? evidence.day : null })
  }

  return (
    <TitledDialog className="rj-filing-dialog" isOpen title={t('home.filing.title')} onClose={onClose}>
      <DialogBody>
        <p>
          <strong>{name}</strong>
          {due !== null && <span className="rj-label"> {t('home.filing.dueOn', { date: due })}</span>}
        </p>
        <RequiredDay
          id={fieldId}
          label={t('home.filing.day')}
          date={date}
          note={t('home.filing.note')}
          problem={problem}
          isLocked={isSaving}
          inputRef={input}
          onChange={part => {
            setDate(part)
            setFailure(null)
          }}
        />
        <p className="rj-hint">{t('home.filing.hint')}</p>
        <RadioGroup
          className="rj-filing-evidence"
          inline
          label={t('home.filing.evidence')}
          selectedValue={hasEvidence === null ? '' : hasEvidence ? 'yes' : 'no'}
          disabled={isSaving}
          onChange={({ currentTarget }) => {
            setHasEvidence(currentTarget.value === 'yes')
            setFailure(null)
          }}
        >
          <Radio value="yes" label={t('home.filing.evidenceYes')} inputRef={firstRadio} />
          <Radio value="no" label={t('home.filing.evidenceNo')} />
        </RadioGroup>
        {hasEvidence === null && isAsked && <ProblemText text={t('home.filing.evidenceAsked')} />}
        {hasEvidence === null && !isAsked && filedOn !== null && (
          <p className="rj-hint">{t('home.filing.evidenceNeverAsked')}</p>
        )}
        {hasEvidence === true && (
          <FormGroup
            label={t('home.filing.evidenceDay')}
            labelInfo={t('home.filing.evidenceOptional')}
            labelFor={`${fieldId}-evidence`}
            {...(evidenceProblem && { intent: 'danger' })}
            helperText={
              evidenceProblem ? (
                <ProblemText id={`${fieldId}-evidence-helper`} text={t('home.date.invalid')} />
              ) : evidenceDue !== null && date.day === filedOn ? (
                t('home.filing.evidenceDue', { due: evidenceDue })
              ) : (
                t('home.filing.evidenceRule')
              )
            }
          >
            <DayInput
              {...evidence}
              id={`${fieldId}-evidence`}
              helperId={`${fieldId}-evidence-helper`}
              placeholder="YYYY-MM-DD"
              note={t('home.filing.evidenceNote')}
              isOptional
              isInvalid={evidenceProblem}
              isLocked={isSaving}
              inputRef={evidenceInput}
              onChange={part => {
                setEvidence(part)
                setFailure(null)
              }}
            />
          </FormGroup>
        )}
        {date.day !== null && due !== null && date.day > due && (
          <p className="rj-filing-late" role="status">
            <WarningSignIcon size={14} />
            {t('home.filing.late', { due })}
          </p>
        )}
        {failure !== null && <ProblemText text={t(`home.filing.${failure}`)} />}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={t('home.filing.cancel')} onClick={onClose} />
            <Button intent="primary" text={t('home.filing.save')} loading={isSaving} onClick={handleSave} />
          </>
        }
      >
        {filedOn !== null && (
          <Button
            variant="minimal"
            text={t('home.filing.takeBack')}
            disabled={isSaving}
            onClick={() => void keep({ filedOn: null })}
          />
        )}
      </DialogFooter>
    </TitledDialog>
  )
}
