import type { Canvas } from '@napi-rs/canvas'
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type Box, boxAfter, type Matrix, multiply } from '../pdf/matrix.ts'
import type { PdfPage } from '../pdf/open-pdf.ts'
import type { PlacedPicture } from './ocr-messages.ts'
import { renderPage } from './render-page.ts'

/** Shortest side in points, and largest share of its page, of a picture that may be one of a mark: no dot, no scan of the page. */
const SHORTEST = 10
const LARGEST = 0.4
/** So many of a page are cut out; a paper with more is no notice that shows marks. */
const MOST_OF_PAGE = 24
/** Pixels per point at most, and of the longer side. */
const MOST_SCALE = 4
const MOST_SIDE = 800
/** Characters drawn over a picture from which on it lies under text, as a seal does. */
const WRITTEN_OVER = 3
/** Below this shade of any colour a pixel is drawn; a picture with less than this share of them shows nothing. */
const DRAWN = 235
const EMPTY = 0.001

const PAINTS: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
])
const UNIT: Box = [0, 0, 1, 1]

/** Where a page paints pictures, in points of the page as shown. */
const placesOn = async (page: PdfPage): Promise<Box[]> => {
  const { fnArray, argsArray } = await page.getOperatorList()
  const places: Box[] = []
  const saved: Matrix[] = []
  let matrix = page.getViewport({ scale: 1 }).transform as unknown as Matrix
  for (const [index, operator] of fnArray.entries()) {
    const [first] = argsArray[index] ?? []
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) saved.push(matrix)
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix
    if (operator === OPS.transform) matrix = multiply(matrix, argsArray[index])
    if (operator === OPS.paintFormXObjectBegin && first) matrix = multiply(matrix, first)
    if (PAINTS.has(operator)) places.push(boxAfter(matrix, UNIT))
    // pdfjs joins pictures of the same bytes that follow one another.
    if (operator === OPS.paintImageXObjectRepeat) {
      const [, scaleX, scaleY, ends] = argsArray[index] as [string, number, number, ArrayLike<number>]
      for (let at = 0; at + 1 < ends.length; at += 2)
        places.push(boxAfter(multiply(matrix, [scaleX, 0, 0, scaleY, ends[at] ?? 0, ends[at + 1] ?? 0]), UNIT))
    }
  }
  return places
}

/** The middles of the characters of a page, as far as they are text. */
const charactersOn = async (page: PdfPage): Promise<[x: number, y: number][]> => {
  const shown = page.getViewport({ scale: 1 }).transform as unknown as Matrix
  const { items } = await page.getTextContent()
  return items.flatMap(item => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , , , left, baseline] = item.transform
    const [x, y, width, height] = boxAfter(shown, [left, baseline, item.width, item.height])
    const { length } = item.str
    return Array.from(item.str, (_, at): [number, number] => [x + ((at + 0.5) * width) / length, y + height / 2])
  })
}

const isEmpty = (canvas: Canvas): boolean => {
  const data = canvas.data()
  const enough = EMPTY * canvas.width * canvas.height
  let drawn = 0
  for (let at = 0; at < data.length && drawn <= enough; at += 4)
    if (Math.min(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255) < DRAWN) drawn += 1
  return drawn <= enough
}

/**
 * Cuts the pictures out of a page as they are shown, each as a PNG of bounded size. Left out are dots, what fills much of
 * the page, what has text over it, what is empty, and what pdfjs does not decode for its size.
 */
export const cutPictures = async (page: PdfPage): Promise<PlacedPicture[]> => {
  const { width: pageWidth, height: pageHeight } = page.getViewport({ scale: 1 })
  const places = (await placesOn(page)).filter(
    ([x, y, width, height]) =>
      Math.min(width, height) >= SHORTEST &&
      width * height <= LARGEST * pageWidth * pageHeight &&
      Math.min(x, y) >= -1 &&
      x + width <= pageWidth + 1 &&
      y + height <= pageHeight + 1,
  )
  if (places.length === 0 || places.length > MOST_OF_PAGE) return []
  const characters = await charactersOn(page)
  const pictures: PlacedPicture[] = []
  for (const box of places) {
    const [x, y, width, height] = box
    const over = characters.filter(([left, top]) => left > x && left < x + width && top > y && top < y + height)
    if (over.length >= WRITTEN_OVER) continue
    const canvas = await renderPage(page, Math.min(MOST_SCALE, MOST_SIDE / Math.max(width, height)), box)
    if (!isEmpty(canvas)) pictures.push({ page: page.pageNumber, box, png: new Uint8Array(await canvas.encode('png')) })
  }
  return pictures
}
