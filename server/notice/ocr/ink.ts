import type { Canvas } from '@napi-rs/canvas'
import { pixelsOf } from './picture.ts'

/** What of a picture is dark: 1 a pixel of ink, 0 none, row by row. */
export interface Ink {
  isInk: Uint8Array
  width: number
  height: number
}

/** Brightness of red, 0 to 255, below which a pixel is ink: thin lines of a skewed scan are grey, stamps are red. */
const DARK = 190

export const inkOf = (canvas: Canvas): Ink => {
  const { data, width, height } = pixelsOf(canvas)
  const isInk = new Uint8Array(width * height)
  for (let pixel = 0; pixel < isInk.length; pixel += 1) isInk[pixel] = (data[4 * pixel] ?? 255) < DARK ? 1 : 0
  return { isInk, width, height }
}

/** Share of a page that is specks of a scanner rather than anything printed. */
const SPECKS = 0.0002

export const isBlank = ({ isInk }: Ink): boolean => {
  let ink = 0
  for (const pixel of isInk) ink += pixel
  return ink < SPECKS * isInk.length
}
