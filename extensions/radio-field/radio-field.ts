import { Node } from '@tiptap/core'
import { ATTRIBUTES } from '#contract/document-html.ts'
import { fieldAttributes, linkAttribute } from '../field/field-attributes.ts'
import { fieldRule, hasName, holdsField } from '../field/field-rule.ts'
import { type RadioOption, readOptions } from './read-options.ts'

/** A named choice between two or more wordings (field-markup.md); none chosen is allowed. */
export const RadioField = Node.create({
  name: 'radioField',
  group: 'inline',
  inline: true,
  atom: true,

  addAttributes() {
    return {
      ...fieldAttributes,
      ...linkAttribute,
      options: { default: [], parseHTML: element => readOptions(element)?.options ?? [], rendered: false },
      checked: { default: null, parseHTML: element => readOptions(element)?.checked ?? null, rendered: false },
    }
  },

  parseHTML() {
    return [
      fieldRule('span', 'radio', element => hasName(element) && !holdsField(element) && readOptions(element) !== null),
    ]
  },

  renderHTML({ node, HTMLAttributes }) {
    const options: RadioOption[] = node.attrs['options']
    const spans = options.map(({ text }, index) => [
      'span',
      { [ATTRIBUTES.option]: '', ...(index === node.attrs['checked'] ? { [ATTRIBUTES.checked]: '' } : {}) },
      text,
    ])
    return ['span', { [ATTRIBUTES.field]: 'radio', ...HTMLAttributes }, ...spans]
  },

  renderText: ({ node }) => node.attrs['options'][node.attrs['checked']]?.text ?? '',
})
