import { ATTRIBUTES, CARRIER_TAGS, NUMBER_ATTRIBUTES } from '#contract/document-html.ts'
import { type PlainAttribute, PlainElement } from './plain-tree.ts'

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

export const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'

/** HTML without what only a browser's parser folds: line ends of other systems, and NUL, which it drops. */
export const normaliseHtml = (html: string): string => html.replace(/\r\n?/g, '\n').replaceAll('\0', '')

/** An element as it was read. */
export interface FoundElement {
  localName: string
  namespaceURI: string | null
  attributes: readonly PlainAttribute[]
}

/** DOMPurify trims every attribute it keeps, so both doors do. */
const cleanAttributes = ({ localName, attributes }: FoundElement): PlainAttribute[] => {
  const clean: PlainAttribute[] = []
  for (const [name, written] of attributes) {
    if (!ALLOWED.has(name)) continue
    const value = written.trim()
    const tags = NUMBER_ATTRIBUTES[name]
    if (tags === undefined || (tags.includes(localName) && COUNT.test(value))) clean.push([name, value])
  }
  return clean
}

/**
 * Puts an element of the carrier (field-markup.md) into a cleaned tree, and gives what takes in its content: the element
 * itself, its parent for one that is no part of the carrier and gives way to what it says, null for script and style,
 * which go with their text. An `a` of a drawing is no link of a document. All that is read comes here.
 */
export const addCleaned = (found: FoundElement, parent: PlainElement): PlainElement | null => {
  if (SILENT.has(found.localName)) return null
  if (!CARRIER.has(found.localName) || found.namespaceURI !== HTML_NAMESPACE) return parent
  const element = new PlainElement(found.localName, cleanAttributes(found))
  parent.appendChild(element)
  return element
}

/** The root of a cleaned tree, which `asElement` gives to those who read it. */
export const createRoot = (): PlainElement => new PlainElement('div', [])

/** A tree as the DOM that it answers for. */
export const asElement = (root: PlainElement): Element => root as unknown as Element
