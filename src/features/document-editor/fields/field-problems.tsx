import { WarningSignIcon } from '@blueprintjs/icons/lib/esm/generated/components/warning-sign'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenPlace } from '#domain/open-fields.ts'
import { formatShortDay } from '../../../locales/formats.ts'
import { useLanguage } from '../../../locales/language.ts'
import type { FieldItem } from './field-store.ts'
import { type Problem, placeKey, type UnfieldedFact } from './list-problems.ts'
import './field-problems.css'

interface FieldProblemsProps {
  /** What required fields leave to complete. */
  places: readonly OpenPlace<FieldItem>[]
  /** What else should be confirmed. */
  problems: readonly Problem[]
  /** The place that was stepped to, by `placeKey`. */
  openKey: string | null
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

/** So many fields of a place are named. */
const NAMED = 4

/** Lists what should be completed and confirmed before the export. A click on a row leads to its place. */
export const FieldProblems = ({
  places,
  problems,
  openKey,
  onField,
  onPutBack,
  onFact,
  onDeadline,
}: FieldProblemsProps): JSX.Element | null => {
  const { t } = useTranslation()
  const language = useLanguage()
  if (places.length + problems.length === 0) return null

  const rowOfPlace = (place: OpenPlace<FieldItem>): ProblemRow => {
    const { first, fields, subject } = place
    const labels = fields.slice(0, NAMED).map(({ label }) => label)
    const all = t(fields.length > NAMED ? 'editor.problems.placesAndMore' : 'editor.problems.places', {
      subject: subject?.[language] ?? '',
      number: fields.length,
      labels: labels.join(t('editor.problems.joint')),
    })
    const text = subject ? all : first.label
    return { key: placeKey(place), kind: t('editor.problems.emptyRequired'), text, onGo: () => onField(first) }
  }
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

  const list = (rows: readonly ProblemRow[]): JSX.Element => (
    <ul className="rj-problems">
      {rows.map(({ key, kind, text, onGo }) => (
        <li key={key}>
          <button
            type="button"
            className="rj-field-problem"
            aria-current={key === openKey}
            data-open={key === openKey}
            onClick={onGo}
          >
            <WarningSignIcon size={14} />
            <span className="rj-label">{kind}</span>
            <span className="rj-problem-text">{text}</span>
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {places.length > 0 && list(places.map(rowOfPlace))}
      {problems.length > 0 && (
        <section aria-label={t('editor.problems.toConfirm')}>
          <h2 className="rj-check-group">
            {t('editor.problems.toConfirm')}
            <span className="rj-label">{t('editor.check.count', { number: problems.length })}</span>
          </h2>
          {list(problems.map(rowOf))}
        </section>
      )}
    </>
  )
}
