import { FormGroup, InputGroup } from '@blueprintjs/core'
import { type JSX, type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ServiceType } from '#contract/deadline.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { ProblemText, RequiredMark } from '../field-notes.tsx'
import { partOnUse } from '../part-on-use.tsx'
import { PAPER } from './service-type-field.tsx'
import './date-field.css'

/** The format of a typed day in either language. */
const DAY_FORMAT = 'YYYY-MM-DD'

/** A reason why the field's text is no valid day. */
export type DateProblem = 'required' | 'invalid'

const DayInput = partOnUse(
  async () => (await import('./day-input.tsx')).DayInput,
  ({ id }) => <InputGroup id={id} placeholder={DAY_FORMAT} readOnly />,
)

interface DateFieldProps {
  type: ServiceType
  day: CalendarDay | null
  dayText: string
  problem: DateProblem | undefined
  isLocked: boolean
  inputRef: RefObject<HTMLInputElement | null>
  /** Called when the focus leaves the field. */
  onLeave?: () => void
  onChange: (part: { day: CalendarDay | null; dayText: string }) => void
}

/** Asks for the day that the period starts from: receipt of a paper, dispatch of an electronic notice. */
export const DateField = ({ type, problem, ...input }: DateFieldProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const helperId = `${id}-helper`
  return (
    <FormGroup
      className="rj-date-field"
      label={type === PAPER ? t('home.date.onPaper') : t('home.date.electronic')}
      labelInfo={<RequiredMark />}
      labelFor={id}
      {...(problem && { intent: 'danger' })}
      helperText={problem && <ProblemText id={helperId} text={t(`home.date.${problem}`)} />}
    >
      <DayInput {...input} id={id} helperId={helperId} placeholder={DAY_FORMAT} isInvalid={problem !== undefined} />
    </FormGroup>
  )
}
