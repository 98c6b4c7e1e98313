import { BarChart, CustomChart, LineChart } from 'echarts/charts'
import { AriaComponent, GridComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { ChartOption } from '#charts/chart-parts.ts'

use([BarChart, CustomChart, LineChart, GridComponent, AriaComponent, SVGRenderer])

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => ESCAPED[sign] ?? sign)

/** Draws a chart as SVG without a DOM, under its title. The same option gives the same picture. */
export const drawChart = (
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
