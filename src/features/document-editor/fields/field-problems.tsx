import { WarningSignIcon } from '@blueprintjs/icons/lib/esm/generated/components/warning-sign'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { formatShortDay } from '../../../locales/formats.ts'
import { useLanguage } from '../../../locales/language.ts'
import type { FieldItem } from './field-store.ts'
import type { Problem, UnfieldedFact } from './list-problems.ts'
import './field-problems.css'

interface FieldProblemsProps {
  problems: readonly Problem[]
  onField: (item: FieldItem) => void
  /** Puts a field back that is gone. */
  onPutBack: (item: FieldItem) => void
  onFact: (fact: UnfieldedFact) => void
  onDeadline: () => void
}

interface ProblemRow {
  key: string
  kind: string
  text: string
  onGo: () => void
}

/** Lists what should be settled before the export. A click on a row leads to its place. */
export const FieldProblems = ({
  problems,
  onField,
  onPutBack,
  onFact,
  onDeadline,
}: FieldProblemsProps): JSX.Element | null => {
  const { t } = useTranslation()
  const language = useLanguage()
  if (problems.length === 0) return null

  const rowOf = (problem: Problem): ProblemRow => {
    switch (problem.kind) {
      case 'passed': {
        const text = t('editor.problems.passedOn', { day: formatShortDay(problem.due, language, Date.now()) })
        return { key: 'passed', kind: t('editor.problems.deadline'), text, onGo: onDeadline }
      }
      case 'warned': {
        const { warning } = problem
        return { key: warning.zh, kind: t('editor.problems.deadline'), text: warning[language], onGo: onDeadline }
      }
      case 'doubtfulFact': {
        const { fact } = problem
        const text = t(`editor.problems.fact.${fact}`)
        return { key: fact, kind: t('editor.problems.doubtful'), text, onGo: () => onFact(fact) }
      }
      case 'missing': {
        const { item } = problem
        const text = t('editor.problems.putBack', { label: item.label })
        return { key: `missing ${item.key}`, kind: t('editor.problems.missing'), text, onGo: () => onPutBack(item) }
      }
      default: {
        const { kind, item } = problem
        const text = item.isEmpty ? item.label : `${item.label} · ${item.value}`
        return { key: `${kind} ${item.key}`, kind: t(`editor.problems.${kind}`), text, onGo: () => onField(item) }
      }
    }
  }

  return (
    <ul className="rj-problems">
      {problems.map(rowOf).map(({ key, kind, text, onGo }) => (
        <li key={key}>
          <button type="button" className="rj-field-problem" onClick={onGo}>
            <WarningSignIcon size={14} />
            <span className="rj-label">{kind}</span>
            <span className="rj-problem-text">{text}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
