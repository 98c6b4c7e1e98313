import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { boxAfter, type Matrix, multiply } from './matrix.ts'
import type { PdfPage } from './open-pdf.ts'

/** How a page is drawn, as far as it tells where its text is to be seen. */
export interface PageDrawing {
  /** Share of the page that its largest picture covers. */
  pictureShare: number
  /** Lines and curves drawn: letters turned into outlines are many. */
  paths: number
  /** Characters drawn, and those of them drawn invisibly, in white, or under a picture of the whole page. */
  characters: number
  hidden: number
}

const WHOLE_PAGE = 0.5
/** Text rendering modes that draw nothing: invisible, and as a clipping path only. */
const INVISIBLE_MODES = new Set([3, 7])
const WHITE = '#ffffff'
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

const isText = (fn: number): boolean =>
  fn === OPS.showText ||
  fn === OPS.showSpacedText ||
  fn === OPS.nextLineShowText ||
  fn === OPS.nextLineSetSpacingShowText

const matrixOf = (value: unknown): Matrix => (Array.isArray(value) && value.length === 6 ? (value as never) : IDENTITY)
const countOf = (glyphs: unknown): number =>
  Array.isArray(glyphs) ? glyphs.filter(glyph => typeof glyph === 'object' && glyph !== null).length : 0

/**
 * Follows the drawing of a page. Its pictures are seen only in a document opened with `hasPictures: false`, where they
 * leave a trace: the place they would fill is set up, and nothing is drawn there.
 */
export const drawingOf = async (page: PdfPage): Promise<PageDrawing> => {
  const { width, height } = page.getViewport({ scale: 1 })
  const { fnArray, argsArray } = await page.getOperatorList()
  const drawing: PageDrawing = { pictureShare: 0, paths: 0, characters: 0, hidden: 0 }
  const saved: { matrix: Matrix; mode: number; fill: unknown }[] = []
  let matrix = IDENTITY
  let mode = 0
  let fill: unknown
  for (const [index, fn] of fnArray.entries()) {
    const args: unknown = argsArray[index]
    const first: unknown = Array.isArray(args) ? args[0] : undefined
    if (fn === OPS.save || fn === OPS.paintFormXObjectBegin) saved.push({ matrix, mode, fill })
    if (fn === OPS.transform) matrix = multiply(matrix, matrixOf(Array.from(args as ArrayLike<number>)))
    else if (fn === OPS.paintFormXObjectBegin)
      matrix = multiply(matrix, matrixOf(first && Array.from(first as ArrayLike<number>)))
    else if (fn === OPS.setTextRenderingMode) mode = Number(first)
    else if (fn === OPS.setFillRGBColor) fill = first
    else if (fn === OPS.constructPath) drawing.paths += 1
    else if (isText(fn)) {
      const count = countOf(first)
      drawing.characters += count
      if (INVISIBLE_MODES.has(mode) || fill === WHITE) drawing.hidden += count
    } else if (fn === OPS.restore || fn === OPS.paintFormXObjectEnd) {
      if (fn === OPS.restore && fnArray[index - 1] === OPS.transform) {
        const [, , pictureWidth, pictureHeight] = boxAfter(matrix, [0, 0, 1, 1])
        const share = Math.min(1, (pictureWidth * pictureHeight) / (width * height))
        drawing.pictureShare = Math.max(drawing.pictureShare, share)
        if (share > WHOLE_PAGE) drawing.hidden = drawing.characters
      }
      const before = saved.pop()
      if (before) ({ matrix, mode, fill } = before)
    }
  }
  return drawing
}
