import { Button, Classes, FormGroup, InputGroup, PopoverNext, Radio, RadioGroup } from '@blueprintjs/core'
import {
  ChevronDownIcon,
  ChevronUpIcon,
  CrossIcon,
  DocumentIcon,
  EyeOpenIcon,
  FlagIcon,
  UndoIcon,
  WarningSignIcon,
} from '@blueprintjs/icons'
import { type FormEvent, type JSX, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AlertState } from '#contract/vocabulary.ts'
import type { Alert } from '#contract/watching.ts'
import { type CalendarDay, dayOf } from '#domain/calendar-day.ts'
import { DeadlineTag } from '../../components/deadline-tag.tsx'
import { ProblemText } from '../../components/field-notes.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { archiveAddress } from '../../lib/archive-address.ts'
import { callApi } from '../../lib/http.ts'
import { openFileTarget } from '../../lib/open-file-target.ts'
import { formatLongDay, formatWeekday } from '../../locales/formats.ts'
import { useLanguage } from '../../locales/language.ts'
import { LevelTag, StateMark } from './alert-marks.tsx'
import { useChange } from './use-change.ts'

/** The months for publications from 2027-01-01 on (Law 2026 Art. 36). */
const TWO_MONTHS = 2

/** Shows the end of an opposition period with each step of its count, or that there is none yet. */
const OppositionNote = ({ opposition }: Pick<Alert, 'opposition'>): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const told = (day: CalendarDay): string =>
    t('watching.card.dayWithWeekday', { date: formatLongDay(day, language), weekday: formatWeekday(day, language) })
  if (opposition === null)
    return (
      <div className="rj-opposition">
        <h3>{t('watching.card.due')}</h3>
        <p>{t('watching.notPublished')}</p>
      </div>
    )
  const { published, months, nominal, due, isHolidayTableMissing } = opposition
  return (
    <div className="rj-opposition" data-past={due < dayOf(Date.now()) || undefined}>
      <h3>{t('watching.card.due')}</h3>
      <p className="rj-opposition-due">
        <b>{told(due)}</b> <DeadlineTag due={due} />
      </p>
      <ol className="rj-hint">
        <li>
          {t('watching.card.sum', {
            published: formatLongDay(published, language),
            count: months,
            nominal: told(nominal),
          })}
        </li>
        {due !== nominal && <li>{t('watching.card.rolled', { due: told(due) })}</li>}
        <li>{t(months === TWO_MONTHS ? 'watching.card.law2026' : 'watching.card.law2019')}</li>
      </ol>
      {isHolidayTableMissing && (
        <p className="rj-opposition-warning">
          <WarningSignIcon size={12} />
          {t('watching.card.noHolidays')}
        </p>
      )}
    </div>
  )
}

const REASONS = ['different', 'goods', 'own', 'client', 'other'] as const
type Reason = (typeof REASONS)[number]
const LONGEST_NOTE = 400

interface DismissFormProps {
  name: string
  onDismiss: (reason: string) => void
}

const DismissForm = ({ name, onDismiss }: DismissFormProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const [reason, setReason] = useState<Reason>('different')
  const [note, setNote] = useState('')
  const [isTold, setIsTold] = useState(false)
  const isMissing = reason === 'other' && note.trim() === ''
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setIsTold(true)
    if (isMissing) return
    const parts = [...(reason === 'other' ? [] : [t(`watching.dismissing.reasons.${reason}`)]), note.trim()]
    onDismiss(parts.filter(part => part !== '').join(' · '))
  }
  return (
    <form className="rj-dismiss" onSubmit={handleSubmit} aria-labelledby={`${id}-title`} noValidate>
      <h3 id={`${id}-title`}>{t('watching.dismissing.title', { name })}</h3>
      <RadioGroup
        aria-label={t('watching.dismissing.why')}
        selectedValue={reason}
        onChange={({ currentTarget: { value } }) => setReason(REASONS.find(known => known === value) ?? reason)}
      >
        {REASONS.map(known => (
          <Radio key={known} value={known} label={t(`watching.dismissing.reasons.${known}`)} />
        ))}
      </RadioGroup>
      <FormGroup
        label={t('watching.dismissing.note')}
        labelFor={`${id}-note`}
        helperText={
          isTold && isMissing && <ProblemText id={`${id}-needed`} text={t('watching.dismissing.noteNeeded')} />
        }
      >
        <InputGroup
          id={`${id}-note`}
          maxLength={LONGEST_NOTE}
          value={note}
          onValueChange={setNote}
          aria-invalid={isTold && isMissing}
          aria-describedby={isTold && isMissing ? `${id}-needed` : undefined}
        />
      </FormGroup>
      <footer>
        <span className="rj-hint">{t('watching.dismissing.undo')}</span>
        <span className="rj-gap" />
        <Button className={Classes.POPOVER_DISMISS} text={t('watching.cancel')} />
        <Button type="submit" intent="primary" text={t('watching.dismissing.do')} />
      </footer>
    </form>
  )
}

/** Asks for the reason before an alert is dismissed. */
const DismissButton = (props: DismissFormProps): JSX.Element => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <PopoverNext
      isOpen={isOpen}
      onInteraction={setIsOpen}
      placement="top-end"
      content={
        <DismissForm
          key={String(isOpen)}
          {...props}
          onDismiss={reason => {
            setIsOpen(false)
            props.onDismiss(reason)
          }}
        />
      }
    >
      <Button variant="minimal" text={t('watching.actions.dismiss')} />
    </PopoverNext>
  )
}

/** Offers the steps that an alert allows in its state; each can be taken back. */
const Actions = ({ alert }: { alert: Alert }): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { hasFailed, isBusy, run } = useChange()
  const { id, state } = alert
  const change = (next: AlertState, reason = ''): void =>
    void run(() => callApi('changeAlert', { params: { id }, body: { state: next, reason } }))
  const isOpen = state === 'new' || state === 'seen'
  const makeMemo = (): void => {
    const target = openFileTarget({
      title: t('watching.actions.memoTitle'),
      preparing: t('watching.actions.preparing'),
      downloading: t('watching.actions.downloading'),
    })
    const make = () => callApi('writeOppositionMemo', { params: { id }, query: { isEn: language === 'en' ? 1 : 0 } })
    void run(() => make().then(target.show)).then(isMade => {
      if (!isMade) target.close()
    })
  }
  return (
    <footer className="rj-comparison-foot">
      {isOpen && (
        <Button
          intent="primary"
          icon={<FlagIcon />}
          disabled={isBusy}
          text={t('watching.actions.oppose')}
          onClick={() => change('opposed')}
        />
      )}
      {state === 'new' && (
        <Button
          icon={<EyeOpenIcon />}
          disabled={isBusy}
          text={t('watching.actions.see')}
          onClick={() => change('seen')}
        />
      )}
      {state !== 'new' && (
        <Button
          icon={<UndoIcon />}
          disabled={isBusy}
          text={t('watching.actions.restore')}
          onClick={() => change('new')}
        />
      )}
      <span className="rj-gap" />
      {state !== 'dismissed' && (
        <Button icon={<DocumentIcon />} disabled={isBusy} text={t('watching.actions.memo')} onClick={makeMemo} />
      )}
      {isOpen && (
        <DismissButton name={alert.name || t('watching.device')} onDismiss={reason => change('dismissed', reason)} />
      )}
      {hasFailed && <ProblemText text={t('watching.failed')} />}
    </footer>
  )
}

const Facts = ({ alert }: { alert: Alert }): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const unknown = t('watching.card.unknown')
  const { regNo, groups, owner, filedOn, day, opposition } = alert
  return (
    <dl className="rj-alert-facts">
      <dt>{t('watching.card.number')}</dt>
      <dd>
        <Link to={archiveAddress(alert)}>{regNo}</Link>
      </dd>
      <dt>{t('watching.card.class')}</dt>
      <dd>{t('watching.card.classValue', { class: alert.class })}</dd>
      <dt>{t('watching.card.groups')}</dt>
      <dd>{groups.length === 0 ? unknown : groups.join(' ')}</dd>
      <dt>{t('watching.card.owner')}</dt>
      <dd>{owner || unknown}</dd>
      <dt>{t('watching.card.filed')}</dt>
      <dd>{filedOn ?? unknown}</dd>
      {opposition && (
        <>
          <dt>{t('watching.card.published')}</dt>
          <dd>{opposition.published}</dd>
        </>
      )}
      <dt>{t('watching.card.register')}</dt>
      <dd>{alert.register[language] || unknown}</dd>
      <dt>{t('watching.card.source')}</dt>
      <dd>{day}</dd>
    </dl>
  )
}

interface ComparisonCardProps {
  alert: Alert
  titleId: string
  /** Place of the alert among those shown, from 1, and how many there are. */
  place: number
  total: number
  /** Goes to the alert before (-1) or after (1). */
  onStep: (step: -1 | 1) => void
  /** Closes the card where it lies over the page. */
  onClose?: (() => void) | undefined
}

/** Holds a watched wording and the mark of another side by side, with the deadline, the rules and what can be done. */
export const ComparisonCard = ({ alert, titleId, place, total, onStep, onClose }: ComparisonCardProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div className="rj-comparison">
      <header className="rj-comparison-head">
        <h2 id={titleId}>{t('watching.card.title')}</h2>
        <StateMark state={alert.state} />
        <span className="rj-gap" />
        <span className="rj-hint">{t('watching.card.place', { place, total })}</span>
        <IconButton
          name={t('watching.card.previous')}
          icon={<ChevronUpIcon />}
          disabled={place <= 1}
          onClick={() => onStep(-1)}
        />
        <IconButton
          name={t('watching.card.next')}
          icon={<ChevronDownIcon />}
          disabled={place >= total}
          onClick={() => onStep(1)}
        />
        {onClose && <IconButton name={t('watching.card.close')} icon={<CrossIcon />} onClick={onClose} />}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="rj-comparison-body" aria-labelledby={titleId} tabIndex={0}>
        <OppositionNote opposition={alert.opposition} />
        <div className="rj-alert-marks">
          <div>
            <span className="rj-hint">{t('watching.card.ours')}</span>
            <b>{alert.ours}</b>
          </div>
          <div>
            <span className="rj-hint">{t('watching.card.theirs')}</span>
            <b>{alert.name || t('watching.device')}</b>
          </div>
        </div>
        <Facts alert={alert} />
        <h3>
          {t('watching.card.rules')} <LevelTag level={alert.level} />
        </h3>
        {alert.rules.length === 0 ? (
          <p className="rj-hint">{t('watching.card.noRules')}</p>
        ) : (
          <ul className="rj-alert-rules">
            {alert.rules.map(rule => (
              <li key={rule.id}>
                <span className="rj-hint">{rule.id}</span> {rule[language]}
              </li>
            ))}
          </ul>
        )}
        <p className="rj-hint">{t('watching.card.goods')}</p>
        {alert.state === 'dismissed' && (
          <p>
            <span className="rj-hint">{t('watching.card.reason')}</span> {alert.reason}
          </p>
        )}
      </section>
      <Actions key={alert.id} alert={alert} />
    </div>
  )
}
