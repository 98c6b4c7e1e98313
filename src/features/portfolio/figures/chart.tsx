import { type JSX, useEffect, useRef, useState } from 'react'
import type { ChartOption } from '#charts/chart-parts.ts'
import type { ChartTokens } from '#charts/chart-tokens.ts'
import { useColorScheme } from '../../../theme/display-modes.ts'
import type { DrawnChart } from './echarts-host.ts'
import { themeTokens } from './theme-tokens.ts'

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
