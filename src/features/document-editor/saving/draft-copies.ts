import type { DraftContent } from './draft-content.ts'

/** Edits that the server has not confirmed, as one open page left them. */
export interface DraftCopy {
  /** One for each time a log is opened: two windows of one log do not overwrite each other. */
  key: string
  logId: number
  keptAt: number
  /** Server revision the edits rest on. */
  revision: number
  content: DraftContent
  /** Digests of what was sent without hearing back: a revision with one of these is no one else's. */
  unanswered: string[]
}

/** Where copies are kept on this computer. */
export interface DraftCopies {
  /** The copies of a log, newest first. */
  read(logId: number): Promise<DraftCopy[]>
  keep(copy: DraftCopy): Promise<void>
  remove(key: string): Promise<void>
}
