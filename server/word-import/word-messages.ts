import type { ErrorCode } from '#contract/errors.ts'
import type { ChildUsage } from '../child/child-usage.ts'
import type { WordOrigin } from '../word/way-back.ts'
import type { ExportedDocuments, WordDifference } from './compare-word.ts'

/** The first message to the process that reads a Word file is the file, the second the documents it was made of. */
export type WordJob = { bytes: Uint8Array } | ExportedDocuments

/** The process names the export that the file was made in, waits for its documents, and compares. */
export type WordAnswer =
  | { type: 'begun' }
  | { type: 'origin'; origin: WordOrigin }
  | { type: 'done'; difference: WordDifference; usage: ChildUsage }
  | { type: 'failed'; code: ErrorCode; message: string }
