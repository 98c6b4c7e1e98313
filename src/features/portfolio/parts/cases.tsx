import { HTMLSelect } from '@blueprintjs/core'
import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BarSeries } from '#charts/row-bars.ts'
import type { ProposerCall } from '#contract/proposer-map/proposer-endpoints.ts'
import type { CaseTypeRow } from '#contract/proposer-map/proposer-rows.ts'
import { CASE_KINDS, type CaseKind } from '#contract/proposer-map/proposer-vocabulary.ts'
import { Legend } from '../figures/legend.tsx'
import { FigureSection } from '../figures/section.tsx'
import type { OpenedFigure } from '../portfolio-view.ts'
import { usePart } from '../use-part.ts'
import { usePortfolioTexts } from '../use-texts.ts'
import { Bars } from './bar-parts.tsx'
import { MarkLink } from './list-parts.tsx'

const SIDES = [
  ['made', 'c1'],
  ['received', 'c2'],
] as const

type Shown = CaseKind | 'all'

const KindChoice = ({ shown, onChange }: { shown: Shown; onChange: (shown: Shown) => void }): JSX.Element => {
  const { t } = useTranslation()
  return (
    <HTMLSelect
      aria-label={t('portfolio.cases.show')}
      value={shown}
      options={[
        { value: 'all', label: t('portfolio.cases.all') },
        ...CASE_KINDS.map(kind => ({ value: kind, label: t(`portfolio.cases.kinds.${kind}`) })),
      ]}
      onChange={({ target }) => onChange(CASE_KINDS.find(kind => kind === target.value) ?? 'all')}
    />
  )
}

const YEAR_CALLS = {
  rejected: 'readProposerRejected',
  opposition: 'readProposerOpposition',
  denied: 'readProposerDenied',
  cancelled: 'readProposerCancelled',
  invalid: 'readProposerInvalid',
} as const satisfies Record<CaseKind, ProposerCall>

interface CaseYearsProps {
  kind: CaseKind
  onChange: (shown: Shown) => void
}

/** Shows the cases of one kind by the year in which they were filed, and each of them as a table. */
const CaseYears = ({ kind, onChange }: CaseYearsProps): JSX.Element => {
  const { t } = useTranslation()
  const { mark } = usePortfolioTexts()
  const name = t(`portfolio.cases.kinds.${kind}`)
  return (
    <FigureSection
      part="cases"
      title={t('portfolio.cases.title')}
      hint={() => t('portfolio.cases.hint')}
      answer={usePart(YEAR_CALLS[kind])}
      tools={<KindChoice shown={kind} onChange={onChange} />}
      figure={({ rows }) => {
        const count = rows.reduce((sum, row) => sum + row.list.length, 0)
        if (count === 0) return <p className="rj-hint">{t('portfolio.cases.noneOfKind')}</p>
        return (
          <Bars
            label={t('inputs.named', {
              label: t('portfolio.cases.title'),
              text: t('portfolio.cases.findingYears', { kind: name, count }),
            })}
            rows={rows.map(({ year, made, received }) => ({ label: String(year), values: [made, received] }))}
            series={SIDES.map(([side, fill]) => ({ name: t(`portfolio.cases.${side}`), fill }))}
            isStacked
            labelWidth={60}
            figures={rows.map(() => ({ title: name, figure: { caseKind: kind } }))}
          />
        )
      }}
      table={({ rows }) => ({
        head: [
          { text: t('portfolio.cases.day') },
          { text: t('portfolio.columns.mark') },
          { text: t('portfolio.columns.number') },
          { text: t('portfolio.columns.class'), isNumber: true },
          { text: t('portfolio.cases.side') },
          { text: t('portfolio.cases.outcome') },
        ],
        rows: rows
          .flatMap(({ list }) => list)
          .map(row => [
            { content: row.day },
            { content: <span className="rj-mark-name">{mark(row.name)}</span> },
            { content: <MarkLink mark={row} /> },
            { content: row.class, isNumber: true },
            { content: t(`portfolio.cases.${row.role}`) },
            { content: t(`portfolio.cases.outcomes.${row.outcome}`) },
          ]),
      })}
      note={() => <p>{t('portfolio.cases.note')}</p>}
    />
  )
}

/** Shows the cases of the marks by kind, or those of one kind by year; what the register does not tell of is said in words. */
export const CasesSection = (): JSX.Element => {
  const [shown, setShown] = useState<Shown>('all')
  return shown === 'all' ? <CaseKinds onChange={setShown} /> : <CaseYears kind={shown} onChange={setShown} />
}

const CaseKinds = ({ onChange }: { onChange: (shown: Shown) => void }): JSX.Element => {
  const { t } = useTranslation()
  const { count } = usePortfolioTexts()
  const figureOf = ({ kind, made, received }: CaseTypeRow): OpenedFigure | undefined =>
    (made ?? 0) + (received ?? 0) === 0
      ? undefined
      : { title: t(`portfolio.cases.kinds.${kind}`), figure: { caseKind: kind } }
  const series: BarSeries[] = SIDES.map(([side, fill]) => ({ name: t(`portfolio.cases.${side}`), fill }))
  const sum = (rows: readonly CaseTypeRow[], side: 'made' | 'received'): number =>
    rows.reduce((sofar, row) => sofar + (row[side] ?? 0), 0)
  return (
    <FigureSection
      part="cases"
      title={t('portfolio.cases.title')}
      hint={() => t('portfolio.cases.hint')}
      answer={usePart('readProposerCaseTypes')}
      tools={<KindChoice shown="all" onChange={onChange} />}
      figure={({ rows }) => (
        <>
          <Legend
            entries={SIDES.map(([side, fill]) => ({
              fill,
              text: t(`portfolio.cases.${side}`),
              // Where the register tells of no kind, nothing was counted.
              count: rows.some(row => row[side] !== null) ? count(sum(rows, side)) : '—',
            }))}
          />
          <Bars
            label={t('inputs.named', {
              label: t('portfolio.cases.title'),
              text: t('portfolio.cases.finding', { count: sum(rows, 'made') + sum(rows, 'received') }),
            })}
            rows={rows.map(row => ({
              label: t(`portfolio.cases.kinds.${row.kind}`),
              values: [row.made, row.received],
            }))}
            series={series}
            isStacked
            labelWidth={170}
            figures={rows.map(figureOf)}
          />
        </>
      )}
      table={({ rows }) => ({
        head: [
          { text: t('portfolio.cases.kind') },
          { text: t('portfolio.cases.made'), isNumber: true },
          { text: t('portfolio.cases.received'), isNumber: true },
        ],
        rows: rows.map(row => {
          const figure = figureOf(row)
          const cell = (value: number | null) => ({
            content: value ?? t('portfolio.unknown'),
            isNumber: value !== null,
            ...(value !== null && figure && { figure }),
          })
          return [{ content: t(`portfolio.cases.kinds.${row.kind}`) }, cell(row.made), cell(row.received)]
        }),
      })}
      note={() => <p>{t('portfolio.cases.note')}</p>}
    />
  )
}
