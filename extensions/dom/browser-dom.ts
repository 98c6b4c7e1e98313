import DOMPurify from 'dompurify'
import { ATTRIBUTES, CARRIER_TAGS } from '#contract/document-html.ts'
import { ALLOWED_ATTRIBUTES, addCleaned, asElement, createRoot, normaliseHtml } from './clean-element.ts'
import { type PlainElement, PlainText } from './plain-tree.ts'

const purify = DOMPurify(window)

const removeAttribute = (element: Element, name: string): void => Element.prototype.removeAttribute.call(element, name)

/** A form's controls stand in for its properties, by name and id: without these it is an element like any other. */
const unnameControls = (form: HTMLFormElement): void => {
  for (const control of Element.prototype.querySelectorAll.call(form, '[name],[id]')) {
    removeAttribute(control, 'name')
    removeAttribute(control, 'id')
  }
}

/** Leaves of a drawing or formula the HTML and text in it, for out of place its elements are dropped with what they say. */
const unwrapForeign = (root: Element): void => {
  for (const element of Element.prototype.querySelectorAll.call(root, '*')) {
    if (element instanceof HTMLElement) continue
    if (['script', 'style'].includes(element.localName)) element.remove()
    else element.replaceWith(...element.childNodes)
  }
}

/**
 * DOMPurify drops these whole: a template, an element with `is`, a form with misleading names, elements of drawings and
 * formulas. What they say is kept.
 */
purify.addHook('beforeSanitizeElements', node => {
  if (node instanceof HTMLTemplateElement) node.append(node.content)
  if (node instanceof HTMLFormElement) unnameControls(node)
  if (node instanceof Element && !(node instanceof HTMLElement)) unwrapForeign(node)
  if (node instanceof Element) removeAttribute(node, 'is')
})

/** A document in standards mode, already in its body: so the server reads, and `setHTML`. */
const START_OF_BODY = '<!doctype html><body>'

/** A detached element that holds the cleaned content of any HTML, whatever is in it. */
const purifyHtml = (html: string): Element => {
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
  })
  const root = fragment.ownerDocument.createElement('div')
  root.append(fragment)
  return root
}

/** The browser's own sanitiser, ten times as fast, where there is one. It drops other elements with what they say. */
type SanitisingElement = HTMLElement & { setHTML?(html: string, options: { sanitizer: SanitizerConfig }): void }

const OTHER_THAN_CARRIER = new RegExp(`<(?!/?(?:${CARRIER_TAGS.join('|')})[\\s/>])`, 'i')

const sanitizer: SanitizerConfig = {
  elements: [...CARRIER_TAGS],
  attributes: [...ALLOWED_ATTRIBUTES],
  comments: false,
}

const sanitiseHtml = (html: string): Element | null => {
  const root: SanitisingElement = document.implementation.createHTMLDocument().createElement('div')
  if (root.setHTML === undefined || OTHER_THAN_CARRIER.test(html)) return null
  root.setHTML(html, { sanitizer })
  return root
}

const attributesOf = (element: Element) =>
  element.getAttributeNames().map(name => [name, element.getAttribute(name) ?? ''] as const)

const addNodes = (from: Node, parent: PlainElement): void => {
  for (let node = from.firstChild; node !== null; node = node.nextSibling) {
    if (node instanceof Text) {
      parent.appendChild(new PlainText(node.data))
    } else if (node instanceof Element) {
      const found = { localName: node.localName, namespace: node.namespaceURI, attributes: attributesOf(node) }
      const holder = addCleaned(found, parent)
      if (holder !== null) addNodes(node, holder)
    }
  }
}

/** A detached element that holds the cleaned content of any HTML; nothing in it runs or loads. */
export const readHtml = (html: string): Element => {
  const normal = normaliseHtml(html)
  const root = createRoot()
  addNodes(sanitiseHtml(normal) ?? purifyHtml(normal), root)
  return asElement(root)
}
