import type { Canvas } from '@napi-rs/canvas'

/** Edges in pixels of a picture, or in points of a page. */
export interface Edges {
  left: number
  right: number
  top: number
  bottom: number
}

/** A picture in shades, row by row: 0 is black, 255 is white. */
export interface Grey {
  shades: Uint8ClampedArray
  width: number
  height: number
}

export const WHITE = 255

/** The red of each pixel: in it black letters are as dark as in any other colour, and red stamps are pale. */
export const greyOf = (canvas: Canvas): Grey => {
  const { width, height } = canvas
  const data = canvas.data()
  const shades = new Uint8ClampedArray(width * height)
  for (let pixel = 0; pixel < shades.length; pixel += 1) shades[pixel] = data[4 * pixel] ?? WHITE
  return { shades, width, height }
}

/** A picture with white all around an area, in pixels of it. */
export const withinArea = ({ shades, width, height }: Grey, area: Edges): Grey => {
  const kept = new Uint8ClampedArray(shades.length).fill(WHITE)
  const [from, to] = [Math.max(0, Math.floor(area.left)), Math.min(width, Math.ceil(area.right))]
  for (let row = Math.max(0, Math.floor(area.top)); row < Math.min(height, Math.ceil(area.bottom)); row += 1)
    kept.set(shades.subarray(row * width + from, row * width + to), row * width + from)
  return { shades: kept, width, height }
}

/** The dark pixels of a picture: 1 for ink, 0 for none, row by row. */
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
