import { Node } from '@tiptap/core'
import { ATTRIBUTES } from '#contract/document-html.ts'
import { changeField, findField } from '../field/change-field.ts'
import { fieldAttributes, fieldRule, hasName, holdsField, linkAttribute } from '../field/field-markup.ts'
import { chosenText, findOption, optionTexts, readOptions } from './radio-options.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    radioField: {
      /** Makes an option of the radio field at a position the active one, and that wording in those of its link. */
      chooseOption: (position: number, option: number) => ReturnType
    }
  }
}

/** A named choice between two or more wordings (docs/field-markup.md); none chosen is allowed. */
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
    const spans = optionTexts(node.attrs).map((text, index) => [
      'span',
      { [ATTRIBUTES.option]: '', ...(index === node.attrs['checked'] ? { [ATTRIBUTES.checked]: '' } : {}) },
      text,
    ])
    return ['span', { [ATTRIBUTES.field]: 'radio', ...HTMLAttributes }, ...spans]
  },

  renderText: ({ node }) => chosenText(node.attrs) ?? '',

  addCommands() {
    return {
      chooseOption: (position, option) => props => {
        const text = optionTexts(findField(props.tr.doc, this.type, position)?.attrs)[option]
        if (text === undefined) return false
        return changeField(props, this.type, position, ({ attrs }) => {
          const checked = findOption(attrs['options'], text, option)
          return checked === null || checked === attrs['checked'] ? null : { checked }
        })
      },
    }
  },
})
