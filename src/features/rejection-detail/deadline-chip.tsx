import { Button, PopoverNext, PopupKind } from '@blueprintjs/core'
import { CalendarIcon, CaretDownIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deadline } from '#contract/deadline.ts'
import { daysLeft, urgencyOf } from '../../lib/days-left.ts'
import { formatShortDay } from '../../lib/format-day.ts'
import { useLanguage } from '../../locales/use-language.ts'
import { DeadlineSteps } from './deadline-steps.tsx'
import './deadline-chip.css'

interface DeadlineChipProps {
  /** The analysis, for its calendar file. */
  id: number
  deadline: Deadline
  /** Milliseconds; the days left are counted from its day in Asia/Shanghai. */
  now: number
  isCorrectable: boolean
  /** Day or way of service are to be corrected. */
  onCorrect: () => void
}

/** The deadline and the days left, coloured by how near it is; opens the arithmetic. */
export const DeadlineChip = ({ id, deadline, now, isCorrectable, onCorrect }: DeadlineChipProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const days = daysLeft(deadline.due, now)
  const left =
    days < 0 ? t('deadline.past') : days === 0 ? t('deadline.dueToday') : t('deadline.daysLeft', { count: days })
  return (
    <PopoverNext
      placement="bottom-start"
      arrow={false}
      animation="minimal"
      middleware={{ offset: { mainAxis: 8 } }}
      popupKind={PopupKind.DIALOG}
      shouldReturnFocusOnClose
      content={<DeadlineSteps id={id} deadline={deadline} isCorrectable={isCorrectable} onCorrect={onCorrect} />}
    >
      <Button
        className="rj-deadline-chip"
        data-urgency={urgencyOf(days)}
        icon={<CalendarIcon size={14} />}
        endIcon={<CaretDownIcon size={14} />}
      >
        <span className="rj-deadline-by">{t('detail.deadline.by')} </span>
        <b>{formatShortDay(deadline.due, language, now)}</b> · {left}
      </Button>
    </PopoverNext>
  )
}
