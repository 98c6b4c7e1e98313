import type { Node as DocumentNode } from '@tiptap/pm/model'
import type { DocumentTab } from '../document-tab.ts'
import type { OpenFieldStore } from './create-field-store.ts'
import { readValues } from './list-fields.ts'

const DELAY_MS = 500

/**
 * Marks the fields that are not as they were generated, once the documents are on screen: the generated ones may have to
 * be read for it. Answers how to give it up.
 */
export const compareLater = (
  fields: OpenFieldStore,
  readGenerated: () => Readonly<Record<DocumentTab, DocumentNode>>,
): (() => void) => {
  const timer = setTimeout(() => fields.compareWith(readValues(readGenerated())), DELAY_MS)
  return () => clearTimeout(timer)
}
