import { Mark } from '@tiptap/core'
import { ATTRIBUTES } from '#contract/document-html.ts'

/** A quoted fact and where it comes from: a plain span with `data-source` (docs/field-markup.md). */
export const SourceMark = Mark.create({
  name: 'sourceMark',
  inclusive: false,

  addAttributes() {
    return {
      source: {
        default: '',
        parseHTML: element => element.getAttribute(ATTRIBUTES.source) ?? '',
        renderHTML: values => ({ [ATTRIBUTES.source]: values['source'] }),
      },
    }
  },

  parseHTML() {
    return [
      {
        tag: `span[${ATTRIBUTES.source}]`,
        getAttrs: element =>
          element.hasAttribute(ATTRIBUTES.field) || !element.getAttribute(ATTRIBUTES.source) ? false : null,
      },
    ]
  },

  renderHTML({ HTMLAttributes }) {
    return ['span', HTMLAttributes, 0]
  },
})
