import { cleanText } from './clean-text.ts'
import { isGarbled, isPageful } from './legibility.ts'
import type { PdfDocument, PdfPage } from './open-pdf.ts'
import { drawingOf, type PageDrawing } from './page-drawing.ts'
import type { PageText, TextSource } from './page-text.ts'

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

export const textOf = ({ runs }: PageText): string => cleanText(runs.map(run => run.text).join('')).replace(/\s/g, '')

const isHidden = ({ hidden, characters }: PageDrawing): boolean => hidden > MOST_HIDDEN * characters

/**
 * What the layer of a page is worth. `drawn` opens the document without its pictures, a second time; the page as it is
 * tells enough where it has its text and the document no large pictures.
 */
export const trustOf = async (
  text: PageText,
  page: PdfPage,
  hasLargePictures: boolean,
  drawn: () => Promise<PdfDocument>,
): Promise<Trust> => {
  const printed = textOf(text)
  const hasText = isPageful(printed)
  if (hasText && isGarbled(printed)) return 'damaged'
  if (hasText && !hasLargePictures) return isHidden(await drawingOf(page)) ? 'doubted' : 'sound'
  const drawing = await drawingOf(await (await drawn()).getPage(text.page))
  if (hasText) return drawing.pictureShare > PICTURE_OF_PAGE || isHidden(drawing) ? 'doubted' : 'sound'
  const isUnread = drawing.characters > UNREAD && drawing.characters > 2 * printed.length
  return isUnread || drawing.pictureShare > PICTURE_WITH_TEXT || drawing.paths > OUTLINES ? 'missing' : 'sound'
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
