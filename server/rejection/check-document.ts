import type { JSONContent } from '@tiptap/core'
import type { DocumentJson } from '#contract/rejection.ts'
import { documentSchema } from '#extensions/index.ts'
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
