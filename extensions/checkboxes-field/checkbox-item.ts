import { Node } from '@tiptap/core'
import { ATTRIBUTES } from '#contract/document-html.ts'
import { changeField } from '../field/change-field.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    checkboxItem: {
      /** Checks or unchecks the item at a position. */
      checkItem: (position: number, checked: boolean) => ReturnType
    }
  }
}

/** One item of a checkboxes field: a label, an amount as written, and whether it counts. */
export const CheckboxItem = Node.create({
  name: 'checkboxItem',
  content: 'text*',
  marks: '',
  defining: true,

  addAttributes() {
    return {
      value: {
        default: '',
        parseHTML: element => element.getAttribute(ATTRIBUTES.value) ?? '',
        renderHTML: values => ({ [ATTRIBUTES.value]: values['value'] }),
      },
      checked: {
        default: true,
        parseHTML: element => !element.hasAttribute(ATTRIBUTES.unchecked),
        renderHTML: values => (values['checked'] ? {} : { [ATTRIBUTES.unchecked]: '' }),
      },
    }
  },

  parseHTML() {
    return [{ tag: 'li', context: 'checkboxesField/', priority: 100 }]
  },

  renderHTML({ HTMLAttributes }) {
    return ['li', HTMLAttributes, 0]
  },

  addCommands() {
    return {
      checkItem: (position, checked) => props =>
        changeField(props, this.type, position, ({ attrs }) => (attrs['checked'] === checked ? null : { checked })),
    }
  },
})
