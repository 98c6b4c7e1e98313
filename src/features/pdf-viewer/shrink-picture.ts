/**
 * The pixels of a picture as pdfjs unpacks them. `bits`: one bit a pixel, white or black, in rows of whole bytes; else
 * 8-bit colours.
 */
export interface Picture {
  pixels: 'bits' | 'rgb' | 'rgba'
  data: Uint8Array<ArrayBuffer> | Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
  /** Number of pixels that become one, in each direction. A picture with opacity is not reduced. */
  step: number
}

const { port1: drain, port2 } = new MessageChannel()
port2.close()

/**
 * Frees a buffer at once, because pictures of a scan pile up until the collector runs. What is transferred to a closed
 * port is freed; `transfer(0)` leaves it with Chromium's wrapper.
 */
export const freeBuffer = (buffer: ArrayBufferLike): void => {
  if (buffer instanceof ArrayBuffer && !buffer.detached) drain.postMessage(null, [buffer])
}

/** Red, green, blue and opacity of each pixel, row by row. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
}

const WHITE = 255

type AddRow = (picture: Picture, y: number, sums: Uint32Array) => void

/** Adds the red, green and blue of a row to the sums of the pixels that it becomes a part of. */
const addColours: AddRow = ({ data, width, step }, y, sums) => {
  let from = y * width * 3
  for (let start = 0, at = 0; start < width; start += step, at += 3) {
    const end = Math.min(start + step, width)
    let [red, green, blue] = [0, 0, 0]
    for (let x = start; x < end; x++) {
      red += data[from++] ?? 0
      green += data[from++] ?? 0
      blue += data[from++] ?? 0
    }
    sums[at] = (sums[at] ?? 0) + red
    sums[at + 1] = (sums[at + 1] ?? 0) + green
    sums[at + 2] = (sums[at + 2] ?? 0) + blue
  }
}

const addBits: AddRow = ({ data, width, step }, y, sums) => {
  const row = y * Math.ceil(width / 8)
  for (let start = 0, at = 0; start < width; start += step, at += 3) {
    const end = Math.min(start + step, width)
    let white = 0
    for (let x = start; x < end; x++) white += ((data[row + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1
    for (let colour = at; colour < at + 3; colour++) sums[colour] = (sums[colour] ?? 0) + white * WHITE
  }
}

/**
 * Returns a picture in which each square of `step` by `step` pixels is one pixel of their mean; a picture with opacity
 * is returned as it is.
 */
export const shrinkPicture = (picture: Picture): Pixels => {
  const { pixels, width, height, step } = picture
  if (pixels === 'rgba') {
    const { buffer, byteOffset } = picture.data
    return { data: new Uint8ClampedArray(buffer, byteOffset, width * height * 4), width, height }
  }
  const addRow = pixels === 'rgb' ? addColours : addBits
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)]
  const data = new Uint8ClampedArray(columns * rows * 4)
  const sums = new Uint32Array(columns * 3)
  for (let top = 0, to = 0; top < height; top += step) {
    const high = Math.min(step, height - top)
    sums.fill(0)
    for (let y = top; y < top + high; y++) addRow(picture, y, sums)
    for (let x = 0, at = 0; x < columns; x++, at += 3) {
      const summed = high * Math.min(step, width - x * step)
      for (let colour = at; colour < at + 3; colour++) data[to++] = (sums[colour] ?? 0) / summed
      data[to++] = WHITE
    }
  }
  return { data, width: columns, height: rows }
}
