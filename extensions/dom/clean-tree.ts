import { ATTRIBUTES, CARRIER_TAGS, NUMBER_ATTRIBUTES } from '#contract/document-html.ts'

const CARRIER: ReadonlySet<string> = new Set(CARRIER_TAGS)
const SILENT: ReadonlySet<string> = new Set(['script', 'style'])

/** ProseMirror's own note on copied HTML, which says how its edges join what is around them. */
const COPIED_SLICE = 'data-pm-slice'

/** Every attribute a document may bear (field-markup.md). */
export const ALLOWED_ATTRIBUTES: readonly string[] = [
  'href',
  COPIED_SLICE,
  ...Object.values(ATTRIBUTES),
  ...Object.keys(NUMBER_ATTRIBUTES),
]

const ALLOWED: ReadonlySet<string> = new Set(ALLOWED_ATTRIBUTES)

const COUNT = /^\d{1,9}$/

const isElement = (node: Node): node is Element => node.nodeType === 1
const isText = (node: Node): boolean => node.nodeType === 3

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'

/** An `a` of a drawing is no link of a document. */
const isCarrier = (element: Element, tag: string): boolean =>
  CARRIER.has(tag) && element.namespaceURI === HTML_NAMESPACE

/** A template keeps its content apart in the browser, as children on the server. */
const holderOf = (element: Element): Node =>
  'content' in element && element.childNodes.length === 0 ? (element as HTMLTemplateElement).content : element

/** DOMPurify trims every attribute it keeps, so both doors do. */
const cleanAttributes = (element: Element): void => {
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? ''
    const tags = NUMBER_ATTRIBUTES[name]
    const isNoCount = tags !== undefined && (!tags.includes(element.localName) || !COUNT.test(value.trim()))
    if (!ALLOWED.has(name) || isNoCount) element.removeAttribute(name)
    else if (value !== value.trim()) element.setAttribute(name, value.trim())
  }
}

/** HTML without what only a browser's parser folds: line ends of other systems, and NUL, which it drops. */
export const normaliseHtml = (html: string): string => html.replace(/\r\n?/g, '\n').replaceAll('\0', '')

/**
 * Reduces a tree to the carrier of field-markup.md, in place: other elements give way to what they say, script and style
 * go with their text, other attributes and comments go. Both doors, browser and server, end here.
 */
export const cleanTree = (parent: Node): void => {
  let next: ChildNode | null
  for (let child = parent.firstChild; child !== null; child = next) {
    next = child.nextSibling
    if (isText(child)) continue
    const tag = child.nodeName.toLowerCase()
    if (!isElement(child) || SILENT.has(tag)) {
      parent.removeChild(child)
    } else if (isCarrier(child, tag)) {
      cleanAttributes(child)
      cleanTree(child)
    } else {
      const holder = holderOf(child)
      cleanTree(holder)
      for (const kept of [...holder.childNodes]) parent.insertBefore(kept, child)
      parent.removeChild(child)
    }
  }
}
