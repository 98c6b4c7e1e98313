import DOMPurify from 'dompurify'
import { ATTRIBUTES, CARRIER_TAGS } from '#contract/document-html.ts'
import { ALLOWED_ATTRIBUTES } from './clean-element.ts'

const purify = DOMPurify(window)

const removeAttribute = (element: Element, name: string): void => Element.prototype.removeAttribute.call(element, name)

/** Removes the names and ids of a form's controls, which hide the form's own properties. */
const unnameControls = (form: HTMLFormElement): void => {
  for (const control of Element.prototype.querySelectorAll.call(form, '[name],[id]')) {
    removeAttribute(control, 'name')
    removeAttribute(control, 'id')
  }
}

/** Replaces the elements of a drawing or formula by their HTML and text; DOMPurify would drop both. */
const unwrapForeign = (root: Element): void => {
  for (const element of Element.prototype.querySelectorAll.call(root, '*')) {
    if (element instanceof HTMLElement) continue
    if (['script', 'style'].includes(element.localName)) element.remove()
    else element.replaceWith(...element.childNodes)
  }
}

/**
 * DOMPurify drops these whole: a template, an element with `is`, a form with misleading names, elements of drawings and
 * formulas. Their text is kept.
 */
purify.addHook('beforeSanitizeElements', node => {
  if (node instanceof HTMLTemplateElement) node.append(node.content)
  if (node instanceof HTMLFormElement) unnameControls(node)
  if (node instanceof Element && !(node instanceof HTMLElement)) unwrapForeign(node)
  if (node instanceof Element) removeAttribute(node, 'is')
})

/** Starts a document in standards mode, in its body, as the server's parser does. */
const START_OF_BODY = '<!doctype html><body>'

/** Returns a detached element with the cleaned content of any HTML. */
export const purifyHtml = (html: string): Element => {
  const fragment = purify.sanitize(START_OF_BODY + html, {
    ALLOWED_TAGS: [...CARRIER_TAGS],
    ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
    // No address stands in these, so a label may read "Owner: name".
    ADD_URI_SAFE_ATTR: Object.values(ATTRIBUTES),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    FORBID_CONTENTS: ['script', 'style'],
    // Guards what reads otherwise the second time, in svg, math and comments. In a cleaned tree none of them is left.
    SAFE_FOR_XML: false,
    RETURN_DOM_FRAGMENT: true,
    // It would make a policy of its own; its parser is one that the page's policy lets have strings.
    TRUSTED_TYPES_POLICY: null,
  })
  const root = fragment.ownerDocument.createElement('div')
  root.append(fragment)
  return root
}
