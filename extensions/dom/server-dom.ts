import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, parseFragment } from 'parse5'
import { addCleaned, asElement, createRoot, type FoundElement, normaliseHtml } from './clean-element.ts'
import { type PlainElement, PlainText } from './plain-tree.ts'
import { readCanonical } from './read-canonical.ts'

/** Browsers nest no deeper: what lies below stands beside it. */
const DEEPEST = 512

const BODY = defaultTreeAdapter.createElement('body', names.NS.HTML, [])

const asFound = ({ tagName, namespaceURI, attrs }: DefaultTreeAdapterTypes.Element): FoundElement => ({
  localName: tagName,
  namespaceURI,
  attributes: attrs.map(({ name, value }) => [name, value]),
})

/** A template's content stands for it. */
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
 * A detached element that holds the cleaned content of any HTML. It is read by the standard's own rules, broken nesting
 * included, so that the tree is the one that browsers make of it.
 */
export const readHtml = (html: string): Element => {
  const normal = normaliseHtml(html)
  return asElement(readCanonical(normal) ?? readParsed(normal))
}

/** Whether `readHtml` can take this HTML at once: here it always can. */
export const isReadable = (_html: string): boolean => true

/** Loads what reading any HTML takes: here nothing. */
export const prepareToRead = async (): Promise<void> => undefined
