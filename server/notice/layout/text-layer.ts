import { Util } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { MAX_NOTICE_CHARACTERS, MAX_NOTICE_PAGES } from '#contract/limits.ts'
import { AppError } from '../../app-error.ts'
import { openPdf, type PdfDocument, type PdfPage } from '../../pdf/open-pdf.ts'
import type { PageText, TextRun } from '../../pdf/page-text.ts'
import { type PageLayer, trustOf } from './trusted-pages.ts'

/** Pixels of all pictures of a PDF from which on one of them may be a scanned page: A4 at 72 dpi. */
const PAGE_PIXELS = 500_000
/** Dictionaries of pictures are short and never packed: their keys stand near each other. */
const DICTIONARY_REACH = 500
const PICTURE = /\/Subtype\s*\/Image\b/g
const SIDES = [/\/Width\s+(\d+)/, /\/Height\s+(\d+)/]

/** Whether a PDF holds pictures large enough to be pages, by its bytes alone: nothing is decoded. */
const hasLargePictures = (pdf: Uint8Array): boolean => {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1')
  let pixels = 0
  for (const { index } of text.matchAll(PICTURE)) {
    const start = Math.max(text.lastIndexOf('obj', index), index - DICTIONARY_REACH)
    const end = text.indexOf('stream', index)
    const dictionary = text.slice(start, end < 0 ? index + DICTIONARY_REACH : Math.min(end, index + DICTIONARY_REACH))
    const [width = 0, height = 0] = SIDES.map(side => Number(side.exec(dictionary)?.[1] ?? 0))
    pixels += width * height
    if (pixels >= PAGE_PIXELS) return true
  }
  return false
}

/** Bytes of an object looked at on either side of the word that says it is a font. */
const OBJECT_REACH = 6000
/** More fonts than a notice has; looking at them would take longer than it spares. */
const MOST_FONTS = 500

const FONT = /\/Type\s*\/Font\b/g
const CHARACTERS = /\/ToUnicode\s+\d+\s+\d+\s+R/
/** A descendant is spoken for by the font it belongs to; letters that are drawings have names of their own. */
const SPOKEN_FOR = /\/Subtype\s*\/(?:CIDFontType[02]|Type3)\b/
const PROGRAM = /\/FontFile(?=[23]?\s+\d+\s+\d+\s+R)/g
const DRAWINGS = /(\/CharProcs\s*)(\d+\s+\d+\s+R|<<[^<>]*>>)/g

const objectAround = (text: string, at: number): string => {
  const start = text.lastIndexOf('obj', at)
  const end = text.indexOf('endobj', at)
  return start < 0 || end < 0 ? '' : text.slice(Math.max(start, at - OBJECT_REACH), Math.min(end, at + OBJECT_REACH))
}

/** Whether each font tells its characters itself. Objects that are packed do not show. */
const doFontsTell = (text: string): boolean => {
  if (text.includes('/ObjStm')) return false
  const fonts = [...text.matchAll(FONT)].slice(0, MOST_FONTS + 1)
  return (
    fonts.length <= MOST_FONTS &&
    fonts.every(({ index }) => {
      const font = objectAround(text, index)
      return SPOKEN_FOR.test(font) || CHARACTERS.test(font)
    })
  )
}

/**
 * A PDF whose text reads the same and takes half the time: its fonts have no outlines, which only drawing needs. Where a
 * font tells its characters by its outlines alone it comes back as it is. All else keeps its place in the file.
 */
export const withoutOutlines = (pdf: Uint8Array): Uint8Array => {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1')
  if (!doFontsTell(text)) return pdf
  const bare = text
    .replace(PROGRAM, '/NoOutlin')
    .replace(DRAWINGS, (_, key: string, drawings: string) => `${key}<<${' '.repeat(drawings.length - 4)}>>`)
  return Buffer.from(bare, 'latin1')
}

/** Text that leans more than this (sine of its angle) is a watermark or a stamp. */
const MAX_SLANT = 0.02

interface ReadOptions {
  password?: string | undefined
  onPage?: (page: number, pages: number) => void
}

const readRuns = async (page: PdfPage, spare: number): Promise<TextRun[]> => {
  const { transform } = page.getViewport({ scale: 1 })
  const runs: TextRun[] = []
  let characters = 0
  const reader = page.streamTextContent({ disableNormalization: true }).getReader()
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    for (const item of chunk.value.items) {
      characters += item.str.length
      if (characters > spare) throw new AppError('tooComplex', `more than ${MAX_NOTICE_CHARACTERS} characters`)
      const [a, b, c, d, x, baseline] = Util.transform(transform, item.transform)
      const size = Math.hypot(c, d)
      const isUpright = a > 0 && Math.abs(b) <= MAX_SLANT * Math.hypot(a, b)
      if (isUpright && item.str.trim() !== '') runs.push({ text: item.str, x, baseline, width: item.width, size })
    }
  }
  return runs
}

const readPage = async (page: PdfPage, spare: number): Promise<PageText> => {
  const { width, height } = page.getViewport({ scale: 1 })
  return { page: page.pageNumber, width, height, runs: await readRuns(page, spare) }
}

/**
 * The text layer of a PDF, page by page, and what each is worth. Throws AppError passwordNeeded, passwordWrong, damagedPdf
 * or tooComplex. Meant for the reader process only: a hostile PDF may take all its memory or time.
 */
export const readTextLayer = async (pdf: Uint8Array, { password, onPage }: ReadOptions = {}): Promise<PageLayer[]> => {
  const readable = withoutOutlines(pdf)
  const document = await openPdf(readable, { password })
  const { numPages } = document
  if (numPages === 0) throw new AppError('damagedPdf', 'the PDF has no pages')
  if (numPages > MAX_NOTICE_PAGES) throw new AppError('tooComplex', `more than ${MAX_NOTICE_PAGES} pages`)
  const hasPictures = hasLargePictures(pdf)
  let withoutPictures: Promise<PdfDocument> | undefined
  const drawn = () => (withoutPictures ??= openPdf(readable, { password, hasPictures: false }))
  const layers: PageLayer[] = []
  let spare = MAX_NOTICE_CHARACTERS
  for (let number = 1; number <= numPages; number += 1) {
    onPage?.(number, numPages)
    try {
      const page = await document.getPage(number)
      const text = await readPage(page, spare)
      spare -= text.runs.reduce((sum, run) => sum + run.text.length, 0)
      layers.push(await trustOf(text, page, hasPictures, drawn))
    } catch (error) {
      throw error instanceof AppError
        ? error
        : new AppError('damagedPdf', `page ${number} is damaged`, { cause: error })
    }
  }
  return layers
}
