import type { Grid } from './models.ts'

/** Pixels of a map that hang together and are likely text: the core of a line, thinner and shorter than its letters. */
export interface TextPatch {
  xs: number[]
  ys: number[]
}

/** A patch measured along a direction, in radians clockwise from the rows of the picture: its middle, length and height. */
export interface TextRegion {
  x: number
  y: number
  length: number
  height: number
  angle: number
}

/** Probability from which on a pixel belongs to text, and the least a patch has on average. */
const PIXEL = 0.3
const PATCH = 0.5
const FEWEST_PIXELS = 12

export const patchesOf = ({ values, columns }: Grid): TextPatch[] => {
  const isSeen = new Uint8Array(values.length)
  const isText = (pixel: number) => isSeen[pixel] === 0 && (values[pixel] ?? 0) > PIXEL
  const pixelsFrom = (start: number): number[] => {
    const pixels: number[] = []
    const visit = (pixel: number): void => {
      if (!isText(pixel)) return
      isSeen[pixel] = 1
      pixels.push(pixel)
    }
    visit(start)
    for (let index = 0; index < pixels.length; index += 1) {
      const pixel = pixels[index] ?? 0
      const column = pixel % columns
      visit(pixel - columns)
      visit(pixel + columns)
      if (column > 0) visit(pixel - 1)
      if (column < columns - 1) visit(pixel + 1)
    }
    return pixels
  }
  const patches: TextPatch[] = []
  for (let start = 0; start < values.length; start += 1) {
    if (!isText(start)) continue
    const pixels = pixelsFrom(start)
    const sum = pixels.reduce((total, pixel) => total + (values[pixel] ?? 0), 0)
    if (pixels.length < FEWEST_PIXELS || sum < PATCH * pixels.length) continue
    patches.push({ xs: pixels.map(pixel => pixel % columns), ys: pixels.map(pixel => Math.floor(pixel / columns)) })
  }
  return patches
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0) / numbers.length

/** The direction in which a patch is longest. */
export const directionOf = ({ xs, ys }: TextPatch): number => {
  const [meanX, meanY] = [meanOf(xs), meanOf(ys)]
  let [xx, xy, yy] = [0, 0, 0]
  for (const [index, x] of xs.entries()) {
    const [dx, dy] = [x - meanX, (ys[index] ?? 0) - meanY]
    xx += dx * dx
    xy += dx * dy
    yy += dy * dy
  }
  return 0.5 * Math.atan2(2 * xy, xx - yy)
}

export const regionOf = ({ xs, ys }: TextPatch, angle: number): TextRegion => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let [top, bottom] = [left, right]
  for (const [index, x] of xs.entries()) {
    const y = ys[index] ?? 0
    const along = x * cos + y * sin
    const across = y * cos - x * sin
    left = Math.min(left, along)
    right = Math.max(right, along)
    top = Math.min(top, across)
    bottom = Math.max(bottom, across)
  }
  const [along, across] = [(left + right) / 2, (top + bottom) / 2]
  return {
    x: along * cos - across * sin,
    y: along * sin + across * cos,
    length: right - left + 1,
    height: bottom - top + 1,
    angle,
  }
}
