/** The colours that a chart is drawn in: those of the theme in the browser, those of paper in a file. */
export interface ChartTokens {
  surface: string
  line: string
  base: string
  text: string
  text2: string
  text3: string
  accent: string
  /** Registered, live, made. */
  c1: string
  /** Undecided, pending, received. */
  c2: string
  /** Refused: always hatched. */
  c3: string
  /** Ended. */
  c4: string
  /** Not known: a dashed frame with a thin hatch, never filled. */
  cu: string
  /** Steps of a count, the fewest first, each with the colour of its text. */
  steps: readonly string[]
  stepTexts: readonly string[]
  stepEdge: string
  font: string
}

/** The colours of paper (docs/screens.md §2): the light theme on white. */
export const PRINT_TOKENS: ChartTokens = {
  surface: '#ffffff',
  line: '#dfe3e8',
  base: '#c3c9d1',
  text: '#191e26',
  text2: '#4a5361',
  text3: '#626b79',
  accent: '#1f5199',
  c1: '#23477c',
  c2: '#5f8bc6',
  c3: '#6b7480',
  c4: '#868f9c',
  cu: '#848d99',
  steps: ['#dfe9f6', '#b9d0ec', '#86abd9', '#4572b0', '#23477c'],
  stepTexts: ['#191e26', '#191e26', '#191e26', '#ffffff', '#ffffff'],
  stepEdge: '#7c94b6',
  font: 'Sans',
}
