import type { Box } from '../../pdf/matrix.ts'

/** One character on a page: as drawn (`raw`), as meant (`text`, possibly longer), and where. */
export interface Glyph {
  raw: string
  text: string
  page: number
  box: Box
  /** Where it stands on the page as shown, if that is elsewhere: a page that was recognised may lie turned or askew. */
  shown?: Box
  /** How sure its recognition is, 0 to 1; characters of a text layer have none. */
  confidence?: number
  /** Its text is not what was recognised, but the only thing that can stand there. */
  isRepaired?: boolean
}

/** Share of the font size above the baseline, as CJK fonts have it; fonts without metrics report none. */
export const ASCENT = 0.88

export const baselineOf = ({ box: [, top, , size] }: Glyph): number => top + ASCENT * size
export const sizeOf = ({ box: [, , , size] }: Glyph): number => size
export const rightOf = ({ box: [x, , width] }: Glyph): number => x + width
