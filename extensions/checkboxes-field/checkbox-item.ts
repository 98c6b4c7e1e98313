import { Node } from '@tiptap/core'
import { ATTRIBUTES } from '#contract/document-html.ts'

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
})
