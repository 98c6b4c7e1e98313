import type { JSONContent } from '@tiptap/core'
import type { DocumentJson, DraftContent, RejectionLogDetail } from '#contract/rejection.ts'
import { documentSchema, parse } from '#extensions/index.ts'
import { AppError } from '../app-error.ts'

/** Returns the document if it fits the schema as it stands; throws `AppError` invalidInput otherwise. */
export const checkDocument = (json: DocumentJson): JSONContent => {
  try {
    documentSchema.nodeFromJSON(json).check()
  } catch (error) {
    throw new AppError('invalidInput', 'The document does not fit the schema.', { cause: error })
  }
  return json
}

/** The revision of documents as they were generated, before anything was saved. */
export const GENERATED = 0

type Sources = Pick<RejectionLogDetail, 'analysisContent' | 'reasonContent'> & {
  draft: Pick<DraftContent, 'analysis' | 'reason'> | null
}

/** Returns the analysis and the reasons: those of the draft, or as generated where there is none. */
export const documentsOf = ({ draft, analysisContent, reasonContent }: Sources): JSONContent[] =>
  draft ? [checkDocument(draft.analysis), checkDocument(draft.reason)] : [parse(analysisContent), parse(reasonContent)]
