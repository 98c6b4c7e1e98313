import { WarningSignIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deadline } from '#contract/deadline.ts'
import { useLanguage } from '../../locales/use-language.ts'
import { ruleName, rulesOf } from './rule-name.ts'

/** How the deadline is reached: its sum line by line, the articles it rests on, and what it could not know. */
export const DeadlineSteps = ({ deadline }: { deadline: Deadline }): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div className="rj-deadline-sum">
      <h2>{t('detail.deadline.title')}</h2>
      <table>
        <tbody>
          {deadline.steps.map(step => (
            <tr key={`${step.date} ${step.rule}`}>
              <th scope="row">{step[language]}</th>
              <td>{step.date}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="rj-hint">
        {t('detail.deadline.rules', {
          rules: rulesOf(deadline.steps)
            .map(rule => ruleName(rule, language, t))
            .join(t('detail.deadline.and')),
        })}
      </p>
      {deadline.warnings.map(warning => (
        <p key={warning.en} className="rj-deadline-sum-warning">
          <WarningSignIcon size={12} />
          {warning[language]}
        </p>
      ))}
    </div>
  )
}
