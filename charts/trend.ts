import type { TrendRow } from '#contract/proposer-map/proposer-rows.ts'
import type { Outcome } from '#contract/proposer-map/proposer-vocabulary.ts'
import { type ChartOption, chartBase, countAxis, type FillName, fillOf, nameAxis, shownNumber } from './chart-parts.ts'
import type { ChartTokens } from './chart-tokens.ts'

/** The outcomes from the base of a bar upward, each with its look. */
export const OUTCOME_FILLS: readonly (readonly [outcome: Outcome, fill: FillName])[] = [
  ['registered', 'c1'],
  ['refused', 'c3'],
  ['undecided', 'c2'],
  ['ended', 'c4'],
  ['unknown', 'cu'],
]

/** Returns filings by year as stacked bars: a bar is what was filed, parted by what became of it. */
export const trendOption = (
  rows: readonly TrendRow[],
  tokens: ChartTokens,
  words: Readonly<Record<Outcome, string>>,
): ChartOption => {
  const dated = rows.filter(({ year }) => year !== null)
  return {
    ...chartBase(tokens),
    grid: { left: 36, right: 4, top: 20, bottom: 22 },
    xAxis: nameAxis(
      tokens,
      dated.map(({ year }) => String(year)),
    ),
    yAxis: countAxis(tokens),
    series: [
      ...OUTCOME_FILLS.map(([outcome, fill]) => ({
        id: outcome,
        name: words[outcome],
        type: 'bar',
        stack: 'filed',
        barWidth: '62%',
        barMaxWidth: 40,
        itemStyle: fillOf(tokens, fill),
        data: dated.map(row => row[outcome] || null),
      })),
      {
        id: 'filed',
        type: 'bar',
        stack: 'filed',
        silent: true,
        data: dated.map(() => 0),
        label: {
          show: true,
          position: 'top',
          distance: 3,
          color: tokens.text,
          fontSize: 11,
          fontWeight: 600,
          formatter: ({ dataIndex }: { dataIndex: number }) => shownNumber(dated[dataIndex]?.filed ?? 0),
        },
        labelLayout: { hideOverlap: true },
      },
    ],
  }
}
