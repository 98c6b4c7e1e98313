import { Button, SegmentedControl } from '@blueprintjs/core'
import { type JSX, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Verdict } from '#contract/vocabulary.ts'
import type { Judgement } from '#domain/verdict/judge-report.ts'
import type { CellPlace } from './verdict-grid.tsx'

const CHOICES = ['blocked', 'caution', 'clear'] as const satisfies readonly Verdict[]
type Choice = (typeof CHOICES)[number] | 'all'

const isChoice = (value: string): value is Choice => value === 'all' || CHOICES.some(choice => choice === value)

interface ShownRows {
  /** How many rows each choice shows. */
  counts: Readonly<Record<Choice, number>>
  /** The rows that are shown, in the order of the report. */
  shown: readonly number[]
  choice: Choice
  choose: (choice: Choice) => void
  /** The rows in which every name is clear. */
  clear: readonly number[]
  isFolded: boolean
  toggleFold: () => void
}

/** Keeps which rows of the grid are shown: those with a verdict, or all, with those that are clear throughout folded. */
export const useShownRows = ({ cells }: Judgement): ShownRows => {
  const [choice, choose] = useState<Choice>('all')
  const [isFolded, setFolded] = useState(false)
  const clear = useMemo(
    () => [...cells.keys()].filter(row => (cells[row] ?? []).every(({ verdict }) => verdict === 'clear')),
    [cells],
  )
  const counts = useMemo(() => {
    const having = (verdict: Verdict): number => cells.filter(row => row.some(cell => cell.verdict === verdict)).length
    return { all: cells.length, blocked: having('blocked'), caution: having('caution'), clear: having('clear') }
  }, [cells])
  const shown = useMemo(() => {
    const folded = new Set(isFolded && choice === 'all' ? clear : [])
    return [...cells.keys()].filter(
      row => !folded.has(row) && (choice === 'all' || (cells[row] ?? []).some(({ verdict }) => verdict === choice)),
    )
  }, [cells, choice, clear, isFolded])
  return { counts, shown, choice, choose, clear, isFolded, toggleFold: () => setFolded(known => !known) }
}

interface RowFilterProps {
  rows: ShownRows
  /** The first blocked cell; null without one. */
  firstBlocked: CellPlace | null
  onPick: (place: CellPlace) => void
}

/** Chooses the groups that are shown by verdict, folds those that are clear, and leads to the first blocked cell. */
export const RowFilter = ({ rows, firstBlocked, onPick }: RowFilterProps): JSX.Element => {
  const { t } = useTranslation()
  const { choice, choose, clear, counts, isFolded, toggleFold, shown } = rows
  const counted = (value: Choice, name: string): { value: Choice; label: string } => ({
    value,
    label: t('result.filter.count', { name, count: counts[value] }),
  })
  return (
    <div className="rj-row-filter">
      <SegmentedControl
        size="small"
        aria-label={t('result.filter.label')}
        value={choice}
        options={[
          counted('all', t('result.filter.all')),
          ...CHOICES.map(value => counted(value, t(`result.verdict.${value}`))),
        ]}
        onValueChange={value => isChoice(value) && choose(value)}
      />
      {firstBlocked && (
        <Button size="small" variant="minimal" text={t('result.filter.first')} onClick={() => onPick(firstBlocked)} />
      )}
      {choice === 'all' && clear.length > 0 && (
        <Button
          size="small"
          variant="minimal"
          aria-expanded={!isFolded}
          text={t(isFolded ? 'result.filter.unfold' : 'result.filter.fold', { count: clear.length })}
          onClick={toggleFold}
        />
      )}
      {shown.length === 0 && <span className="rj-hint">{t('result.filter.none')}</span>}
    </div>
  )
}
