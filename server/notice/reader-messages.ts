import type { ErrorCode } from '#contract/errors.ts'
import type { Notice } from '#contract/notice.ts'

/** What the reader process is asked, once. */
export interface ReaderJob {
  pdf: Uint8Array
  password?: string
}

/** What it answers: pages as it goes, then one result. */
export type ReaderAnswer =
  | { type: 'page'; page: number; pages: number }
  | { type: 'done'; notice: Notice }
  | { type: 'failed'; code: ErrorCode; message: string }
