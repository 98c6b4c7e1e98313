import { type JSX, useEffect, useRef, useState } from 'react'
import type { ChartOption } from '#charts/chart-parts.ts'
import type { ChartTokens } from '#charts/chart-tokens.ts'
import { useColorScheme } from '../../../theme/display-modes.ts'
import type { DrawnChart } from './echarts-host.ts'

const STEPS = [1, 2, 3, 4, 5]

/** Reads the chart colours of the theme in which an element stands. */
const themeTokens = (element: Element): ChartTokens => {
  const style = getComputedStyle(element)
  const read = (name: string): string => style.getPropertyValue(`--rj-${name}`).trim()
  return {
    surface: read('surface'),
    line: read('line'),
    base: read('line-mid'),
    text: read('text'),
    text2: read('text-2'),
    text3: read('text-3'),
    accent: read('accent'),
    c1: read('c1'),
    c2: read('c2'),
    c3: read('c3'),
    c4: read('c4'),
    cu: read('cu'),
    steps: STEPS.map(step => read(`s${step}`)),
    stepTexts: STEPS.map(step => read(`st${step}`)),
    stepEdge: read('s-edge'),
    font: style.fontFamily,
  }
}

interface ChartProps {
  /** Title and main finding, read out in place of the picture. */
  label: string
  height: number
  option: (tokens: ChartTokens) => ChartOption
  /** Hears which mark was clicked. The same is reached by keyboard through the key and the table. */
  onPick?: (series: string, place: number) => void
}

/** Draws a chart in the colours of the theme. Its library is loaded with the first chart. */
export const Chart = ({ label, height, option, onPick }: ChartProps): JSX.Element => {
  const host = useRef<HTMLDivElement>(null)
  const scheme = useColorScheme()
  const [chart, setChart] = useState<DrawnChart | null>(null)
  const pick = useRef(onPick)

  useEffect(() => {
    pick.current = onPick
  }, [onPick])

  useEffect(() => {
    let isGone = false
    let drawn: DrawnChart | undefined
    void import('./echarts-host.ts').then(({ hostChart }) => {
      if (isGone || host.current === null) return
      drawn = hostChart(host.current, (series, place) => pick.current?.(series, place))
      setChart(drawn)
    })
    return () => {
      isGone = true
      drawn?.close()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are another scheme's after a change of theme
  useEffect(() => {
    if (chart !== null && host.current !== null) chart.draw(option(themeTokens(host.current)))
  }, [chart, option, scheme])

  return (
    <div className="rj-chart" role="img" aria-label={label} style={{ height }}>
      <div ref={host} className="rj-chart-host" />
    </div>
  )
}
