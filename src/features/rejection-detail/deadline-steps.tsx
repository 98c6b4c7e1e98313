import { AnchorButton, Button, Classes } from '@blueprintjs/core'
import { CalendarIcon, EditIcon, WarningSignIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deadline } from '#contract/deadline.ts'
import { addressOf } from '../../lib/http.ts'
import { useLanguage } from '../../locales/use-language.ts'
import { ruleName, rulesOf } from './rule-name.ts'

interface DeadlineStepsProps {
  id: number
  deadline: Deadline
  isCorrectable: boolean
  onCorrect: () => void
}

/** How the deadline is reached: its sum line by line, the periods that follow, the articles, and what it could not know. */
export const DeadlineSteps = ({ id, deadline, isCorrectable, onCorrect }: DeadlineStepsProps): JSX.Element => {
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
