import type { EChartsCoreOption } from 'echarts/core'
import type { ChartTokens } from './chart-tokens.ts'

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
