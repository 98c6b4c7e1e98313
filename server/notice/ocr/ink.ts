import type { Grey } from './grey.ts'

/** What of a picture is dark: 1 a pixel of ink, 0 none, row by row. */
export interface Ink {
  isInk: Uint8Array
  width: number
  height: number
}

/** Shade below which a pixel is ink: thin lines of a skewed scan are grey. */
const DARK = 190

export const inkOf = ({ shades, width, height }: Grey): Ink => {
  const isInk = new Uint8Array(width * height)
  for (let pixel = 0; pixel < isInk.length; pixel += 1) isInk[pixel] = (shades[pixel] ?? 255) < DARK ? 1 : 0
  return { isInk, width, height }
}

/** Share of a page that is specks of a scanner rather than anything printed. */
const SPECKS = 0.0002

export const isBlank = ({ isInk }: Ink): boolean => {
  const specks = SPECKS * isInk.length
  let ink = 0
  for (let pixel = 0; pixel < isInk.length && ink < specks; pixel += 1) ink += isInk[pixel] ?? 0
  return ink < specks
}

/** A line as far as its spacing goes: whether there is ink in each column of pixels, and how many its letters are high. */
export interface SeenLine {
  hasInk: readonly boolean[]
  height: number
}

export const inkColumns = (line: Grey): boolean[] => {
  const { isInk, width, height } = inkOf(line)
  return Array.from({ length: width }, (_, column) => {
    for (let row = 0; row < height; row += 1) if (isInk[row * width + column]) return true
    return false
  })
}
