import { fileURLToPath } from 'node:url'
import { type Canvas, createCanvas, GlobalFonts } from '@napi-rs/canvas'
import type { Box } from '../pdf/matrix.ts'
import type { PdfPage } from '../pdf/open-pdf.ts'

const FONT = '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'

let hasFonts = false

/** Fonts that a PDF does not embed are drawn in the generic families: without one that has ideographs they come out blank. */
const provideFonts = (): void => {
  if (hasFonts) return
  GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(FONT)), 'sans-serif')
  for (const alias of ['serif', 'monospace']) GlobalFonts.setAlias('sans-serif', alias)
  hasFonts = true
}

/** A page as it is shown, or an area of it in points, its rotation applied, on white; `scale` is pixels per point. */
export const renderPage = async (page: PdfPage, scale: number, area?: Box): Promise<Canvas> => {
  provideFonts()
  const whole = page.getViewport({ scale: 1 })
  const [x, y, width, height] = area ?? [0, 0, whole.width, whole.height]
  const viewport = page.getViewport({ scale, offsetX: -x * scale, offsetY: -y * scale })
  const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale))
  // pdfjs asks for the browser's canvas; this one has all that it uses.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: '#fff' }).promise
  return canvas
}
