import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { type JSX, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ServiceType } from '#contract/deadline.ts'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { type CalendarDay, dayOf, midnightOf } from '#domain/calendar-day.ts'
import { ProblemText } from '../../../components/field-notes.tsx'
import { DateField } from '../../../components/service/date-field.tsx'
import { DeadlineCard } from '../../../components/service/deadline-card.tsx'
import { ServiceTypeField } from '../../../components/service/service-type-field.tsx'
import type { CorrectionProblem } from './use-correction.ts'
import './service-dialog.css'

interface ServiceDialogProps {
  log: Pick<RejectionLogDetail, 'id' | 'receiveTime' | 'type'>
  problem: CorrectionProblem | null
  onCorrect: (service: { receiveTime: number; type: ServiceType }) => void
  onClose: () => void
}

/** Corrects day and way of service, and shows the resulting deadline while they are chosen. */
export const ServiceDialog = ({ log, problem, onCorrect, onClose }: ServiceDialogProps): JSX.Element => {
  const { t } = useTranslation()
  const given = dayOf(log.receiveTime)
  const [type, setType] = useState(log.type)
  const [date, setDate] = useState<{ day: CalendarDay | null; dayText: string }>({ day: given, dayText: given })
  const [isAsked, setIsAsked] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const dateProblem = date.day !== null ? undefined : date.dayText.trim() === '' ? 'required' : 'invalid'

  const handleCorrect = (): void => {
    setIsAsked(true)
    if (date.day === null) input.current?.focus()
    else if (date.day === given && type === log.type) onClose()
    else onCorrect({ receiveTime: midnightOf(date.day), type })
  }

  return (
    <Dialog className="rj-service-dialog" isOpen title={t('detail.correction.service')} onClose={onClose}>
      <DialogBody>
        <p className="rj-hint">{t('detail.correction.serviceText')}</p>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a key of the field inside from the dialog */}
        <div
          className="rj-service-fields"
          // Escape closes the calendar first.
          onKeyDown={event => {
            if (event.key === 'Escape' && event.target === input.current) event.stopPropagation()
          }}
        >
          <DateField
            type={type}
            {...date}
            problem={isAsked || dateProblem === 'invalid' ? dateProblem : undefined}
            isLocked={false}
            inputRef={input}
            onChange={setDate}
          />
          <ServiceTypeField value={type} isLocked={false} onChange={setType} />
        </div>
        {date.day !== null && <DeadlineCard day={date.day} type={type} id={log.id} />}
        {problem !== null && <ProblemText text={t(`detail.correction.problem.${problem}`)} />}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={t('detail.correction.cancel')} onClick={onClose} />
            <Button intent="primary" text={t('detail.correction.correct')} onClick={handleCorrect} />
          </>
        }
      />
    </Dialog>
  )
}
