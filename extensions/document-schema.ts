import { getSchema } from '@tiptap/core'
import { schemaKit } from './schema-kit.ts'

/** The schema of a document; what it does not know cannot be in one. */
export const documentSchema = getSchema(schemaKit)
