import DOMPurify from 'dompurify'
import { ATTRIBUTES, CARRIER_TAGS } from '#contract/document-html.ts'
import { ALLOWED_ATTRIBUTES, cleanTree, normaliseHtml } from './clean-tree.ts'

const purify = DOMPurify(window)

/** DOMPurify drops a template and an element with `is` whole; what they say is kept like that of any other. */
purify.addHook('beforeSanitizeElements', node => {
  if (node instanceof HTMLTemplateElement) node.append(node.content)
  if (node instanceof Element) node.removeAttribute('is')
})

/** A detached element that holds the cleaned content of any HTML; nothing in it runs or loads. */
export const readHtml = (html: string): Element => {
  const fragment = purify.sanitize(normaliseHtml(html), {
    ALLOWED_TAGS: [...CARRIER_TAGS],
    ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
    // No address stands in these, so a label may read "Owner: name".
    ADD_URI_SAFE_ATTR: Object.values(ATTRIBUTES),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    FORBID_CONTENTS: ['script', 'style'],
    FORCE_BODY: true,
    // Guards a second reading of the result as markup. The fragment goes to the schema and is never written out as HTML.
    SAFE_FOR_XML: false,
    RETURN_DOM_FRAGMENT: true,
  })
  const root = fragment.ownerDocument.createElement('div')
  root.append(fragment)
  cleanTree(root)
  return root
}
