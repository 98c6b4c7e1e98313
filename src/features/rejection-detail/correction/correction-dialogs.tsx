import { Button, DialogBody, DialogFooter, Radio, RadioGroup } from '@blueprintjs/core'
import { type JSX, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice, DisputedPlace } from '#contract/correction.ts'
import type { ServiceType } from '#contract/deadline.ts'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { type CalendarDay, dayOf, midnightOf } from '#domain/calendar-day.ts'
import { ProblemText } from '../../../components/field-notes.tsx'
import { DateField } from '../../../components/service/date-field.tsx'
import { DeadlineCard } from '../../../components/service/deadline-card.tsx'
import { ServiceTypeField } from '../../../components/service/service-type-field.tsx'
import type { CorrectionModel, CorrectionProblem } from './use-correction.ts'
import './service-dialog.css'
import './disputed-places-dialog.css'
import { TitledDialog } from '../../../components/titled-dialog.tsx'

interface ServiceDialogProps {
  log: Pick<RejectionLogDetail, 'id' | 'receiveTime' | 'type'>
  problem: CorrectionProblem | null
  onCorrect: (service: { receiveTime: number; type: ServiceType }) => void
  onClose: () => void
}

/** Corrects day and way of service, and shows the resulting deadline while they are chosen. */
const ServiceDialog = ({ log, problem, onCorrect, onClose }: ServiceDialogProps): JSX.Element => {
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
    <TitledDialog className="rj-service-dialog" isOpen title={t('detail.correction.service')} onClose={onClose}>
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
    </TitledDialog>
  )
}

interface DisputedPlacesDialogProps {
  places: readonly DisputedPlace[]
  onChoose: (choices: Record<string, Choice>) => void
  onGiveUp: () => void
}

/**
 * Shows both texts of each place that attorney and correction both changed, to choose from. The attorney's is chosen at
 * first.
 */
const DisputedPlacesDialog = ({ places, onChoose, onGiveUp }: DisputedPlacesDialogProps): JSX.Element => {
  const { t } = useTranslation()
  const [choices, setChoices] = useState(() => new Map<string, Choice>(places.map(({ id }) => [id, 'mine'])))
  const optionOf = (choice: Choice, text: string): JSX.Element => (
    <Radio className="rj-disputed-option" value={choice}>
      <span className="rj-label">{t(`detail.correction.${choice}`)}</span>
      <span className="rj-disputed-text">{text === '' ? t('detail.correction.nothing') : text}</span>
    </Radio>
  )
  return (
    <TitledDialog className="rj-disputed" isOpen title={t('detail.correction.disputed')} onClose={onGiveUp}>
      <DialogBody>
        <p>{t('detail.correction.disputedText', { count: places.length })}</p>
        {places.map(({ id, document, label, mine, drafted }) => (
          <RadioGroup
            key={id}
            className="rj-disputed-place"
            label={`${t(`editor.tabs.${document}`)}${label === '' ? '' : ` · ${label}`}`}
            selectedValue={choices.get(id) ?? 'mine'}
            onChange={({ currentTarget }) =>
              setChoices(new Map(choices).set(id, currentTarget.value === 'drafted' ? 'drafted' : 'mine'))
            }
          >
            {optionOf('mine', mine)}
            {optionOf('drafted', drafted)}
          </RadioGroup>
        ))}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={t('detail.correction.giveUp')} onClick={onGiveUp} />
            <Button
              intent="primary"
              text={t('detail.correction.goOn')}
              onClick={() => onChoose(Object.fromEntries(choices))}
            />
          </>
        }
      />
    </TitledDialog>
  )
}

interface CorrectionDialogsProps {
  log: RejectionLogDetail
  correction: CorrectionModel
  isServiceOpen: boolean
  onServiceClose: () => void
}

/**
 * Shows the dialogs of a correction: day and way of service, and the choice between the attorney's texts and the new
 * ones.
 */
export const CorrectionDialogs = (props: CorrectionDialogsProps): JSX.Element => {
  const { log, correction, isServiceOpen, onServiceClose } = props
  return (
    <>
      {isServiceOpen && (
        <ServiceDialog
          log={log}
          problem={correction.problem}
          onCorrect={async service => {
            if (await correction.correct({ service })) onServiceClose()
          }}
          onClose={() => {
            onServiceClose()
            correction.giveUp()
          }}
        />
      )}
      {correction.disputed !== null && (
        <DisputedPlacesDialog
          places={correction.disputed}
          onChoose={choices => void correction.choose(choices)}
          onGiveUp={correction.giveUp}
        />
      )}
    </>
  )
}
