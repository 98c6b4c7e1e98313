import { ATTRIBUTES, CARRIER_TAGS, NUMBER_ATTRIBUTES } from '#contract/document-html.ts'
import { type PlainAttribute, PlainElement } from './plain-tree.ts'

const CARRIER: ReadonlySet<string> = new Set(CARRIER_TAGS)
const SILENT: ReadonlySet<string> = new Set(['script', 'style'])

/** ProseMirror's own note on copied HTML, which says how its edges join what is around them. */
const COPIED_SLICE = 'data-pm-slice'

/** Every attribute a document may bear (docs/field-markup.md). */
export const ALLOWED_ATTRIBUTES: readonly string[] = [
  'href',
  'alt',
  COPIED_SLICE,
  ...Object.values(ATTRIBUTES),
  ...Object.keys(NUMBER_ATTRIBUTES),
]

const ALLOWED: ReadonlySet<string> = new Set(ALLOWED_ATTRIBUTES)

const COUNT = /^\d{1,9}$/

export const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'

/** Returns HTML with `\n` for every line end and without NUL, as a browser's parser reads it. */
export const normaliseHtml = (html: string): string => html.replace(/\r\n?/g, '\n').replaceAll('\0', '')

/** An element as it was read. */
export interface FoundElement {
  localName: string
  namespaceURI: string | null
  attributes: readonly PlainAttribute[]
}

/** Keeps the allowed attributes, trimmed: DOMPurify trims every attribute that it keeps. */
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
 * Adds an element to a cleaned tree and returns the holder of its content: the new element for one of the carrier
 * (docs/field-markup.md), its parent for any other, whose text stays, and null for script and style, whose text goes.
 * An `a` of a drawing is no link of a document. Every reader adds elements through this function.
 */
export const addCleaned = (found: FoundElement, parent: PlainElement): PlainElement | null => {
  if (SILENT.has(found.localName)) return null
  if (!CARRIER.has(found.localName) || found.namespaceURI !== HTML_NAMESPACE) return parent
  const element = new PlainElement(found.localName, cleanAttributes(found))
  parent.appendChild(element)
  return element
}

/** Returns an empty root for a cleaned tree; `asElement` hands it on. */
export const createRoot = (): PlainElement => new PlainElement('div', [])

/** Returns a cleaned tree under the DOM's type, for ProseMirror's parser. */
export const asElement = (root: PlainElement): Element => root as unknown as Element
