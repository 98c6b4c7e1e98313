import type { Notice } from '#contract/notice.ts'
import type { ChildUsage } from '../../child/child-usage.ts'
import type { Failed, OnPage, PdfFile } from '../../pdf/child-messages.ts'
import type { PageText } from '../../pdf/page-text.ts'
import type { PictureOfMark } from '../layout/picture-of-mark.ts'
import type { PageLayer } from '../layout/trusted-pages.ts'

/** What a PDF's own text gave, and the pages that have to be recognised by their picture. */
export interface UnreadPages {
  layers: PageLayer[]
  pages: number[]
}

/** The facts of a notice whose mark is a picture, which may show words. */
export interface PicturedNotice {
  notice: Notice
  picture: PictureOfMark
}

/** The one message to the reader process: a file, or what another process read of it with the recognised pages. */
export type ReaderJob = PdfFile | { layers: PageLayer[]; recognised: PageText[] }

/** `warm`: the process waits for its job; `begun`: it has it, and its time is counted from here on. */
export type ReaderAnswer =
  | { type: 'warm' | 'begun' }
  | OnPage
  | ({ type: 'unread'; usage: ChildUsage } & UnreadPages)
  | { type: 'done'; notice: Notice; picture?: PictureOfMark | undefined; usage: ChildUsage }
  | Failed
