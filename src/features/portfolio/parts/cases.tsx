import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { BarSeries } from '#charts/row-bars.ts'
import type { CaseTypeRow } from '#contract/proposer-map/proposer-rows.ts'
import { Legend } from '../figures/legend.tsx'
import { FigureSection } from '../figures/section.tsx'
import type { OpenedFigure } from '../portfolio-view.ts'
import { usePart } from '../use-part.ts'
import { usePortfolioTexts } from '../use-texts.ts'
import { Bars } from './bar-parts.tsx'

const SIDES = [
  ['made', 'c1'],
  ['received', 'c2'],
] as const

/** Shows the cases of the marks by kind, made and received; what the register does not tell of is said in words. */
export const CasesSection = (): JSX.Element => {
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
      figure={({ rows }) => (
        <>
          <Legend
            entries={SIDES.map(([side, fill]) => ({
              fill,
              text: t(`portfolio.cases.${side}`),
              count: count(sum(rows, side)),
            }))}
          />
          <Bars
            label={`${t('portfolio.cases.title')}: ${t('portfolio.cases.finding', { count: sum(rows, 'made') + sum(rows, 'received') })}`}
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
