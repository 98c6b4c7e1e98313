import type { ChildUsage } from '../child/child-usage.ts'
import type { Failed, OnPage, PdfFile } from '../pdf/child-messages.ts'
import type { PageText } from '../pdf/page-text.ts'

/** The one message to the process that recognises pictures of pages: the file and the pages to recognise. */
export interface OcrJob extends PdfFile {
  pages: number[]
}

/** `working` is a sign of life within a page, which may take long on a busy machine. */
export type OcrAnswer =
  | OnPage
  | { type: 'begun' | 'working' }
  | { type: 'done'; pages: PageText[]; usage: ChildUsage }
  | Failed
