import DOMPurify from 'dompurify'
import { CARRIER_TAGS } from '#contract/document-html.ts'
import { ALLOWED_ATTRIBUTES, cleanTree } from './clean-tree.ts'

/** A detached element that holds the cleaned content of any HTML; nothing in it runs or loads. */
export const readHtml = (html: string): Element => {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...CARRIER_TAGS],
    ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    FORBID_CONTENTS: ['script', 'style'],
    RETURN_DOM_FRAGMENT: true,
  })
  const root = fragment.ownerDocument.createElement('div')
  root.append(fragment)
  cleanTree(root)
  return root
}
