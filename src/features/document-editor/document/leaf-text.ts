import type { Node as DocumentNode } from '@tiptap/pm/model'

const READERS: Readonly<Record<string, (node: DocumentNode) => string>> = {
  hardBreak: () => '\n',
  textField: ({ attrs }) => attrs['value'],
  paragraphField: ({ attrs }) => attrs['value'],
  radioField: ({ attrs }) => attrs['options'][attrs['checked']]?.text ?? '',
}

/** What a node without content says where it stands: a field's value, the chosen option, a line break. */
export const leafText = (node: DocumentNode): string => READERS[node.type.name]?.(node) ?? ''
