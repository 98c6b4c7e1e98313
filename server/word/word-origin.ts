import type { ExportKind } from '#contract/document-form.ts'

/** Which log and which revision of its draft a file was made of, and which of its documents are in it. */
export interface WordOrigin {
  logId: number
  /** 0: the documents as generated. */
  revision: number
  type: ExportKind
}

/** Names of the file's properties that say so; Word shows them under "Custom". */
export const ORIGIN_NAMES = {
  logId: 'RejoinderLog',
  revision: 'RejoinderRevision',
  type: 'RejoinderType',
} as const satisfies Record<keyof WordOrigin, string>

export const originProperties = (origin: WordOrigin | undefined): { name: string; value: string }[] =>
  origin === undefined
    ? []
    : [
        { name: ORIGIN_NAMES.logId, value: String(origin.logId) },
        { name: ORIGIN_NAMES.revision, value: String(origin.revision) },
        { name: ORIGIN_NAMES.type, value: origin.type },
      ]
