import {
  GlobalWorkerOptions,
  getDocument,
  type PageViewport,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  TextLayer,
  Util,
} from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import type { Evidence } from '#contract/notice.ts'
import type { CropRoom } from '../../components/notice-crop.tsx'
import type { PageSize } from './page-layout.ts'
import { letGo, unpackPictures } from './page-pictures.ts'
import { readableText, type TextRun } from './search-text.ts'

GlobalWorkerOptions.workerSrc = workerUrl
// Started before there is a PDF: compiling the parser takes longer than reading most notices.
let spareParser: PDFWorker | null = new PDFWorker()

const takeParser = (): PDFWorker => {
  const parser = spareParser ?? new PDFWorker()
  spareParser = null
  return parser
}

/** Most pixels of a canvas; larger ones are drawn coarser, because browsers refuse or lose them (Safari's limit). */
const MAX_CANVAS_PIXELS = 16_777_216
/** Milliseconds for which a page that is no longer wanted may still be drawn. */
const CANCEL_DELAY_MS = 1_000
const WRONG_PASSWORD = 2
/** Points around a place, so that its letters are whole: fewer at the sides, where the next letters would show in part. */
const CROP_MARGIN = { x: 1, y: 3 }
/** The largest scale a place is drawn at: alone, and with the line around it. */
const MAX_CROP_SCALE = 1.6
const MAX_LINE_SCALE = 1.1

const assets = new URL(`${import.meta.env.BASE_URL}pdfjs/`, document.baseURI).href

type PageText = Awaited<ReturnType<PDFPageProxy['getTextContent']>>

const readable = (content: PageText): PageText => ({
  ...content,
  items: content.items.map(item => ('str' in item ? { ...item, str: readableText(item.str) } : item)),
})

type TextItem = Extract<PageText['items'][number], { str: string }>

/** Returns a run of text with the boxes of its parts. Its characters are assumed equally wide. */
const runOf = ({ str, width, transform }: TextItem, viewport: number[]): TextRun => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[] = Util.transform(viewport, transform)
  const along = Math.hypot(a, b) || 1
  const boxOf = (from: number, to: number): Evidence['box'] => {
    const corners = [from, to].flatMap(index => {
      const reach = (width * index) / str.length
      const [x, y] = [e + (a / along) * reach, f + (b / along) * reach]
      return [
        { x, y },
        { x: x + c, y: y + d },
      ]
    })
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
    const [left, top] = [Math.min(...xs), Math.min(...ys)]
    return [left, top, Math.max(...xs) - left, Math.max(...ys) - top]
  }
  return { text: str, boxOf }
}

/** A part of a page, in points, and the scale at which it is drawn. */
interface Crop {
  x: number
  y: number
  width: number
  height: number
  scale: number
}

/** A line keeps as much of the page on either side of its place as there is room, as far as the page goes. */
const cropOf = ([x, y, width, height]: Evidence['box'], room: CropRoom, pageWidth: number): Crop => {
  const least = width + 2 * CROP_MARGIN.x
  const scale = Math.min(room.isInLine ? MAX_LINE_SCALE : MAX_CROP_SCALE, room.width / least)
  const whole = room.isInLine ? Math.min(pageWidth, room.width / scale) : least
  const left = x - CROP_MARGIN.x - (whole - least) / 2
  return {
    x: room.isInLine ? Math.max(0, Math.min(left, pageWidth - whole)) : left,
    y: y - CROP_MARGIN.y,
    width: whole,
    height: height + 2 * CROP_MARGIN.y,
    scale,
  }
}

/** Lays a mark over the place in its line. */
const markedLine = (canvas: HTMLCanvasElement, [x, y, width, height]: Evidence['box'], cut: Crop): HTMLElement => {
  const mark = document.createElement('span')
  mark.className = 'rj-pdf-crop-mark'
  mark.style.left = `${((x - cut.x) / cut.width) * 100}%`
  mark.style.top = `${((y - cut.y) / cut.height) * 100}%`
  mark.style.width = `${(width / cut.width) * 100}%`
  mark.style.height = `${(height / cut.height) * 100}%`
  const line = document.createElement('span')
  line.className = 'rj-pdf-crop-line'
  line.append(canvas, mark)
  return line
}

interface Drawing {
  canvas: HTMLCanvasElement
  viewport: PageViewport
  signal: AbortSignal
}

/** Draws the part of a page that a viewport shows. Rejects when aborted. */
const draw = async (page: PDFPageProxy, { canvas, viewport, signal }: Drawing): Promise<void> => {
  signal.throwIfAborted()
  const task = page.render({ canvas, viewport })
  const least = page.getViewport({ scale: Math.max(viewport.scale, MAX_CROP_SCALE * (window.devicePixelRatio || 1)) })
  task.onContinue = (goOn: () => void) => void unpackPictures(page, least).then(goOn, () => task.cancel())
  // Pictures of a cancelled task still arrive, and nobody would release them.
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = (): void => {
    timer = setTimeout(() => task.cancel(), CANCEL_DELAY_MS)
  }
  signal.addEventListener('abort', cancel, { once: true })
  try {
    await task.promise
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', cancel)
  }
  signal.throwIfAborted()
}

/** An open PDF. All use of pdfjs is in this module, which is a chunk of its own. */
export class PdfDocument {
  readonly #pdf: PDFDocumentProxy
  #lastDrawn: Promise<void> = Promise.resolve()

  constructor(pdf: PDFDocumentProxy) {
    this.#pdf = pdf
  }

  /** Draws one page after the other. A page scrolled past before its turn is not drawn. */
  #drawInTurn(page: PDFPageProxy, drawing: Drawing): Promise<void> {
    const drawn = this.#lastDrawn.then(() => draw(page, drawing))
    this.#lastDrawn = drawn.catch(() => undefined)
    return drawn
  }

  get pageCount(): number {
    return this.#pdf.numPages
  }

  async pageSize(number: number): Promise<PageSize> {
    const page = await this.#pdf.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    return { width, height }
  }

  /** Returns a canvas with the page at `scale` CSS pixels per point, sharp on this screen. Rejects when aborted. */
  async drawPage(number: number, scale: number, signal: AbortSignal): Promise<HTMLCanvasElement> {
    const page = await this.#pdf.getPage(number)
    signal.throwIfAborted()
    const { width, height } = page.getViewport({ scale })
    const density = Math.min(window.devicePixelRatio || 1, Math.sqrt(MAX_CANVAS_PIXELS / (width * height)))
    const canvas = document.createElement('canvas')
    canvas.width = Math.floor(width * density)
    canvas.height = Math.floor(height * density)
    try {
      await this.#drawInTurn(page, { canvas, viewport: page.getViewport({ scale: scale * density }), signal })
    } finally {
      letGo(page)
    }
    return canvas
  }

  /**
   * Returns what draws a box of the page, in points, with a margin: its content alone, or marked amid what is printed beside
   * it. Rejects when aborted.
   */
  async drawPlace({ page: number, box }: Evidence, room: CropRoom, signal: AbortSignal): Promise<HTMLElement> {
    const page = await this.#pdf.getPage(number)
    signal.throwIfAborted()
    const cut = cropOf(box, room, page.getViewport({ scale: 1 }).width)
    const drawn = cut.scale * (window.devicePixelRatio || 1)
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil(cut.width * drawn)
    canvas.height = Math.ceil(cut.height * drawn)
    canvas.style.width = `${cut.width * cut.scale}px`
    const viewport = page.getViewport({ scale: drawn, offsetX: -cut.x * drawn, offsetY: -cut.y * drawn })
    await this.#drawInTurn(page, { canvas, viewport, signal })
    return room.isInLine ? markedLine(canvas, box, cut) : canvas
  }

  /** Returns the page's runs of text in print order, for searching. */
  async readText(number: number): Promise<TextRun[]> {
    const page = await this.#pdf.getPage(number)
    const { items } = readable(await page.getTextContent())
    const { transform } = page.getViewport({ scale: 1 })
    return items.flatMap(item => ('str' in item && item.str !== '' ? [runOf(item, transform)] : []))
  }

  /** Lays the page's text over it for selection; it follows the page's `--total-scale-factor`. Rejects when aborted. */
  async layText(number: number, container: HTMLElement, signal: AbortSignal): Promise<void> {
    const page = await this.#pdf.getPage(number)
    const textContentSource = readable(await page.getTextContent())
    signal.throwIfAborted()
    const layer = new TextLayer({ textContentSource, container, viewport: page.getViewport({ scale: 1 }) })
    signal.addEventListener('abort', () => layer.cancel(), { once: true })
    await layer.render()
    const end = document.createElement('div')
    end.className = 'rj-pdf-text-end'
    container.append(end)
  }

  /** Releases the data parsed for a page that went out of view. */
  async releasePage(number: number): Promise<void> {
    letGo(await this.#pdf.getPage(number))
  }
}

interface OpenPdfOptions {
  /** Called when the PDF needs a password, and again after a wrong one. */
  onPassword(answer: (password: string) => void, isWrong: boolean): void
  signal: AbortSignal
}

const loadPdf = (from: { url: string } | { data: Uint8Array }, worker: PDFWorker): PDFDocumentLoadingTask =>
  getDocument({
    ...from,
    worker,
    cMapUrl: `${assets}cmaps/`,
    standardFontDataUrl: `${assets}standard_fonts/`,
    wasmUrl: `${assets}wasm/`,
    iccUrl: `${assets}iccs/`,
    // Both keep decoded scans outside the page's reach: a 60-page scan takes 866 MB with them and 312 MB without. pdfjs
    // draws in a worker only with the latter; there, handing scans over takes 422 MB and longer than drawing them here.
    isImageDecoderSupported: false,
    isOffscreenCanvasSupported: false,
  })

/** Opens the PDF at an address, or a chosen file. Aborting closes it at any time; before it is open, the promise rejects. */
export const openPdf = async (source: string | Blob, { onPassword, signal }: OpenPdfOptions): Promise<PdfDocument> => {
  const from = typeof source === 'string' ? { url: source } : { data: new Uint8Array(await source.arrayBuffer()) }
  signal.throwIfAborted()
  const parser = takeParser()
  const task = loadPdf(from, parser)
  task.onPassword = (answer: (password: string) => void, reason: number) =>
    onPassword(answer, reason === WRONG_PASSWORD)
  const close = async (): Promise<void> => {
    await task.destroy()
    parser.destroy()
    spareParser ??= new PDFWorker()
  }
  signal.addEventListener('abort', () => void close(), { once: true })
  return new PdfDocument(await task.promise)
}
