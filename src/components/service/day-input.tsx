import { Button } from '@blueprintjs/core'
import { DateInput } from '@blueprintjs/datetime'
import { CalendarIcon } from '@blueprintjs/icons'
import { type JSX, type KeyboardEvent, type RefObject, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CalendarDay, dayOf, parseDay } from '#domain/calendar-day.ts'
import { useLanguage } from '../../locales/use-language.ts'
import { createDayPickerProps } from './day-picker-props.ts'
import { DAY_FORMAT, dayOfLocalDate, localDateOf } from './local-date.ts'
import { nameCalendar } from './name-calendar.ts'
import '../../theme/date-picker.css'

interface DayInputProps {
  id: string
  helperId: string
  day: CalendarDay | null
  /** What was typed, kept in the field even when it is no day. */
  dayText: string
  isInvalid: boolean
  isLocked: boolean
  inputRef: RefObject<HTMLInputElement | null>
  onChange: (part: { day: CalendarDay | null; dayText: string }) => void
}

/** Entry into force of the oldest law whose grounds are read (design.md §6). */
const FIRST_DAY: CalendarDay = '2001-12-01'

/** A value that is no date: the input then shows `invalidDateMessage`. */
const NO_DAY = 'none'

/** Date input with a calendar. Days after today, as it is in Asia/Shanghai, cannot be chosen. Loaded on demand. */
export const DayInput = ({ id, helperId, day, dayText, ...props }: DayInputProps): JSX.Element => {
  const { isInvalid, isLocked, inputRef, onChange } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const today = dayOf(Date.now())
  const [isDone, setIsDone] = useState(false)
  const dayPickerProps = useMemo(() => createDayPickerProps(language, t), [language, t])

  const handleText = (text: string): void => {
    const typed = parseDay(text)
    onChange({ day: typed !== null && typed >= FIRST_DAY && typed <= today ? typed : null, dayText: text })
  }

  // With a day in the field Enter and Tab are done with the calendar: it would cover what comes next. Blueprint is not
  // asked, for it goes into the calendar at Tab; without a day it still does. The form is sent by its button.
  const handleKey = (event: KeyboardEvent): void => {
    if (event.target !== inputRef.current || (event.key !== 'Enter' && event.key !== 'Tab')) return
    if (event.key === 'Enter') event.preventDefault()
    if (day === null) return
    event.stopPropagation()
    setIsDone(true)
  }
  const reopen = (): void => setIsDone(false)

  return (
    <DateInput
      value={day ?? (dayText === '' ? null : NO_DAY)}
      formatDate={dayOfLocalDate}
      parseDate={text => {
        const typed = parseDay(text)
        return typed === null ? false : localDateOf(typed)
      }}
      placeholder={DAY_FORMAT}
      minDate={localDateOf(FIRST_DAY)}
      maxDate={localDateOf(today)}
      disabled={isLocked}
      fill
      canClearSelection={false}
      highlightCurrentDay
      dateFnsLocaleLoader={noLocale}
      dayPickerProps={dayPickerProps}
      footerElement={<p className="rj-day-note rj-hint">{t('home.date.note')}</p>}
      invalidDateMessage={dayText}
      outOfRangeMessage={dayText}
      popoverProps={{
        placement: 'bottom-start',
        minimal: true,
        popoverClassName: isInvalid ? 'rj-below-helper' : '',
        onOpening: popover => nameCalendar(popover, t('home.date.open')),
        ...(isDone && { isOpen: false }),
      }}
      inputProps={{
        id,
        inputRef,
        'aria-invalid': isInvalid,
        'aria-describedby': isInvalid ? helperId : undefined,
        'aria-required': true,
        onKeyDownCapture: handleKey,
        onFocus: reopen,
        onClick: reopen,
        onChange: ({ currentTarget }) => {
          reopen()
          handleText(currentTarget.value)
        },
      }}
      rightElement={
        <Button
          variant="minimal"
          size="small"
          icon={<CalendarIcon />}
          disabled={isLocked}
          aria-label={t('home.date.open')}
          title={t('home.date.open')}
          onClick={() => inputRef.current?.focus()}
        />
      }
      onChange={(chosen, isUserChange) => {
        if (isUserChange && chosen !== null) onChange({ day: chosen, dayText: chosen })
      }}
    />
  )
}

// The names come from Intl (day-picker-props.ts); without this Blueprint would go looking for a date-fns locale.
const noLocale = (): Promise<undefined> => Promise.resolve(undefined)
