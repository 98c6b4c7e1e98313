import { Node } from '@tiptap/core'
import { ATTRIBUTES } from '#contract/document-html.ts'
import { changeField } from '../field/change-field.ts'
import {
  fieldAttributes,
  fieldRule,
  hasName,
  holdsField,
  linkAttribute,
  readPlaceholder,
  writePlaceholder,
} from '../field/field-markup.ts'
import { readParagraphLines } from './paragraph-text.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    paragraphField: {
      /** Sets the text of the paragraph field at a position and of those with its link; `\n` is a line break. */
      setParagraphField: (position: number, value: string) => ReturnType
    }
  }
}

/**
 * A named text of one or more lines (docs/field-markup.md). An atom: it is edited in a text area, saved or cancelled.
 */
export const ParagraphField = Node.create({
  name: 'paragraphField',
  group: 'block',
  atom: true,

  addAttributes() {
    return {
      ...fieldAttributes,
      ...linkAttribute,
      value: {
        default: '',
        parseHTML: element => readPlaceholder(readParagraphLines(element)),
        rendered: false,
      },
    }
  },

  parseHTML() {
    return [fieldRule('div', 'paragraph', element => hasName(element) && !holdsField(element))]
  },

  renderHTML({ node, HTMLAttributes }) {
    const lines = writePlaceholder(node.attrs['value']).split('\n')
    const content = lines.flatMap((line, index) => (index === 0 ? [line] : [['br'], line]))
    return ['div', { [ATTRIBUTES.field]: 'paragraph', ...HTMLAttributes }, ...content]
  },

  renderText: ({ node }) => node.attrs['value'],

  addCommands() {
    return {
      setParagraphField: (position, value) => props =>
        changeField(props, this.type, position, ({ attrs }) => (attrs['value'] === value ? null : { value })),
    }
  },
})
