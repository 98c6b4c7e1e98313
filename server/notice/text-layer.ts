import { Util } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { MAX_NOTICE_CHARACTERS, MAX_NOTICE_PAGES } from '#contract/limits.ts'
import { AppError } from '../app-error.ts'
import { hasLargePictures } from './large-pictures.ts'
import { openPdf, type PdfDocument, type PdfPage } from './open-pdf.ts'
import type { PageText, TextRun } from './page-text.ts'
import { type PageLayer, trustOf } from './trusted-pages.ts'
import { withoutOutlines } from './without-outlines.ts'

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
      layers.push({ text, trust: await trustOf(text, page, hasPictures, drawn) })
    } catch (error) {
      throw error instanceof AppError
        ? error
        : new AppError('damagedPdf', `page ${number} is damaged`, { cause: error })
    }
  }
  return layers
}
