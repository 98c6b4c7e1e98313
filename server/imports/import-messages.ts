import type { ErrorCode } from '#contract/errors.ts'
import type { ImportQuery } from '#contract/imports.ts'
import type { ChildUsage } from '../child/child-usage.ts'
import type { Refusal } from '../import-files/import-refusal.ts'
import type { ImportCounts } from '../import-files/imports-repository.ts'
import type { RepairCounts } from '../register/open-data/import-open-package.ts'

/** Any fixed number: under this advisory lock imports of all processes follow one another. */
export const IMPORT_LOCK = 7_391_049

/** A file that was received, in a folder of this machine. */
export interface ReceivedFile {
  name: string
  path: string
}

/** The one message to the process that imports: what, and into which database. */
export interface ImportJob {
  databaseUrl: string
  query: ImportQuery
  file: ReceivedFile
}

export type TakenCounts = ImportCounts & { repaired?: RepairCounts }

export type ImportAnswer =
  | { type: 'begun' | 'waiting' }
  | { type: 'progress'; read: number; rejected: number; size: number; total: number }
  | { type: 'done'; counts: TakenCounts; usage: ChildUsage }
  | { type: 'refused'; refusal: Refusal; taken: number }
  | { type: 'failed'; code: ErrorCode; message: string }
