import type { ErrorCode } from '#contract/errors.ts'
import type { ImportPreview, ImportQuery } from '#contract/imports.ts'
import type { ChildUsage } from '../child/child-usage.ts'
import type { ShardAddress } from '../config.ts'
import type { Refusal } from '../import-files/import-refusal.ts'
import type { ImportCounts, RepairCounts } from '../import-files/imports-repository.ts'
import type { PreviewAsked } from '../register/preview/preview-file.ts'

/** A file that was received, in a folder of this machine. */
export interface ReceivedFile {
  name: string
  path: string
}

/** The one message to the process that imports: what, and into which database. */
export interface ImportJob {
  purpose: 'import'
  databaseUrl: string
  shards: readonly ShardAddress[]
  query: ImportQuery
  file: ReceivedFile
}

/** The one message to the process that previews. */
export interface PreviewJob {
  purpose: 'preview'
  asked: PreviewAsked
  file: ReceivedFile
}

export type TakenCounts = ImportCounts & { repaired?: RepairCounts }

export type ImportAnswer =
  | { type: 'begun' | 'waiting' }
  | { type: 'progress'; read: number; rejected: number; size: number; total: number }
  | { type: 'done'; counts: TakenCounts; usage: ChildUsage }
  | { type: 'previewed'; preview: ImportPreview; usage: ChildUsage }
  | { type: 'refused'; refusal: Refusal; taken: number }
  | { type: 'failed'; code: ErrorCode; message: string }
