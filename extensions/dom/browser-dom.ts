import { addCleaned, asElement, createRoot, normaliseHtml } from './clean-element.ts'
import { type PlainElement, PlainText } from './plain-tree.ts'
import { readCanonical } from './read-canonical.ts'

type Purify = (html: string) => Element

/** Null until HTML that another program wrote has to be read. */
let purifyHtml: Purify | null = null

const attributesOf = ({ attributes }: Element) => Array.from(attributes, ({ name, value }) => [name, value] as const)

const addNodes = (from: Node, parent: PlainElement): void => {
  for (let node = from.firstChild; node !== null; node = node.nextSibling) {
    if (node instanceof Text) {
      parent.appendChild(new PlainText(node.data))
    } else if (node instanceof Element) {
      const { localName, namespaceURI } = node
      const holder = addCleaned({ localName, namespaceURI, attributes: attributesOf(node) }, parent)
      if (holder !== null) addNodes(node, holder)
    }
  }
}

const readPurified = (html: string): PlainElement => {
  if (purifyHtml === null) throw new Error('HTML that another program wrote needs prepareToRead first')
  const root = createRoot()
  addNodes(purifyHtml(html), root)
  return root
}

/** Returns whether `readHtml` can read this HTML at once; if not, `prepareToRead` comes first. */
export const isReadable = (html: string): boolean => purifyHtml !== null || readCanonical(normaliseHtml(html)) !== null

/** Loads the code that reads any HTML. */
export const prepareToRead = async (): Promise<void> => {
  purifyHtml ??= (await import('./purify-html.ts')).purifyHtml
}

/**
 * Returns a detached element with the cleaned content of any HTML; nothing in it runs or loads. Throws on HTML that is
 * not readable yet; HTML that this product wrote always is.
 */
export const readHtml = (html: string): Element => {
  const normal = normaliseHtml(html)
  return asElement(readCanonical(normal) ?? readPurified(normal))
}
