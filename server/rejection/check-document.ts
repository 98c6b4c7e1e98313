import type { JSONContent } from '@tiptap/core'
import type { DocumentJson } from '#contract/rejection.ts'
import { documentSchema } from '#extensions/index.ts'
import { AppError } from '../app-error.ts'

/** Answers the document when the schema takes it as it stands; throws `AppError` invalidInput otherwise. */
export const checkDocument = (json: DocumentJson): JSONContent => {
  try {
    documentSchema.nodeFromJSON(json).check()
  } catch (error) {
    throw new AppError('invalidInput', 'The document does not fit the schema.', { cause: error })
  }
  return json
}
