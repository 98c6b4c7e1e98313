import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas'
import type { FigureBlock } from '../report-block.ts'

const { resolve } = createRequire(import.meta.url)
const FONT = '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'
/** The family that the drawings of figures name. */
const FAMILY = 'Sans'
/** Pixels a point: sharp on paper at 216 dots an inch. */
const SHARPNESS = 3

/** Draws a figure as a PNG, for formats that show no SVG everywhere. */
export const drawPicture = async ({ svg, width, height }: FigureBlock): Promise<Uint8Array> => {
  if (!GlobalFonts.has(FAMILY)) GlobalFonts.registerFromPath(resolve(FONT), FAMILY)
  const [wide, high] = [Math.round(width * SHARPNESS), Math.round(height * SHARPNESS)]
  const sized = svg.replace(/<svg width="[^"]*" height="[^"]*"/, `<svg width="${wide}" height="${high}"`)
  const image = await loadImage(Buffer.from(sized))
  const canvas = createCanvas(wide, high)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, wide, high)
  context.drawImage(image, 0, 0, wide, high)
  return Uint8Array.from(canvas.toBuffer('image/png'))
}
