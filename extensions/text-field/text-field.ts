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

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    textField: {
      /**
       * Sets the value of the text field at a position and of those with its link. False where nothing would change.
       */
      setTextField: (position: number, value: string) => ReturnType
    }
  }
}

/** A named inline text (docs/field-markup.md). An atom: its value is edited in an input made on demand. */
export const TextField = Node.create({
  name: 'textField',
  group: 'inline',
  inline: true,
  atom: true,

  addAttributes() {
    return {
      ...fieldAttributes,
      ...linkAttribute,
      value: {
        default: '',
        parseHTML: element => readPlaceholder(element.textContent ?? ''),
        rendered: false,
      },
    }
  },

  parseHTML() {
    return [fieldRule('span', 'text', element => hasName(element) && !holdsField(element))]
  },

  renderHTML({ node, HTMLAttributes }) {
    return ['span', { [ATTRIBUTES.field]: 'text', ...HTMLAttributes }, writePlaceholder(node.attrs['value'])]
  },

  renderText: ({ node }) => node.attrs['value'],

  addCommands() {
    return {
      setTextField: (position, value) => props =>
        changeField(props, this.type, position, ({ attrs }) => (attrs['value'] === value ? null : { value })),
    }
  },
})
