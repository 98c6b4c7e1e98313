import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Pixels } from './models.ts'

/** Edges in pixels of a picture, or in points of a page. */
export interface Edges {
  left: number
  right: number
  top: number
  bottom: number
}

export const pixelsOf = (canvas: Canvas): Pixels => {
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  return { data, width, height }
}

const paper = (width: number, height: number) => {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  return { canvas, context }
}

export const scaled = (picture: Canvas, width: number, height: number): Canvas => {
  const { canvas, context } = paper(width, height)
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}

/** A picture turned about its middle by an angle in radians clockwise, on as large a sheet, lying as the angle has it. */
export const turned = (picture: Canvas, angle: number): Canvas => {
  const isSideways = Math.abs(Math.sin(angle)) > Math.SQRT1_2
  const [width, height] = isSideways ? [picture.height, picture.width] : [picture.width, picture.height]
  const { canvas, context } = paper(width, height)
  context.translate(width / 2, height / 2)
  context.rotate(angle)
  context.drawImage(picture, -picture.width / 2, -picture.height / 2)
  return canvas
}

/** What stands between edges, `height` pixels high, white where it reaches over the edge of the picture. */
export const cutOut = (picture: Canvas, { left, right, top, bottom }: Edges, height: number): Canvas => {
  const scale = height / (bottom - top)
  const { canvas, context } = paper(Math.max(height, Math.round((right - left) * scale)), height)
  context.scale(scale, scale)
  context.drawImage(picture, -left, -top)
  return canvas
}
