import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, parseFragment } from 'parse5'
import { addCleaned, asElement, createRoot, type FoundElement, normaliseHtml } from './clean-element.ts'
import { type PlainElement, PlainText } from './plain-tree.ts'
import { readCanonical } from './read-canonical.ts'

/** The depth at which browsers stop nesting and put elements beside one another. */
const DEEPEST = 512

const BODY = defaultTreeAdapter.createElement('body', names.NS.HTML, [])

const asFound = ({ tagName, namespaceURI, attrs }: DefaultTreeAdapterTypes.Element): FoundElement => ({
  localName: tagName,
  namespaceURI,
  attributes: attrs.map(({ name, value }) => [name, value]),
})

/** Adds parsed nodes to a cleaned tree; a template is replaced by its content. */
const addNodes = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[], parent: PlainElement, depth: number): void => {
  for (const node of nodes) {
    if ('value' in node) {
      parent.appendChild(new PlainText(node.value))
    } else if ('tagName' in node) {
      const holder = addCleaned(asFound(node), parent)
      const { childNodes } = 'content' in node ? node.content : node
      if (holder !== null) addNodes(childNodes, depth < DEEPEST ? holder : parent, depth + 1)
    }
  }
}

const readParsed = (html: string): PlainElement => {
  const root = createRoot()
  addNodes(parseFragment(BODY, html, { scriptingEnabled: false }).childNodes, root, 0)
  return root
}

/**
 * Returns a detached element with the cleaned content of any HTML, read by the HTML standard's rules, so that the tree
 * is the one that browsers make.
 */
export const readHtml = (html: string): Element => {
  const normal = normaliseHtml(html)
  return asElement(readCanonical(normal) ?? readParsed(normal))
}

/** Returns whether `readHtml` can read this HTML at once; on the server it always can. */
export const isReadable = (_html: string): boolean => true

/** Loads the code that reads any HTML; on the server it is there from the start. */
export const prepareToRead = async (): Promise<void> => undefined
