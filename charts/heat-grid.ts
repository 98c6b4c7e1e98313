import { type ChartOption, chartBase, shownNumber, stepOf } from './chart-parts.ts'
import type { ChartTokens } from './chart-tokens.ts'

/** A cell of a printed grid: what it is, and how many; 0 is an empty frame. */
interface GridCell {
  code: string
  count: number
}

interface GridRow {
  label: string
  cells: readonly GridCell[]
}

interface HeatGrid {
  rows: readonly GridRow[]
  /** Heads of the columns; without them each cell carries its own code. */
  columns?: readonly string[]
  labelWidth: number
  cuts: readonly number[]
}

interface CustomApi {
  value: (dimension: number) => number
  coord: (place: readonly [number, number]) => [number, number]
  size: (extent: readonly [number, number]) => [number, number]
}

const NO_LINE = { axisLine: { show: false }, axisTick: { show: false }, splitLine: { show: false } }

/** Returns a grid of counts for paper, the number printed in every cell that has one. */
export const heatGridOption = ({ rows, columns, labelWidth, cuts }: HeatGrid, tokens: ChartTokens): ChartOption => {
  const width = columns?.length ?? Math.max(1, ...rows.map(({ cells }) => cells.length))
  const places = rows.flatMap(({ cells }, y) => cells.map((_, x) => [x, y]))
  const cellAt = (x: number, y: number): GridCell => rows[y]?.cells[x] ?? { code: '', count: 0 }
  return {
    ...chartBase(tokens),
    grid: { left: labelWidth, right: 0, top: columns ? 30 : 0, bottom: 0 },
    xAxis: {
      type: 'category',
      position: 'top',
      ...NO_LINE,
      data: columns ?? Array.from({ length: width }, (_, x) => String(x)),
      axisLabel: { show: columns !== undefined, color: tokens.text2, fontSize: 10, lineHeight: 13, interval: 0 },
    },
    yAxis: {
      type: 'category',
      inverse: true,
      ...NO_LINE,
      data: rows.map(({ label }) => label),
      axisLabel: {
        color: tokens.text,
        fontSize: 11,
        lineHeight: 14,
        margin: labelWidth - 2,
        align: 'left',
        width: labelWidth - 8,
        overflow: 'truncate',
      },
    },
    series: [
      {
        id: 'cells',
        type: 'custom',
        silent: true,
        data: places,
        renderItem: (_: unknown, api: CustomApi) => {
          const [x, y] = [api.value(0), api.value(1)]
          const { code, count } = cellAt(x, y)
          const [centre, middle] = api.coord([x, y])
          const [cellWidth, cellHeight] = api.size([1, 1])
          const [wide, high] = [Math.floor(cellWidth) - 2, Math.floor(cellHeight) - 3]
          const step = stepOf(count, cuts)
          const fill = count === 0 ? tokens.surface : tokens.steps[step]
          const ink = count === 0 ? tokens.text3 : tokens.stepTexts[step]
          const text = (shown: string, top: number, isStrong: boolean) => ({
            type: 'text',
            x: centre,
            y: top,
            style: {
              text: shown,
              fontFamily: tokens.font,
              fontSize: 10,
              fontWeight: isStrong ? 600 : 400,
              fill: ink,
              align: 'center',
              verticalAlign: 'middle',
            },
          })
          const number = count === 0 ? [] : [text(shownNumber(count), code === '' ? middle : middle + high / 4, true)]
          return {
            type: 'group',
            children: [
              {
                type: 'rect',
                shape: { x: centre - wide / 2, y: middle - high / 2, width: wide, height: high, r: 1 },
                style: { fill, stroke: count === 0 ? tokens.line : tokens.stepEdge, lineWidth: 1 },
              },
              ...(code === '' ? [] : [text(code, middle - high / 4 + (count === 0 ? high / 4 : 0), false)]),
              ...number,
            ],
          }
        },
      },
    ],
  }
}
