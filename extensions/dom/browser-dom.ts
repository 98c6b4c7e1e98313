import { addCleaned, asElement, createRoot, normaliseHtml } from './clean-element.ts'
import { type PlainElement, PlainText } from './plain-tree.ts'
import { readCanonical } from './read-canonical.ts'

type Purify = (html: string) => Element

/** Not asked for until there is HTML that another program wrote. */
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

/** Whether `readHtml` can take this HTML at once, or needs `prepareToRead` first. */
export const isReadable = (html: string): boolean => purifyHtml !== null || readCanonical(normaliseHtml(html)) !== null

/** Loads what reading any HTML takes. */
export const prepareToRead = async (): Promise<void> => {
  purifyHtml ??= (await import('./purify-html.ts')).purifyHtml
}

/**
 * A detached element that holds the cleaned content of any HTML; nothing in it runs or loads. Throws on HTML that is not
 * readable yet; what this product wrote always is.
 */
export const readHtml = (html: string): Element => {
  const normal = normaliseHtml(html)
  return asElement(readCanonical(normal) ?? readPurified(normal))
}
