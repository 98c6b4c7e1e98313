import { BarChart, CustomChart, LineChart } from 'echarts/charts'
import { AriaComponent, GridComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { ChartOption } from '#charts/chart-parts.ts'
import { PRINT_TOKENS } from '#charts/chart-tokens.ts'
import { type BarRow, type BarSeries, rowBarsHeight, rowBarsOption } from '#charts/row-bars.ts'
import type { OtherRow } from '#contract/proposer-map/proposer-rows.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { MarkEvent } from '#domain/mark/register-mark.ts'
import type { Language } from '../../drafting/language.ts'
import { type Block, type TableBlock, textCell } from '../../report/report-block.ts'
import type { Families, Portfolio, PortfolioMark } from '../register/portfolio.ts'

use([BarChart, CustomChart, LineChart, GridComponent, AriaComponent, SVGRenderer])

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => ESCAPED[sign] ?? sign)

/** Draws a chart as SVG without a DOM, under its title. The same option gives the same picture. */
const drawChart = (
  option: ChartOption,
  title: string,
  { width, height }: { width: number; height: number },
): string => {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
  try {
    chart.setOption(option)
    const svg = chart.renderToSVGString()
    return svg.replace(
      /<svg ([^>]*)>/,
      `<svg $1 role="img" aria-label="${escaped(title)}"><title>${escaped(title)}</title>`,
    )
  } finally {
    // Without it the process would not end.
    chart.dispose()
  }
}

/** The input of the chapters of a printed portfolio. */
export interface PrintedPortfolio {
  portfolio: Portfolio
  marks: readonly PortfolioMark[]
  events: ReadonlyMap<number, readonly MarkEvent[]>
  families: Families
  others: readonly OtherRow[]
  language: Language
  /** Puts the data of a chart beneath it. */
  hasTables: boolean
}

const WIDTH = 480
export const ROWS = { list: 40, families: 15, classes: 8, agents: 10 } as const
export const MONTHS = 18
export const CELLS_A_CLASS = 14
const NOT_KNOWN = '—'

/** Returns a count as it is printed; a dash where it is not known. */
export const shown = (value: number | null): string => (value === null ? NOT_KNOWN : value.toLocaleString('en'))

/** Returns rows of texts as a table block. */
export const table = (
  widths: readonly number[],
  head: readonly string[],
  rows: readonly (readonly string[])[],
): TableBlock => ({
  kind: 'table',
  widths,
  head,
  rows: rows.map(row => row.map(text => textCell(text))),
  isDense: head.length > 6,
})

/** Draws a chart under its caption. */
export const figure = (caption: string, option: ChartOption, height: number): Block => ({
  kind: 'figure',
  caption,
  svg: drawChart(option, caption, { width: WIDTH, height }),
  width: WIDTH,
  height,
})

export type Chapter = (input: PrintedPortfolio) => Block[]

/** Returns a chart with its data beneath, unless the tables are left out. */
export const withTable = ({ hasTables }: PrintedPortfolio, chart: Block, data: TableBlock): Block[] =>
  hasTables ? [chart, data] : [chart]

/** Returns a remark in small type. */
export const paragraph = (text: string): Block => ({ kind: 'paragraph', line: [{ text, isFaint: true }] })

/** Returns horizontal bars with their data beneath. */
export const bars = (
  input: PrintedPortfolio,
  caption: string,
  drawn: { rows: readonly BarRow[]; series: readonly BarSeries[]; isStacked: boolean },
  data: TableBlock,
): Block[] => {
  const unknown = input.language.say('本库未载，不是 0', 'not in this register, not 0')
  const option = rowBarsOption({ ...drawn, labelWidth: 150, unknown }, PRINT_TOKENS)
  return withTable(input, figure(caption, option, rowBarsHeight(drawn.rows.length)), data)
}

export const ONE: readonly BarSeries[] = [{ name: '', fill: 'c1' }]

/** Returns two days as a range. */
export const range = (first: CalendarDay | null, last: CalendarDay | null): string =>
  first === null ? NOT_KNOWN : `${first} – ${last}`
