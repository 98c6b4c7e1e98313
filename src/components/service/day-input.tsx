import { Button } from '@blueprintjs/core'
import { DateInput, type DateInputProps } from '@blueprintjs/datetime'
import { CalendarIcon } from '@blueprintjs/icons'
import type { TFunction } from 'i18next'
import { type JSX, type KeyboardEvent, type RefObject, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CalendarDay, dayOf, parseDay } from '#domain/calendar-day.ts'
import { LANGUAGE_TAG, type Language, useLanguage } from '../../locales/language.ts'
import '../../theme/date-picker.css'

/** Returns a day as the calendar widget takes it: midnight in the browser's own zone. */
const localDateOf = (day: CalendarDay): Date => new Date(`${day}T00:00:00`)

const dayOfLocalDate = (date: Date): CalendarDay => {
  const pad = (part: number): string => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

type DayPickerProps = NonNullable<DateInputProps['dayPickerProps']>

/** Returns months, weekdays and labels of the calendar in the interface's language. Weeks begin on Monday. */
const createDayPickerProps = (language: Language, t: TFunction): DayPickerProps => {
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(LANGUAGE_TAG[language], options)
    return (date: Date): string => format.format(date)
  }
  return {
    weekStartsOn: 1,
    showOutsideDays: false,
    formatters: {
      formatCaption: formatter({ year: 'numeric', month: 'long' }),
      formatMonthCaption: formatter({ month: language === 'zh' ? 'numeric' : 'short' }),
      formatYearCaption: formatter({ year: 'numeric' }),
      formatWeekdayName: formatter({ weekday: language === 'zh' ? 'narrow' : 'short' }),
    },
    labels: {
      labelDay: formatter({ dateStyle: 'full' }),
      labelWeekday: formatter({ weekday: 'long' }),
      labelPrevious: () => t('home.date.previousMonth'),
      labelNext: () => t('home.date.nextMonth'),
      labelMonthDropdown: () => t('home.date.month'),
      labelYearDropdown: () => t('home.date.year'),
    },
  }
}

/** Replaces the English names in the calendar for which Blueprint has no property. */
const nameCalendar = (popover: HTMLElement, name: string): void => {
  popover.querySelector('[role="dialog"]')?.setAttribute('aria-label', name)
  // Decoration: the lists beside the arrows have names of their own.
  for (const arrow of popover.querySelectorAll('.bp6-html-select > .bp6-icon'))
    arrow.setAttribute('aria-hidden', 'true')
}

interface DayInputProps {
  id: string
  helperId: string
  placeholder: string
  day: CalendarDay | null
  /** The typed text. It stays in the field even when it is no day. */
  dayText: string
  /** Stands below the calendar; left out, it says which day the period starts from. */
  note?: string
  /** The last day that may be chosen; left out, it is today in Asia/Shanghai. */
  latest?: CalendarDay
  isOptional?: boolean
  isInvalid: boolean
  isLocked: boolean
  inputRef: RefObject<HTMLInputElement | null>
  onLeave?: (() => void) | undefined
  onChange: (part: { day: CalendarDay | null; dayText: string }) => void
}

/** The oldest law whose grounds are read came into force on this day (docs/architecture.md §6). */
const FIRST_DAY: CalendarDay = '2001-12-01'

/** A value that is no date: the input then shows `invalidDateMessage`. */
const NO_DAY = 'none'

/** Shows a date input with a calendar. Days after the latest one cannot be chosen. Loaded on demand. */
export const DayInput = ({ id, helperId, day, dayText, ...props }: DayInputProps): JSX.Element => {
  const { placeholder, note, latest, isOptional = false, isInvalid, isLocked, inputRef, onLeave, onChange } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const last = latest ?? dayOf(Date.now())
  const [isDone, setIsDone] = useState(false)
  const dayPickerProps = useMemo(() => createDayPickerProps(language, t), [language, t])

  const handleText = (text: string): void => {
    const typed = parseDay(text)
    onChange({ day: typed !== null && typed >= FIRST_DAY && typed <= last ? typed : null, dayText: text })
  }

  // With a day in the field, Enter and Tab close the calendar, which would cover the next control. Blueprint would move the
  // focus into the calendar at Tab, and still does without a day. Enter does not send the form; its button does.
  const handleKey = (event: KeyboardEvent): void => {
    if (event.target !== inputRef.current) return
    if (event.key === 'Escape' && !(isDone && inputRef.current?.closest('[role="dialog"]'))) {
      // Blueprint would take the focus out of the field. A dialog around it closes at the next Escape.
      event.stopPropagation()
      setIsDone(true)
    }
    if (event.key !== 'Enter' && event.key !== 'Tab') return
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
      placeholder={placeholder}
      minDate={localDateOf(FIRST_DAY)}
      maxDate={localDateOf(last)}
      disabled={isLocked}
      fill
      canClearSelection={false}
      highlightCurrentDay
      dateFnsLocaleLoader={noLocale}
      dayPickerProps={dayPickerProps}
      footerElement={<p className="rj-day-note rj-hint">{note ?? t('home.date.note')}</p>}
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
        'aria-required': !isOptional,
        onKeyDownCapture: handleKey,
        onFocus: reopen,
        onBlur: () => onLeave?.(),
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

// The names come from Intl; without this Blueprint would load a date-fns locale.
const noLocale = (): Promise<undefined> => Promise.resolve(undefined)
