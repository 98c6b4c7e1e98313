import type { RatioRow } from '#contract/proposer-map/proposer-rows.ts'
import { type ChartOption, chartBase, countAxis, nameAxis } from './chart-parts.ts'
import type { ChartTokens } from './chart-tokens.ts'

const percent = (ratio: number): string => `${(ratio * 100).toFixed(1)}%`

/**
 * Returns shares by year of filing as a line, with n below each year. Years with too few decided have no point; a point is
 * hollow where some of its filings are undecided.
 */
export const ratioOption = (rows: readonly RatioRow[], tokens: ChartTokens): ChartOption => ({
  ...chartBase(tokens),
  grid: { left: 40, right: 12, top: 20, bottom: 36 },
  xAxis: nameAxis(
    tokens,
    rows.map(({ year, n }) => `${year}\nn=${n}`),
  ),
  yAxis: {
    ...countAxis(tokens),
    minInterval: 0,
    min: 0,
    max: 1,
    interval: 0.25,
    axisLabel: { color: tokens.text3, fontSize: 11, formatter: (value: number) => `${Math.round(value * 100)}%` },
  },
  series: [
    {
      id: 'ratio',
      type: 'line',
      connectNulls: false,
      symbol: 'circle',
      symbolSize: 7,
      lineStyle: { color: tokens.c1, width: 1.5 },
      data: rows.map(({ ratio, undecided }) => ({
        value: ratio,
        itemStyle: {
          color: undecided > 0 ? tokens.surface : tokens.c1,
          borderColor: tokens.c1,
          borderWidth: 1.5,
        },
      })),
      label: {
        show: true,
        position: 'top',
        fontSize: 11,
        color: tokens.text,
        formatter: ({ dataIndex }: { dataIndex: number }) => percent(rows[dataIndex]?.ratio ?? 0),
      },
      labelLayout: { hideOverlap: true },
    },
  ],
})

/** Returns a share as it is printed; the text for a year without one otherwise. */
export const shownRatio = (ratio: number | null, without: string): string => (ratio === null ? without : percent(ratio))
