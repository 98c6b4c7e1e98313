import type { Node } from '@tiptap/pm/model'
import { isUnusedSpare } from './spare-section.ts'

/** The blocks of a document of the editor, as they are saved: without sections and the paragraph no one wrote in. */
export const fromSections = (doc: Node): Node[] =>
  doc.children.flatMap(section => (isUnusedSpare(section) ? [] : section.children))
