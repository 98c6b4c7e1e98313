import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts'
import { renderPage } from '../../server/ocr/render-page.ts'

const SCALE = 2
/** A glyph hangs below its line by no more than this share of its size. */
const DESCENT = 0.25
const DARK = 200

/** Runs of text as they are told, and those of them that are drawn without a dark pixel where they stand. */
export const readInk = async (bytes: Uint8Array): Promise<{ runs: string[]; blank: string[] }> => {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const pdf = await task.promise
  const runs: TextItem[] = []
  const blank: TextItem[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ disableNormalization: true })
    const texts = items.filter(item => 'str' in item).filter(({ str }) => str.trim() !== '')
    const canvas = await renderPage(page, SCALE)
    const { width, height } = canvas
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
    const isDark = (x: number, y: number): boolean => (data[(y * width + x) * 4] ?? 255) < DARK
    const hasInk = ({ transform, width: run, height: type }: TextItem): boolean => {
      const [left = 0, base = 0] = [transform[4] * SCALE, height - transform[5] * SCALE]
      for (let y = Math.floor(base - type * SCALE); y < base + type * SCALE * DESCENT; y += 1)
        for (let x = Math.floor(left); x <= left + run * SCALE; x += 1) if (isDark(x, y)) return true
      return false
    }
    runs.push(...texts)
    blank.push(...texts.filter(text => !hasInk(text)))
  }
  await task.destroy()
  return { runs: runs.map(({ str }) => str), blank: blank.map(({ str }) => str) }
}
