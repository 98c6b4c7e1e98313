import { type Edges, type Grey, WHITE } from './picture.ts'

/** Where the pixels of a new picture stand in an old one: the middle of the first, and the steps to the next in its row and column. */
interface Sampling {
  width: number
  height: number
  first: readonly [x: number, y: number]
  alongRow: readonly [x: number, y: number]
  alongColumn: readonly [x: number, y: number]
}

/** Places from `first` on, `step` apart, of which `count` there are: those between 0 and `end`, as a range of their indices. */
const within = (first: number, step: number, count: number, end: number): [from: number, to: number] => {
  if (step === 0) return first >= 0 && first < end ? [0, count] : [0, 0]
  const [one, other] = [-first / step, (end - first) / step]
  return [Math.max(0, Math.ceil(Math.min(one, other))), Math.min(count, Math.ceil(Math.max(one, other)))]
}

/** Parts of a pixel that are told apart: with whole numbers the loop below takes half the time. */
const BITS = 8
const PARTS = 1 << BITS
const HALF = (PARTS * PARTS) / 2

/** A picture of pixels mixed from the four nearest of another; white beyond its edges. Its loop allocates nothing. */
const sampled = ({ shades, width, height }: Grey, sampling: Sampling): Grey => {
  const { width: columns, height: rows, first, alongRow, alongColumn } = sampling
  const picture = new Uint8ClampedArray(columns * rows).fill(WHITE)
  const [stepX, stepY] = alongRow
  for (let row = 0; row < rows; row += 1) {
    const x = first[0] + row * alongColumn[0] - 0.5
    const y = first[1] + row * alongColumn[1] - 0.5
    const [fromX, toX] = within(x, stepX, columns, width - 1)
    const [fromY, toY] = within(y, stepY, columns, height - 1)
    const to = Math.min(toX, toY)
    for (let column = Math.max(fromX, fromY); column < to; column += 1) {
      const partsX = ((x + column * stepX) * PARTS) | 0
      const partsY = ((y + column * stepY) * PARTS) | 0
      const at = (partsY >> BITS) * width + (partsX >> BITS)
      const right = partsX & (PARTS - 1)
      const down = partsY & (PARTS - 1)
      const upper = (shades[at] ?? WHITE) * (PARTS - right) + (shades[at + 1] ?? WHITE) * right
      const lower = (shades[at + width] ?? WHITE) * (PARTS - right) + (shades[at + width + 1] ?? WHITE) * right
      picture[row * columns + column] = (upper * (PARTS - down) + lower * down + HALF) >> (2 * BITS)
    }
  }
  return { shades: picture, width: columns, height: rows }
}

/** A picture turned about its middle by an angle in radians clockwise, on as large a sheet, lying as the angle has it. */
export const turned = (picture: Grey, angle: number): Grey => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const isSideways = Math.abs(sin) > Math.SQRT1_2
  const [width, height] = isSideways ? [picture.height, picture.width] : [picture.width, picture.height]
  const [x, y] = [(1 - width) / 2, (1 - height) / 2]
  return sampled(picture, {
    width,
    height,
    first: [picture.width / 2 + x * cos + y * sin, picture.height / 2 - x * sin + y * cos],
    alongRow: [cos, -sin],
    alongColumn: [sin, cos],
  })
}

/** Returns the part of a picture between edges, scaled to `height` pixels. */
export const cutOut = (picture: Grey, { left, right, top, bottom }: Edges, height: number): Grey => {
  const scale = (bottom - top) / height
  return sampled(picture, {
    width: Math.max(height, Math.round((right - left) / scale)),
    height,
    first: [left + scale / 2, top + scale / 2],
    alongRow: [scale, 0],
    alongColumn: [0, scale],
  })
}

/** A picture made smaller, each pixel the mean of those it stands for. Columns are summed up first: each pixel is looked at once. */
export const reduced = ({ shades, width, height }: Grey, newWidth: number, newHeight: number): Grey => {
  const edge = (index: number, size: number, newSize: number) => Math.floor((index * size) / newSize)
  const lefts = Uint32Array.from({ length: newWidth + 1 }, (_, column) => edge(column, width, newWidth))
  const picture = new Uint8ClampedArray(newWidth * newHeight)
  const sums = new Uint32Array(width)
  for (let row = 0; row < newHeight; row += 1) {
    const top = edge(row, height, newHeight)
    const bottom = Math.max(top + 1, edge(row + 1, height, newHeight))
    sums.fill(0)
    for (let y = top; y < bottom; y += 1) {
      const start = y * width
      for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (shades[start + x] ?? WHITE)
    }
    for (let column = 0; column < newWidth; column += 1) {
      const left = lefts[column] ?? 0
      const right = Math.max(left + 1, lefts[column + 1] ?? 0)
      let sum = 0
      for (let x = left; x < right; x += 1) sum += sums[x] ?? 0
      picture[row * newWidth + column] = sum / ((bottom - top) * (right - left))
    }
  }
  return { shades: picture, width: newWidth, height: newHeight }
}
