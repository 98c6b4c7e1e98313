import { HTMLElement, parseHTML } from 'linkedom'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, parseFragment } from 'parse5'
import { CARRIER_TAGS } from '#contract/document-html.ts'
import { cleanTree, normaliseHtml } from './clean-tree.ts'
import { matchSelector } from './match-selector.ts'

const { matches } = HTMLElement.prototype

// ProseMirror asks every element for every rule and for its style. linkedom compiles the selector and makes a style each
// time, which is most of a long document's reading; and no style is left in a cleaned tree.
Object.defineProperties(HTMLElement.prototype, {
  matches: {
    value(this: Element, selector: string): boolean {
      return matchSelector(this, selector) ?? matches.call(this, selector)
    },
  },
  style: { value: undefined },
})

/** Browsers nest no deeper: what lies below stands beside it. */
const DEEPEST = 512

const CARRIER: ReadonlySet<string> = new Set(CARRIER_TAGS)
const BODY = defaultTreeAdapter.createElement('body', names.NS.HTML, [])

/** Other elements only have to give way to what they say; linkedom knows no formulas, and no children of a `meta`. */
const isCarrier = ({ tagName, namespaceURI }: DefaultTreeAdapterTypes.Element): boolean =>
  namespaceURI === names.NS.HTML && CARRIER.has(tagName)

/** Builds the parser's nodes as elements that ProseMirror can read. A template's content becomes its children. */
const buildNodes = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[], parent: Element, depth: number): void => {
  const { ownerDocument } = parent
  for (const node of nodes) {
    if ('value' in node) {
      parent.append(ownerDocument.createTextNode(node.value))
    } else if ('tagName' in node) {
      const namespace = isCarrier(node) ? names.NS.HTML : names.NS.SVG
      const element = ownerDocument.createElementNS(namespace, node.tagName)
      for (const { name, value } of node.attrs) element.setAttribute(name, value)
      parent.append(element)
      const { childNodes } = 'content' in node ? node.content : node
      buildNodes(childNodes, depth < DEEPEST ? element : parent, depth + 1)
    }
  }
}

/**
 * A detached element that holds the cleaned content of any HTML; nothing in it runs or loads. The HTML is read by the
 * standard's own rules, broken nesting included, so that the tree is the one that browsers make of it.
 */
export const readHtml = (html: string): Element => {
  const { document } = parseHTML('<!doctype html><html><head></head><body></body></html>')
  const root = document.createElement('div')
  buildNodes(parseFragment(BODY, normaliseHtml(html), { scriptingEnabled: false }).childNodes, root, 0)
  cleanTree(root)
  return root
}
