import { type ChartOption, chartBase, type FillName, fillOf, shownNumber } from './chart-parts.ts'
import type { ChartTokens } from './chart-tokens.ts'

/** A row of horizontal bars; a value of null is not known, and `unknown` says so in words where the bar would be. */
export interface BarRow {
  label: string
  values: readonly (number | null)[]
  /** The look of the row's own bar, where it differs from the series'. */
  fill?: FillName
}

/** The bars of a row: one on the other, or side by side. */
export interface BarSeries {
  name: string
  fill: FillName
}

interface RowBars {
  rows: readonly BarRow[]
  series: readonly BarSeries[]
  isStacked: boolean
  labelWidth: number
  unknown: string
}

/** The height that rows of bars take, in pixels. */
export const rowBarsHeight = (rows: number): number => Math.max(1, rows) * 26 + 4

/** Returns counts as horizontal bars with their numbers; what is not known stands in words. */
export const rowBarsOption = (
  { rows, series, isStacked, labelWidth, unknown }: RowBars,
  tokens: ChartTokens,
): ChartOption => {
  const isUntold = ({ values }: BarRow): boolean => values.every(value => value === null)
  const sumOf = ({ values }: BarRow): number => values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
  const sayEnd = (row: BarRow): string => (isUntold(row) ? unknown : shownNumber(sumOf(row)))
  const label = { show: true, position: 'right', distance: 6, fontSize: 12 }
  return {
    ...chartBase(tokens),
    grid: { left: labelWidth, right: 64, top: 0, bottom: 0 },
    xAxis: { type: 'value', show: false, min: 0 },
    yAxis: {
      type: 'category',
      inverse: true,
      data: rows.map(row => row.label),
      axisLine: { show: true, lineStyle: { color: tokens.base } },
      axisTick: { show: false },
      axisLabel: {
        color: tokens.text,
        fontSize: 12,
        width: labelWidth - 12,
        overflow: 'truncate',
        margin: labelWidth - 4,
        align: 'left',
      },
    },
    series: [
      ...series.map(({ name, fill }, place) => ({
        id: String(place),
        name,
        type: 'bar',
        barWidth: isStacked || series.length === 1 ? 12 : 9,
        barGap: '20%',
        barMinHeight: 2,
        ...(isStacked && { stack: 'all' }),
        itemStyle: fillOf(tokens, fill),
        data: rows.map(row => ({
          value: row.values[place] || null,
          ...(row.fill && { itemStyle: fillOf(tokens, row.fill) }),
        })),
        ...(!isStacked && {
          label: {
            ...label,
            color: tokens.text,
            formatter: ({ dataIndex }: { dataIndex: number }) => shownNumber(rows[dataIndex]?.values[place] ?? 0),
          },
        }),
      })),
      {
        id: 'sum',
        type: 'bar',
        stack: 'all',
        silent: true,
        ...(!isStacked && { barGap: '-100%' }),
        data: rows.map(row => (isStacked || isUntold(row) || sumOf(row) === 0 ? 0 : null)),
        label: {
          ...label,
          color: tokens.text2,
          formatter: ({ dataIndex }: { dataIndex: number }) => {
            const row = rows[dataIndex]
            return row === undefined ? '' : sayEnd(row)
          },
        },
      },
    ],
  }
}
