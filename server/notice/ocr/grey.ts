import type { Canvas } from '@napi-rs/canvas'

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
