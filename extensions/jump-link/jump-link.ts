import { Mark } from '@tiptap/core'
import { ATTRIBUTES, FLOW_JUMP } from '#contract/document-html.ts'
import { noteAttributes } from '../field/field-markup.ts'

const WITH_MARK = /^\?[^#\\\s]*$/
const WITHOUT_MARK = /^[^=&?#/:\\\s]+=[^#\\\s]*$/

/**
 * Returns the query of a jump link without its `?`; null for any other address: a scheme, a host, a path, a fragment.
 */
export const readJumpQuery = (href: string | null): string | null => {
  if (href === null) return null
  if (WITH_MARK.test(href)) return href.slice(1)
  return WITHOUT_MARK.test(href) ? href : null
}

/** A link to a trademark's record, or with `flow` to its prosecution history. Its address is a query string only. */
export const JumpLink = Mark.create({
  name: 'jumpLink',
  inclusive: false,

  addAttributes() {
    return {
      href: { default: '' },
      flow: {
        default: false,
        parseHTML: element => element.getAttribute(ATTRIBUTES.jump) === FLOW_JUMP,
        renderHTML: values => ({ [ATTRIBUTES.jump]: values['flow'] ? FLOW_JUMP : '' }),
      },
      ...noteAttributes,
    }
  },

  parseHTML() {
    return [
      {
        tag: `a[${ATTRIBUTES.jump}]`,
        getAttrs: element => (readJumpQuery(element.getAttribute('href')) === null ? false : null),
      },
    ]
  },

  renderHTML({ HTMLAttributes }) {
    return ['a', HTMLAttributes, 0]
  },
})
