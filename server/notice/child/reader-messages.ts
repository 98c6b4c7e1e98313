import type { Notice } from '#contract/notice.ts'
import type { ChildUsage, Failed, OnPage, PdfFile } from '../../pdf/child-messages.ts'
import type { PageText } from '../../pdf/page-text.ts'

/** The first message to the reader process is a file; the second, where it asked for them, the recognised pages. */
export type ReaderJob = PdfFile
export interface RecognisedPages {
  recognised: PageText[]
}

/** `warm`: the process waits for its job; `begun`: it has it, and its time is counted from here on. */
export type ReaderAnswer =
  | { type: 'warm' | 'begun' }
  | OnPage
  | { type: 'recognise'; pages: number[] }
  | { type: 'done'; notice: Notice; usage: ChildUsage }
  | Failed
