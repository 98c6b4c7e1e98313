import { Button, Tag } from '@blueprintjs/core'
import { ChevronDownIcon } from '@blueprintjs/icons/lib/esm/generated/components/chevron-down'
import { ChevronUpIcon } from '@blueprintjs/icons/lib/esm/generated/components/chevron-up'
import { WarningSignIcon } from '@blueprintjs/icons/lib/esm/generated/components/warning-sign'
import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deadline } from '#contract/deadline.ts'
import type { Notice } from '#contract/notice.ts'
import { useLanguage } from '../../../locales/use-language.ts'
import type { FieldItem } from './field-item.ts'
import { listDoubts } from './list-doubts.ts'
import './field-problems.css'

interface FieldProblemsProps {
  items: readonly FieldItem[]
  doubtful: Notice['doubtful']
  warnings: Deadline['warnings']
  onReveal: (item: FieldItem) => void
}

/** What should be settled before the export: required fields that are empty, and doubts about facts and deadline. */
export const FieldProblems = ({ items, doubtful, warnings, onReveal }: FieldProblemsProps): JSX.Element | null => {
  const { t } = useTranslation()
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(true)
  const missing = items.filter(item => item.isRequired && item.isEmpty && !item.isOff)
  const doubts = listDoubts(items, doubtful)
  const number = missing.length + doubts.fields.length + doubts.facts.length + warnings.length
  if (number === 0) return null
  return (
    <section className="rj-problems" aria-label={t('editor.fields.problems')}>
      <div className="rj-problems-head">
        <h3>{t('editor.fields.problems')}</h3>
        <Tag intent="warning">{number}</Tag>
        <span className="rj-gap" />
        <Button
          variant="minimal"
          size="small"
          icon={isOpen ? <ChevronDownIcon /> : <ChevronUpIcon />}
          aria-label={t(isOpen ? 'editor.fields.problemsClose' : 'editor.fields.problemsOpen')}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      {isOpen && (
        <ul>
          {missing.map(item => (
            <li key={item.key}>
              <button type="button" className="rj-problem" onClick={() => onReveal(item)}>
                <WarningSignIcon size={14} />
                <span className="rj-label">{t('editor.fields.emptyRequired')}</span>
                <span className="rj-problem-text rj-ellipsis">{item.label}</span>
              </button>
            </li>
          ))}
          {doubts.fields.map(item => (
            <li key={item.key}>
              <button type="button" className="rj-problem" onClick={() => onReveal(item)}>
                <WarningSignIcon size={14} />
                <span className="rj-label">{t('editor.fields.doubtful')}</span>
                <span className="rj-problem-text rj-ellipsis">{item.label}</span>
              </button>
            </li>
          ))}
          {doubts.facts.map(fact => (
            <li key={fact} className="rj-problem">
              <WarningSignIcon size={14} />
              <span className="rj-label">{t('editor.fields.doubtful')}</span>
              <span className="rj-problem-text">{t(`editor.fields.fact.${fact}`)}</span>
            </li>
          ))}
          {warnings.map(warning => (
            <li key={warning.zh} className="rj-problem">
              <WarningSignIcon size={14} />
              <span className="rj-label">{t('editor.fields.deadline')}</span>
              <span className="rj-problem-text">{warning[language]}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
