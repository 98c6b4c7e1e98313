import type { EChartsCoreOption } from 'echarts/core'
import type { MARK_STATUSES } from '#contract/vocabulary.ts'
import type { ChartTokens } from './chart-tokens.ts'

/** The counts at which a cell takes the next of the five steps. */
export const COUNT_CUTS = [10, 30, 60, 100] as const
/** The same for the few marks of a month. */
export const MONTH_CUTS = [3, 5, 7, 9] as const

/** Returns the step of a count, 0 to 4. */
export const stepOf = (count: number, cuts: readonly number[] = COUNT_CUTS): number =>
  cuts.filter(cut => count >= cut).length

/** Returns the counts that a step stands for: 1–9, ≥ 100. */
export const stepLabel = (step: number, cuts: readonly number[] = COUNT_CUTS): string => {
  const [from, next] = [step === 0 ? 1 : cuts[step - 1], cuts[step]]
  return next === undefined ? `≥ ${from}` : from === next - 1 ? String(from) : `${from}–${next - 1}`
}

/** The look of each status. */
export const STATUS_FILLS: Readonly<Record<(typeof MARK_STATUSES)[number], FillName>> = {
  registered: 'c1',
  'in-grace': 'c1',
  preliminary: 'c2',
  pending: 'c2',
  refused: 'c3',
  expired: 'c4',
  cancelled: 'c4',
  invalidated: 'c4',
  withdrawn: 'c4',
  ended: 'cu',
}

/** An option of ECharts: plain data and formatters, drawn alike in the browser and on the server. */
export type ChartOption = EChartsCoreOption

export type FillName = 'c1' | 'c2' | 'c3' | 'c4' | 'cu'

const hatch = (color: string, gap: number, width: number) => ({
  symbol: 'rect',
  symbolSize: 1,
  dashArrayX: [1, 0],
  dashArrayY: [width, gap],
  rotation: -Math.PI / 4,
  color,
})

/** Returns the look of a bar: told apart without colour, because refused is hatched and unknown is an empty frame. */
export const fillOf = (tokens: ChartTokens, name: FillName): object => {
  const { surface, c3, cu } = tokens
  if (name === 'c3') return { color: surface, borderColor: c3, borderWidth: 1, decal: hatch(c3, 2.5, 2) }
  if (name === 'cu')
    return { color: surface, borderColor: cu, borderWidth: 1, borderType: [2, 2], decal: hatch(cu, 6, 0.75) }
  return { color: tokens[name], borderColor: surface, borderWidth: 1 }
}

/** Returns a number with its thousands separated. */
export const shownNumber = (value: number): string => value.toLocaleString('en')

/** Returns what every chart shares: no animation, and the font of the page. */
export const chartBase = ({ font, text }: ChartTokens): ChartOption => ({
  animation: false,
  animationDuration: 0,
  animationDurationUpdate: 0,
  stateAnimation: { duration: 0 },
  backgroundColor: 'transparent',
  textStyle: { fontFamily: font, fontSize: 11, color: text },
})

/** Returns an axis of names with one hairline at the base. */
export const nameAxis = ({ base, text2 }: ChartTokens, data: readonly string[]) => ({
  type: 'category',
  data,
  axisLine: { lineStyle: { color: base, width: 1 } },
  axisTick: { show: false },
  axisLabel: { color: text2, fontSize: 11, lineHeight: 15, hideOverlap: true },
})

/** Returns an axis of counts with three lines. */
export const countAxis = ({ text3, line }: ChartTokens) => ({
  type: 'value',
  minInterval: 1,
  axisLine: { show: false },
  axisTick: { show: false },
  splitNumber: 3,
  axisLabel: { color: text3, fontSize: 11, margin: 8 },
  splitLine: { lineStyle: { color: line, width: 1 } },
})
