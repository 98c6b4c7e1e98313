import { Button, DialogBody, DialogFooter, FormGroup, InputGroup } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { type JSX, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReminderBody } from '#contract/rejection.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { ApiError, callApi } from '../../lib/http.ts'
import { ProblemText } from '../field-notes.tsx'
import { dayProblemOf, RequiredDay, typedOf } from './required-day.tsx'
import { readCasesAgain } from './use-save-filing.ts'
import './filing-dialog.css'
import { TitledDialog } from '../titled-dialog.tsx'

const MOST_LETTERS = 200
const LATEST: CalendarDay = '2099-12-31'

interface ReminderDialogProps {
  id: number
  /** What the case is called. */
  name: string
  /** The reminder that stands; null for none. */
  day: CalendarDay | null
  text: string
  onClose: () => void
}

/** Asks on which day the calendar is to remind of a case, and of what; takes the reminder away where there is one. */
export const ReminderDialog = ({ id, name, day, text, onClose }: ReminderDialogProps): JSX.Element => {
  const { t } = useTranslation()
  const fieldId = useId()
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [date, setDate] = useState(() => typedOf(day))
  const [note, setNote] = useState(text)
  const [isAsked, setIsAsked] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const dayProblem = dayProblemOf(date)
  const problem =
    dayProblem === 'invalid'
      ? t('home.reminder.invalid')
      : dayProblem !== null && isAsked
        ? t('home.date.required')
        : null

  const keep = async (body: ReminderBody): Promise<void> => {
    setIsSaving(true)
    setHasFailed(false)
    try {
      await callApi('setReminder', { params: { id }, body })
      await readCasesAgain(queryClient)
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setHasFailed(true)
      setIsSaving(false)
    }
  }
  const handleSave = (): void => {
    setIsAsked(true)
    if (date.day === null) input.current?.focus()
    else void keep({ day: date.day, text: note })
  }
  return (
    <TitledDialog className="rj-filing-dialog" isOpen title={t('home.reminder.title')} onClose={onClose}>
      <DialogBody>
        <p>
          <strong>{name}</strong>
        </p>
        <RequiredDay
          id={fieldId}
          label={t('home.reminder.day')}
          date={date}
          note={t('home.reminder.note')}
          latest={LATEST}
          problem={problem}
          isLocked={isSaving}
          inputRef={input}
          onChange={setDate}
        />
        <FormGroup label={t('home.reminder.text')} labelFor={`${fieldId}-text`}>
          <InputGroup
            id={`${fieldId}-text`}
            value={note}
            maxLength={MOST_LETTERS}
            disabled={isSaving}
            onValueChange={setNote}
          />
        </FormGroup>
        <p className="rj-hint">{t('home.reminder.hint')}</p>
        {hasFailed && <ProblemText text={t('home.filing.failed')} />}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={t('home.filing.cancel')} onClick={onClose} />
            <Button intent="primary" text={t('home.reminder.save')} loading={isSaving} onClick={handleSave} />
          </>
        }
      >
        {day !== null && (
          <Button
            variant="minimal"
            text={t('home.reminder.remove')}
            disabled={isSaving}
            onClick={() => void keep({ day: null, text: '' })}
          />
        )}
      </DialogFooter>
    </TitledDialog>
  )
}
