import type { ErrorCode } from '#contract/errors.ts'
import type { PaperKind } from '#contract/vocabulary.ts'

/** The file a child process is given to read. */
export interface PdfFile {
  pdf: Uint8Array
  password?: string
}

/** A child process begins a page of its job; pages are counted from 1. */
export interface OnPage {
  type: 'page'
  page: number
  pages: number
}

/** A child process ends its job with an error of the contract; `paper` is what the file is when it is no refusal. */
export interface Failed {
  type: 'failed'
  code: ErrorCode
  message: string
  paper?: PaperKind | null
}
