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

interface Problem {
  key: string
  kind: string
  text: string
  /** Where the problem is; absent where no field holds it. */
  item?: FieldItem
}

const ProblemRow = ({ kind, text, item, onReveal }: Problem & Pick<FieldProblemsProps, 'onReveal'>): JSX.Element => {
  const content = (
    <>
      <WarningSignIcon size={14} />
      <span className="rj-label">{kind}</span>
      <span className={item ? 'rj-problem-text rj-ellipsis' : 'rj-problem-text'}>{text}</span>
    </>
  )
  if (!item) return <li className="rj-problem">{content}</li>
  return (
    <li>
      <button type="button" className="rj-problem" onClick={() => onReveal(item)}>
        {content}
      </button>
    </li>
  )
}

/** What should be settled before the export: required fields that are empty, and doubts about facts and deadline. */
export const FieldProblems = ({ items, doubtful, warnings, onReveal }: FieldProblemsProps): JSX.Element | null => {
  const { t } = useTranslation()
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(true)
  const missing = items.filter(item => item.isRequired && item.isEmpty && !item.isOff)
  const doubts = listDoubts(items, doubtful)
  const atField = (kind: string) => (item: FieldItem) => ({ key: item.key, kind, text: item.label, item })
  const problems: Problem[] = [
    ...missing.map(atField(t('editor.fields.emptyRequired'))),
    ...doubts.fields.map(atField(t('editor.fields.doubtful'))),
    ...doubts.facts.map(fact => ({
      key: fact,
      kind: t('editor.fields.doubtful'),
      text: t(`editor.fields.fact.${fact}`),
    })),
    ...warnings.map(warning => ({ key: warning.zh, kind: t('editor.fields.deadline'), text: warning[language] })),
  ]
  if (problems.length === 0) return null
  return (
    <section className="rj-problems" aria-label={t('editor.fields.problems')}>
      <div className="rj-problems-head">
        <h3>{t('editor.fields.problems')}</h3>
        <Tag intent="warning">{problems.length}</Tag>
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
          {problems.map(problem => (
            <ProblemRow {...problem} key={problem.key} onReveal={onReveal} />
          ))}
        </ul>
      )}
    </section>
  )
}
