import { AnchorButton, Button, Classes, PopoverNext, PopupKind } from '@blueprintjs/core'
import { CalendarIcon, CaretDownIcon, EditIcon, EndorsedIcon, WarningSignIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deadline } from '#contract/deadline.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { urgencyOf } from '#domain/deadline-urgency.ts'
import { daysLeft } from '../../lib/days-left.ts'
import { addressOf } from '../../lib/http.ts'
import { formatShortDay } from '../../locales/formats.ts'
import { useLanguage } from '../../locales/language.ts'
import { ruleName, rulesOf } from './rule-name.ts'
import './deadline-chip.css'

type DeadlineStepsProps = Omit<DeadlineChipProps, 'now'>

/** Shows how the deadline is computed, line by line, with the periods that follow, the articles, and the warnings. */
const DeadlineSteps = (props: DeadlineStepsProps): JSX.Element => {
  const { id, deadline, isCorrectable, filedOn, onFile, onCorrect } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const { steps, further = [], warnings } = deadline
  return (
    <div className="rj-deadline-sum">
      <h2>{t('detail.deadline.title')}</h2>
      <table className="rj-deadline-sum-total">
        <tbody>
          {steps.map(step => (
            <tr key={`${step.date} ${step.rule}`}>
              <th scope="row">{step[language]}</th>
              <td>{step.date}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {further.length > 0 && (
        <>
          <h2>{t('detail.deadline.further')}</h2>
          <table>
            <tbody>
              {further.map(period => (
                <tr key={period.en}>
                  <th scope="row">{period[language]}</th>
                  <td>{period.date ?? t('detail.deadline.later')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <p className="rj-hint">
        {t('detail.deadline.rules', {
          rules: rulesOf([...steps, ...further])
            .map(rule => ruleName(rule, language, t))
            .join(t('detail.deadline.and')),
        })}
      </p>
      {warnings.map(warning => (
        <p key={warning.en} className="rj-deadline-sum-warning">
          <WarningSignIcon size={12} />
          {warning[language]}
        </p>
      ))}
      <div className="rj-deadline-moves">
        <Button
          className={Classes.POPOVER_DISMISS}
          variant="minimal"
          size="small"
          icon={<EditIcon size={14} />}
          text={t('detail.correction.open')}
          disabled={!isCorrectable}
          onClick={onCorrect}
        />
        {onFile && (
          <Button
            className={Classes.POPOVER_DISMISS}
            variant="minimal"
            size="small"
            icon={<EndorsedIcon size={14} />}
            text={t(filedOn === null ? 'home.filing.record' : 'home.filing.change')}
            onClick={onFile}
          />
        )}
        <AnchorButton
          variant="minimal"
          size="small"
          icon={<CalendarIcon size={14} />}
          href={`${addressOf('readDeadlineCalendar', { id })}?isEn=${language === 'en' ? 1 : 0}`}
          download
        >
          {t('detail.deadline.calendar')}
        </AnchorButton>
      </div>
    </div>
  )
}

interface DeadlineChipProps {
  /** Id of the analysis, for its calendar file. */
  id: number
  deadline: Deadline
  /** Milliseconds. Days left are counted from this moment's day in Asia/Shanghai. */
  now: number
  isCorrectable: boolean
  /** The day on which the review was filed; null while no filing is recorded. */
  filedOn: CalendarDay | null
  /** Called when the filing is to be recorded; null where there is no review to file. */
  onFile: (() => void) | null
  /** Called when day or way of service are to be corrected. */
  onCorrect: () => void
}

/** Shows the deadline and the days left, coloured by urgency. It opens the computation. */
export const DeadlineChip = (props: DeadlineChipProps): JSX.Element => {
  const { id, deadline, now, isCorrectable, filedOn, onFile, onCorrect } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const days = daysLeft(deadline.due, now)
  const left =
    filedOn !== null
      ? t('home.filing.filedOn', { date: formatShortDay(filedOn, language, now) })
      : days < 0
        ? t('deadline.past')
        : days === 0
          ? t('deadline.dueToday')
          : t('deadline.daysLeft', { count: days })
  return (
    <PopoverNext
      placement="bottom-start"
      arrow={false}
      animation="minimal"
      middleware={{ offset: { mainAxis: 8 } }}
      popupKind={PopupKind.DIALOG}
      shouldReturnFocusOnClose
      content={
        <DeadlineSteps
          id={id}
          deadline={deadline}
          isCorrectable={isCorrectable}
          filedOn={filedOn}
          onFile={onFile}
          onCorrect={onCorrect}
        />
      }
    >
      <Button
        className="rj-deadline-chip"
        data-urgency={filedOn === null ? urgencyOf(days) : 'filed'}
        icon={<CalendarIcon size={14} />}
        endIcon={<CaretDownIcon size={14} />}
      >
        <span className="rj-deadline-by">{t('detail.deadline.by')} </span>
        <b>{formatShortDay(deadline.due, language, now)}</b> · {left}
      </Button>
    </PopoverNext>
  )
}
