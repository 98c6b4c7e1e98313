import type { ErrorCode } from '#contract/errors.ts'
import type { Notice } from '#contract/notice.ts'
import type { PaperKind } from '#contract/paper-kinds.ts'
import type { PageText } from './page-text.ts'

/** What a child process took for its job: processor time, and the most memory it ever held. */
export interface ChildUsage {
  cpuMilliseconds: number
  peakBytes: number
}

export interface PdfFile {
  pdf: Uint8Array
  password?: string
}

/** What a child process says of its job before the result: pages as it goes, counted from 1. */
interface OnPage {
  type: 'page'
  page: number
  pages: number
}

interface Failed {
  type: 'failed'
  code: ErrorCode
  message: string
  paper?: PaperKind | null
}

/** What the text process is asked: a file first, and the pages it wanted recognised when it asked for them. */
export type ReaderJob = PdfFile
export interface RecognisedPages {
  recognised: PageText[]
}

/** `warm`: it waits for its job; `begun`: it has it, and the time it may take is counted. */
export type ReaderAnswer =
  | { type: 'warm' | 'begun' }
  | OnPage
  | { type: 'recognise'; pages: number[] }
  | { type: 'done'; notice: Notice; usage: ChildUsage }
  | Failed

/** What the process that recognises pictures of pages is asked, once. */
export interface OcrJob extends PdfFile {
  pages: number[]
}

/** `working`: a page may take long on a busy machine, its lines do not. */
export type OcrAnswer =
  | OnPage
  | { type: 'begun' | 'working' }
  | { type: 'done'; pages: PageText[]; usage: ChildUsage }
  | Failed
