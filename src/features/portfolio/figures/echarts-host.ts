import { BarChart, LineChart, TreemapChart } from 'echarts/charts'
import { AriaComponent, GridComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { LabelLayout } from 'echarts/features'
import { SVGRenderer } from 'echarts/renderers'
import type { ChartOption } from '#charts/chart-parts.ts'

use([BarChart, LineChart, TreemapChart, GridComponent, AriaComponent, LabelLayout, SVGRenderer])

/** A chart in the page. */
export interface DrawnChart {
  draw(option: ChartOption): void
  close(): void
}

/** Draws into an element and follows its size; `onPick` hears which mark of which series was clicked. */
export const hostChart = (element: HTMLElement, onPick: (series: string, place: number) => void): DrawnChart => {
  const chart = init(element, null, { renderer: 'svg' })
  const observer = new ResizeObserver(() => chart.resize())
  observer.observe(element)
  chart.on('click', ({ seriesId, dataIndex }) => onPick(String(seriesId ?? ''), Number(dataIndex)))
  return {
    draw: option => chart.setOption(option, { notMerge: true }),
    close() {
      observer.disconnect()
      chart.dispose()
    },
  }
}
