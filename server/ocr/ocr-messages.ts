import type { ChildUsage } from '../child/child-usage.ts'
import type { Failed, OnPage, PdfFile } from '../pdf/child-messages.ts'
import type { Box } from '../pdf/matrix.ts'
import type { PageText } from '../pdf/page-text.ts'
import type { Edges } from './picture.ts'

/**
 * The one message to the process that recognises pictures of pages: the file, the pages to recognise, and those whose
 * pictures are to be cut out.
 */
export interface OcrJob extends PdfFile {
  pages: number[]
  picturePages?: number[]
  /** Nothing but what stands in it is recognised, in points of the page as shown, which then has to be upright. */
  area?: Edges
}

/** A picture that a page shows, as a PNG, with its place in points of the page as shown. */
export interface PlacedPicture {
  page: number
  box: Box
  png: Uint8Array
}

/** The result of a job: the text of its pages, in their order, and the pictures that were asked for. */
export interface Recognised {
  pages: PageText[]
  pictures: PlacedPicture[]
}

/** `working` is a sign of life within a page, which may take long on a busy machine. */
export type OcrAnswer =
  | OnPage
  | { type: 'begun' | 'working' }
  | ({ type: 'done'; usage: ChildUsage } & Recognised)
  | Failed
