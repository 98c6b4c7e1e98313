import type { ChartTokens } from '#charts/chart-tokens.ts'

const STEPS = [1, 2, 3, 4, 5]

/** Reads the chart colours of the theme in which an element stands. */
export const themeTokens = (element: Element): ChartTokens => {
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
