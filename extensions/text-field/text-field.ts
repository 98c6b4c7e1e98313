import { Node } from '@tiptap/core'
import { ATTRIBUTES } from '#contract/document-html.ts'
import { fieldAttributes, linkAttribute } from '../field/field-attributes.ts'
import { fieldRule, hasName, holdsField } from '../field/field-rule.ts'
import { readPlaceholder, writePlaceholder } from '../field/placeholder.ts'

/** A named inline text (field-markup.md). An atom: its value is edited in an input made on demand. */
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
})
