import { type JSX, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartTokens } from '#charts/chart-tokens.ts'
import { ratioOption, shownRatio } from '#charts/ratio.ts'
import type { RatioRow } from '#contract/proposer-map/proposer-rows.ts'
import { Chart } from '../figures/chart.tsx'
import { FigureSection, Unknown } from '../figures/section.tsx'
import { usePart } from '../use-part.ts'
import { usePortfolioTexts } from '../use-texts.ts'

const HEIGHT_PX = 220

const RatioChart = ({ rows }: { rows: readonly RatioRow[] }): JSX.Element => {
  const { t } = useTranslation()
  const { count } = usePortfolioTexts()
  const option = useCallback((tokens: ChartTokens) => ratioOption(rows, tokens), [rows])
  if (rows.every(({ ratio }) => ratio === null)) return <Unknown text={t('portfolio.ratio.few')} />
  const n = rows.reduce((sum, row) => sum + row.n, 0)
  return (
    <Chart
      label={`${t('portfolio.ratio.title')}: ${t('portfolio.ratio.finding', { n: count(n) })}`}
      height={HEIGHT_PX}
      option={option}
    />
  )
}

/** Shows the share of decided filings that were registered, by year, with n. */
export const RatioSection = (): JSX.Element => {
  const { t } = useTranslation()
  const outcome = (year: number, kind: 'registered' | 'undecided') => ({
    title: `${year} · ${t(`portfolio.trend.outcomes.${kind}`)}`,
    figure: { year, outcome: kind },
  })
  return (
    <FigureSection
      part="ratio"
      title={t('portfolio.ratio.title')}
      hint={() => t('portfolio.ratio.hint')}
      unknown={t('portfolio.ratio.unknown')}
      answer={usePart('readProposerRegisterRatio')}
      figure={({ rows }) => <RatioChart rows={rows} />}
      table={({ rows }) => ({
        head: [
          { text: t('portfolio.ratio.year') },
          { text: t('portfolio.ratio.n'), isNumber: true },
          { text: t('portfolio.ratio.registered'), isNumber: true },
          { text: t('portfolio.ratio.undecided'), isNumber: true },
          { text: t('portfolio.ratio.rate'), isNumber: true },
        ],
        rows: rows.map(({ year, n, count, undecided, ratio }) => [
          { content: year },
          { content: n, isNumber: true },
          { content: count ?? '—', isNumber: true, ...(count !== null && { figure: outcome(year, 'registered') }) },
          { content: undecided, isNumber: true, figure: outcome(year, 'undecided') },
          { content: shownRatio(ratio, t('portfolio.ratio.tooFew')), isNumber: true },
        ]),
      })}
      note={() => <p>{t('portfolio.ratio.note')}</p>}
    />
  )
}
