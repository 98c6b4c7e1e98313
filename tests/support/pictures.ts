import { createCanvas } from '@napi-rs/canvas'

/** A real picture of a size, in one colour. */
export const pictureOf = (kind: 'png' | 'jpeg', width: number, height: number, colour = '#1f5199'): Uint8Array => {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = colour
  context.fillRect(0, 0, width, height)
  return new Uint8Array(kind === 'png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg'))
}
