import type { Node as DocumentNode } from '@tiptap/pm/model'
import { fieldText } from '#extensions/serialize/field-nodes.ts'

/** Returns the text of a node without content: a field's value, the chosen option, a line break. */
export const leafText = (node: DocumentNode): string =>
  node.type.name === 'hardBreak' ? '\n' : (fieldText(node) ?? '')
