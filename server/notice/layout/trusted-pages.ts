import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { boxAfter, type Matrix, multiply } from '../../pdf/matrix.ts'
import type { PdfDocument, PdfPage } from '../../pdf/open-pdf.ts'
import type { PageText, Ruling, TextSource } from '../../pdf/page-text.ts'
import { cleanText } from './clean-text.ts'
import { isGarbled, isPageful } from './legibility.ts'
import { addRulings, rulingsOfPath } from './rulings.ts'

/** How a page is drawn, as far as it tells where its text is to be seen. */
interface PageDrawing {
  /** Share of the page that its largest picture covers. */
  pictureShare: number
  /** Lines and curves drawn: letters turned into outlines are many. */
  paths: number
  /** Characters drawn, and those of them drawn invisibly, in white, or under a picture of the whole page. */
  characters: number
  hidden: number
  /** What the page draws, as its fonts say; a gap that is only moved over leaves no space. */
  text: string
  rulings: Ruling[]
}

const WHOLE_PAGE = 0.5
/** Text rendering modes that draw nothing: invisible, and as a clipping path only. */
const INVISIBLE_MODES = new Set([3, 7])
const WHITE = '#ffffff'
/** Set how something is drawn, and draw nothing: browsers put them between the place of a picture and the picture. */
const SETTINGS = new Set<number>([
  OPS.setFillRGBColor,
  OPS.setStrokeRGBColor,
  OPS.setGState,
  OPS.setLineWidth,
  OPS.beginMarkedContent,
  OPS.beginMarkedContentProps,
  OPS.endMarkedContent,
])
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

const isText = (fn: number): boolean =>
  fn === OPS.showText ||
  fn === OPS.showSpacedText ||
  fn === OPS.nextLineShowText ||
  fn === OPS.nextLineSetSpacingShowText

const matrixOf = (value: unknown): Matrix => (Array.isArray(value) && value.length === 6 ? (value as never) : IDENTITY)
const countOf = (glyphs: unknown): number =>
  Array.isArray(glyphs) ? glyphs.filter(glyph => typeof glyph === 'object' && glyph !== null).length : 0

const textOfGlyphs = (glyphs: unknown): string =>
  Array.isArray(glyphs)
    ? glyphs.map(glyph => (typeof glyph === 'object' && glyph !== null ? String(glyph.unicode ?? '') : '')).join('')
    : ''

/** Whether nothing is drawn between the last change of place and the operator at an index. */
const isPlaceOnly = (operators: readonly number[], index: number): boolean => {
  let last = index - 1
  while (SETTINGS.has(operators[last] ?? -1)) last -= 1
  return operators[last] === OPS.transform
}

/**
 * Follows the drawing of a page. Its pictures are seen only in a document opened with `hasPictures: false`, where they
 * leave a trace: the place they would fill is set up, and nothing is drawn there.
 */
const drawingOf = async (page: PdfPage): Promise<PageDrawing> => {
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const toShown = matrixOf(transform)
  const { fnArray, argsArray } = await page.getOperatorList()
  const drawing: PageDrawing = { pictureShare: 0, paths: 0, characters: 0, hidden: 0, text: '', rulings: [] }
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
    else if (fn === OPS.constructPath) {
      drawing.paths += 1
      addRulings(drawing.rulings, rulingsOfPath(args, multiply(toShown, matrix)))
    } else if (isText(fn)) {
      const count = countOf(first)
      drawing.characters += count
      drawing.text += textOfGlyphs(first)
      if (INVISIBLE_MODES.has(mode) || fill === WHITE) drawing.hidden += count
    } else if (fn === OPS.restore || fn === OPS.paintFormXObjectEnd) {
      if (fn === OPS.restore && isPlaceOnly(fnArray, index)) {
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

/**
 * Whether a text layer says what its page shows. `missing`: the page shows text that the layer lacks; `damaged`: the layer
 * is garbled; `doubted`: a picture shows the text and the layer may say something else.
 */
export type Trust = 'sound' | 'missing' | 'damaged' | 'doubted'

/** The text layer of a page, and what it is worth. */
export interface PageLayer {
  text: PageText
  trust: Trust
}

/** From this share of the page on a picture may hold text, and from this on the page is one. */
const PICTURE_WITH_TEXT = 0.15
const PICTURE_OF_PAGE = 0.5
/** More lines and curves than tables and emblems have. */
const OUTLINES = 400
/** Characters drawn that the layer lacks: they stand sideways, or their font does not say what they are. */
const UNREAD = 30
/** Share of a page's text that may be hidden. */
const MOST_HIDDEN = 0.3
/** Share of a layer's pairs of characters that have to be seen on the picture for the layer to stand. */
const AGREEMENT = 0.9

const textOf = ({ runs }: PageText): string => cleanText(runs.map(run => run.text).join('')).replace(/\s/g, '')

const isHidden = ({ hidden, characters }: PageDrawing): boolean => hidden > MOST_HIDDEN * characters

/** A space between an ideograph and a letter or digit, with what stands around it. */
const SPACE_BESIDE_HAN =
  /(?:(?<=\p{Script=Han}) (?=[\p{Script=Latin}\p{Nd}])|(?<=[\p{Script=Latin}\p{Nd}]) (?=\p{Script=Han}))/gu
const AROUND = 6
/** A space that a program drew between two words. */
const DRAWN_SPACE = /[\p{Script=Latin}\p{Script=Han}\p{Nd}][ {2}][\p{Script=Latin}\p{Script=Han}\p{Nd}]/u

/**
 * Takes out the spaces that stand for a gap an office program set between ideographs and letters by itself, where the drawing
 * tells: the program draws spaces, and drew none there. Whether it told of each, the page says.
 */
const withoutOwnGaps = (text: PageText, drawing: string): PageText => {
  const spaced = text.runs.filter(run => run.text.search(SPACE_BESIDE_HAN) >= 0)
  if (spaced.length === 0) return { ...text, areSpacesKnown: true }
  const plain = drawing.replaceAll(' ', ' ')
  const drawsSpaces = DRAWN_SPACE.test(plain)
  let areSpacesKnown = true
  const runs = text.runs.map(run => {
    if (!spaced.includes(run)) return run
    const gaps = [...run.text.matchAll(SPACE_BESIDE_HAN)].filter(({ index }) => {
      const [before, after] = [run.text.slice(Math.max(0, index - AROUND), index), run.text.slice(index + 1)]
      const [left, right] = [before.slice(before.lastIndexOf(' ') + 1), after.slice(0, AROUND).replace(/ .*$/u, '')]
      if (plain.includes(`${left} ${right}`)) return false
      const isGap = drawsSpaces && plain.includes(left + right)
      // Beside digits a space names nothing, but in a mark, which is asked about.
      const isBesideDigit = /\p{Nd}/u.test(run.text.charAt(index - 1) + run.text.charAt(index + 1))
      areSpacesKnown &&= isGap || isBesideDigit
      return isGap
    })
    const cut = new Set(gaps.map(({ index }) => index))
    return cut.size === 0
      ? run
      : { ...run, text: run.text.replace(SPACE_BESIDE_HAN, (space, at: number) => (cut.has(at) ? '' : space)) }
  })
  return { ...text, runs, areSpacesKnown }
}

/** The text of a page with what its drawing tells of it: which spaces are drawn, and its lines. */
const withDrawing = (text: PageText, { text: drawn, rulings }: PageDrawing): PageText => ({
  ...withoutOwnGaps(text, drawn),
  ...(rulings.length > 0 && { rulings }),
})

/**
 * The layer of a page, and what it is worth. `drawn` opens the document without its pictures, a second time; the page as it is
 * tells enough where it has its text and the document no large pictures.
 */
export const trustOf = async (
  text: PageText,
  page: PdfPage,
  hasLargePictures: boolean,
  drawn: () => Promise<PdfDocument>,
): Promise<PageLayer> => {
  const printed = textOf(text)
  const hasText = isPageful(printed)
  if (hasText && isGarbled(printed)) return { text, trust: 'damaged' }
  if (hasText && !hasLargePictures) {
    const drawing = await drawingOf(page)
    return { text: withDrawing(text, drawing), trust: isHidden(drawing) ? 'doubted' : 'sound' }
  }
  const drawing = await drawingOf(await (await drawn()).getPage(text.page))
  if (hasText) {
    const isDoubted = drawing.pictureShare > PICTURE_OF_PAGE || isHidden(drawing)
    return { text: withDrawing(text, drawing), trust: isDoubted ? 'doubted' : 'sound' }
  }
  const isUnread = drawing.characters > UNREAD && drawing.characters > 2 * printed.length
  const isMissing = isUnread || drawing.pictureShare > PICTURE_WITH_TEXT || drawing.paths > OUTLINES
  return { text, trust: isMissing ? 'missing' : 'sound' }
}

const pairsOf = (text: string): Set<string> =>
  new Set(Array.from(text, (character, index) => character + (text[index + 1] ?? '')))

const numbersOf = (text: string): string => (text.match(/\d{4,}/g) ?? []).toSorted().join()

/** Whether layer and picture say the same: the same numbers, and all but a few of the same words. */
const agree = (layer: string, seen: string): boolean => {
  const [own, others] = [pairsOf(layer), pairsOf(seen)]
  const shared = [...own].filter(pair => others.has(pair)).length
  return numbersOf(layer) === numbersOf(seen) && shared >= AGREEMENT * Math.max(own.size, others.size)
}

const choose = ({ text, trust }: PageLayer, seen: PageText | undefined): PageText => {
  if (!seen) return text
  const [layer, recognised] = [textOf(text), textOf(seen)]
  if (trust === 'doubted' && agree(layer, recognised)) return text
  return trust === 'missing' && recognised.length < layer.length ? text : seen
}

/** The text to read of each page: its layer where that is sound or agrees with the picture, else what was recognised. */
export const choosePages = (
  layers: readonly PageLayer[],
  recognised: readonly PageText[],
): { pages: PageText[]; source: TextSource } => {
  const pages = layers.map(layer =>
    choose(
      layer,
      recognised.find(({ page }) => page === layer.text.page),
    ),
  )
  const isRecognised = pages.some(page => recognised.includes(page))
  return { pages, source: isRecognised ? 'ocr' : 'text-layer' }
}
