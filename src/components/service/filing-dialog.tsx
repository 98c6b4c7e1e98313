import { Button, Dialog, DialogBody, DialogFooter, FormGroup } from '@blueprintjs/core'
import { WarningSignIcon } from '@blueprintjs/icons'
import { type JSX, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { ApiError } from '../../lib/http.ts'
import { ProblemText, RequiredMark } from '../field-notes.tsx'
import { DayInput } from './day-input.tsx'
import { useSaveFiling } from './use-save-filing.ts'
import './filing-dialog.css'

interface FilingDialogProps {
  id: number
  /** What the case is called. */
  name: string
  due: CalendarDay | null
  /** The day that is recorded; null where none is. */
  filedOn: CalendarDay | null
  /** Called once the record is kept, or taken back. */
  onDone?: ((filedOn: CalendarDay | null) => void) | undefined
  onClose: () => void
}

/** Asks for the day on which the review was filed, and takes the record back where there is one. */
export const FilingDialog = ({ id, name, due, filedOn, onDone, onClose }: FilingDialogProps): JSX.Element => {
  const { t } = useTranslation()
  const fieldId = useId()
  const input = useRef<HTMLInputElement>(null)
  const save = useSaveFiling()
  const [date, setDate] = useState<{ day: CalendarDay | null; dayText: string }>({
    day: filedOn,
    dayText: filedOn ?? '',
  })
  const [isAsked, setIsAsked] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<'refused' | 'failed' | null>(null)
  const dayProblem = date.day !== null ? null : date.dayText.trim() === '' ? 'required' : 'invalid'
  const problem = dayProblem !== null && (isAsked || dayProblem === 'invalid') ? t(`home.date.${dayProblem}`) : null

  const keep = async (day: CalendarDay | null): Promise<void> => {
    setIsSaving(true)
    setFailure(null)
    try {
      await save(id, day)
      onDone?.(day)
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
    else void keep(date.day)
  }

  return (
    <Dialog className="rj-filing-dialog" isOpen title={t('home.filing.title')} onClose={onClose}>
      <DialogBody>
        <p>
          <strong>{name}</strong>
          {due !== null && <span className="rj-label"> {t('home.filing.dueOn', { date: due })}</span>}
        </p>
        <FormGroup
          label={t('home.filing.day')}
          labelInfo={<RequiredMark />}
          labelFor={fieldId}
          {...(problem !== null && { intent: 'danger' })}
          helperText={problem !== null && <ProblemText id={`${fieldId}-helper`} text={problem} />}
        >
          <DayInput
            {...date}
            id={fieldId}
            helperId={`${fieldId}-helper`}
            placeholder="YYYY-MM-DD"
            note={t('home.filing.note')}
            isInvalid={problem !== null}
            isLocked={isSaving}
            inputRef={input}
            onChange={part => {
              setDate(part)
              setFailure(null)
            }}
          />
        </FormGroup>
        <p className="rj-hint">{t('home.filing.hint')}</p>
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
            onClick={() => void keep(null)}
          />
        )}
      </DialogFooter>
    </Dialog>
  )
}
