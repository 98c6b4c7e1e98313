import { type JSX, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartTokens } from '#charts/chart-tokens.ts'
import { ratioOption, shownRatio } from '#charts/ratio.ts'
import type { RatioRow } from '#contract/proposer-map/proposer-rows.ts'
import { Chart } from '../figures/chart.tsx'
import { FigureChoice, FigureSection, Unknown } from '../figures/section.tsx'
import { usePart } from '../use-part.ts'
import { usePortfolioTexts } from '../use-texts.ts'

const HEIGHT_PX = 220
const CALLS = { registered: 'readProposerRegisterRatio', refused: 'readProposerRejectRatio' } as const
const OUTCOMES = ['registered', 'refused'] as const
type Outcome = (typeof OUTCOMES)[number]

const RatioChart = ({ rows, outcome }: { rows: readonly RatioRow[]; outcome: Outcome }): JSX.Element => {
  const { t } = useTranslation()
  const { count } = usePortfolioTexts()
  const option = useCallback((tokens: ChartTokens) => ratioOption(rows, tokens), [rows])
  if (rows.every(({ ratio }) => ratio === null)) return <Unknown text={t('portfolio.ratio.few')} />
  const n = rows.reduce((sum, row) => sum + row.n, 0)
  return (
    <Chart
      label={`${t(`portfolio.ratio.rates.${outcome}`)}: ${t('portfolio.ratio.finding', { n: count(n) })}`}
      height={HEIGHT_PX}
      option={option}
    />
  )
}

/** Shows the share of decided filings that were registered, or refused, by year, with n. */
export const RatioSection = (): JSX.Element => {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<Outcome>('registered')
  const figureOf = (year: number, kind: Outcome | 'undecided') => ({
    title: `${year} · ${t(`portfolio.trend.outcomes.${kind}`)}`,
    figure: { year, outcome: kind },
  })
  return (
    <FigureSection
      part="ratio"
      title={t('portfolio.ratio.title')}
      hint={() => t(`portfolio.ratio.hints.${outcome}`)}
      unknown={t('portfolio.ratio.unknown')}
      answer={usePart(CALLS[outcome])}
      tools={
        <FigureChoice
          label={t('portfolio.ratio.show')}
          options={OUTCOMES.map(value => ({ value, label: t(`portfolio.ratio.rates.${value}`) }))}
          value={outcome}
          onChange={setOutcome}
        />
      }
      figure={({ rows }) => <RatioChart rows={rows} outcome={outcome} />}
      table={({ rows }) => ({
        head: [
          { text: t('portfolio.ratio.year') },
          { text: t('portfolio.ratio.n'), isNumber: true },
          { text: t(`portfolio.trend.outcomes.${outcome}`), isNumber: true },
          { text: t('portfolio.ratio.undecided'), isNumber: true },
          { text: t(`portfolio.ratio.rates.${outcome}`), isNumber: true },
        ],
        rows: rows.map(({ year, n, count, undecided, ratio }) => [
          { content: year },
          { content: n, isNumber: true },
          { content: count ?? '—', isNumber: true, ...(count !== null && { figure: figureOf(year, outcome) }) },
          { content: undecided, isNumber: true, figure: figureOf(year, 'undecided') },
          { content: shownRatio(ratio, t('portfolio.ratio.tooFew')), isNumber: true },
        ]),
      })}
      note={() => <p>{t('portfolio.ratio.note')}</p>}
    />
  )
}
