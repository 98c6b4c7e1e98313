import { FormGroup } from '@blueprintjs/core'
import type { JSX, RefObject } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { ProblemText, RequiredMark } from '../field-notes.tsx'
import type { DateProblem } from './date-field.tsx'
import { DayInput } from './day-input.tsx'

/** A day as it is typed: the text stays even when it is no day. */
export interface TypedDay {
  day: CalendarDay | null
  dayText: string
}

/** Returns a day as it stands in its field. */
export const typedOf = (day: CalendarDay | null): TypedDay => ({ day, dayText: day ?? '' })

/** Returns why a typed day is none that can be kept; null where it is one. */
export const dayProblemOf = ({ day, dayText }: TypedDay): DateProblem | null =>
  day !== null ? null : dayText.trim() === '' ? 'required' : 'invalid'

interface RequiredDayProps {
  id: string
  label: string
  date: TypedDay
  /** Stands below the calendar. */
  note: string
  /** The last day that may be chosen; left out, it is today in Asia/Shanghai. */
  latest?: CalendarDay
  /** What is wrong with the day, in words; null for nothing. */
  problem: string | null
  isLocked: boolean
  inputRef: RefObject<HTMLInputElement | null>
  onChange: (date: TypedDay) => void
}

/** Asks for a day that has to be told, in a dialog. */
export const RequiredDay = ({ id, label, date, problem, ...input }: RequiredDayProps): JSX.Element => (
  <FormGroup
    label={label}
    labelInfo={<RequiredMark />}
    labelFor={id}
    {...(problem !== null && { intent: 'danger' })}
    helperText={problem !== null && <ProblemText id={`${id}-helper`} text={problem} />}
  >
    <DayInput
      {...date}
      {...input}
      id={id}
      helperId={`${id}-helper`}
      placeholder="YYYY-MM-DD"
      isInvalid={problem !== null}
    />
  </FormGroup>
)
