import { type JSX, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartTokens } from '#charts/chart-tokens.ts'
import { OUTCOME_FILLS, trendOption } from '#charts/trend.ts'
import type { TrendRow } from '#contract/proposer-map/proposer-rows.ts'
import type { Outcome } from '#contract/proposer-map/proposer-vocabulary.ts'
import { Chart } from '../figures/chart.tsx'
import type { TableCell } from '../figures/data-table.tsx'
import { Legend } from '../figures/legend.tsx'
import { FigureSection } from '../figures/section.tsx'
import { type OpenedFigure, usePortfolioView } from '../portfolio-view.ts'
import { usePart } from '../use-part.ts'
import { usePortfolioTexts } from '../use-texts.ts'

const HEIGHT_PX = 220

const sumOf = (rows: readonly TrendRow[], outcome: Outcome): number =>
  rows.reduce((sum, row) => sum + (row[outcome] ?? 0), 0)

const useFigures = () => {
  const { t } = useTranslation()
  return (outcome: Outcome | null, year: number | null): OpenedFigure => {
    const kind = outcome === null ? t('portfolio.columns.filedCount') : t(`portfolio.trend.outcomes.${outcome}`)
    return {
      title: year === null ? kind : `${year} · ${kind}`,
      figure: { ...(year !== null && { year }), ...(outcome !== null && { outcome }) },
    }
  }
}

const TrendChart = ({ rows }: { rows: readonly TrendRow[] }): JSX.Element => {
  const { t } = useTranslation()
  const { open } = usePortfolioView()
  const { count } = usePortfolioTexts()
  const figureOf = useFigures()
  const words = useMemo(() => t('portfolio.trend.outcomes', { returnObjects: true }), [t])
  const option = useCallback((tokens: ChartTokens) => trendOption(rows, tokens, words), [rows, words])
  const dated = rows.filter(({ year }) => year !== null)
  const peak = dated.toSorted((a, b) => b.filed - a.filed)[0]
  const finding = t('portfolio.trend.finding', {
    from: String(dated[0]?.year),
    until: String(dated.at(-1)?.year),
    total: count(dated.reduce((sum, { filed }) => sum + filed, 0)),
    peak: String(peak?.year),
    most: count(peak?.filed ?? 0),
  })
  const pick = (series: string, place: number): void => {
    const outcome = OUTCOME_FILLS.find(([known]) => known === series)?.[0]
    const year = dated[place]?.year
    if (outcome !== undefined && year !== undefined) open(figureOf(outcome, year))
  }
  const entries = OUTCOME_FILLS.flatMap(([outcome, fill]) => {
    const sum = sumOf(rows, outcome)
    return sum === 0 ? [] : [{ fill, text: words[outcome], count: count(sum), figure: figureOf(outcome, null) }]
  })
  return (
    <>
      <Legend entries={entries} />
      <Chart
        label={t('inputs.named', { label: t('portfolio.trend.title'), text: finding })}
        height={HEIGHT_PX}
        option={option}
        onPick={pick}
      />
    </>
  )
}

/** Shows filings by year and what became of them. */
export const TrendSection = (): JSX.Element => {
  const { t } = useTranslation()
  const { count } = usePortfolioTexts()
  const figureOf = useFigures()
  const answer = usePart('readProposerTrend')
  const cell = (value: number | null, outcome: Outcome | null, year: number | null): TableCell => ({
    content: value === null ? '—' : value === 0 ? 0 : count(value),
    isNumber: true,
    ...(value !== null && value > 0 && year !== null && { figure: figureOf(outcome, year) }),
  })
  return (
    <FigureSection
      part="trend"
      title={t('portfolio.trend.title')}
      hint={() => t('portfolio.trend.hint')}
      answer={answer}
      figure={({ rows }) => <TrendChart rows={rows} />}
      table={({ rows }) => ({
        head: [
          { text: t('portfolio.columns.year') },
          ...OUTCOME_FILLS.map(([outcome]) => ({ text: t(`portfolio.trend.outcomes.${outcome}`), isNumber: true })),
          { text: t('portfolio.columns.filedCount'), isNumber: true },
        ],
        rows: rows.map(row => [
          { content: row.year ?? t('portfolio.columns.noYear') },
          ...OUTCOME_FILLS.map(([outcome]) => cell(row[outcome], outcome, row.year)),
          cell(row.filed, null, row.year),
        ]),
      })}
      note={({ rows }) => {
        const undated = rows.find(({ year }) => year === null)?.filed ?? 0
        return (
          <>
            {rows.some(({ refused }) => refused === null) && <p>{t('portfolio.trend.noRefusals')}</p>}
            {undated > 0 && <p>{t('portfolio.trend.undated', { count: undated })}</p>}
          </>
        )
      }}
    />
  )
}
