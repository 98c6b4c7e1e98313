import { CARRIER_TAGS } from '#contract/document-html.ts'
import { ALLOWED_ATTRIBUTES, addCleaned, asElement, createRoot, normaliseHtml } from './clean-element.ts'
import { type PlainElement, PlainText } from './plain-tree.ts'

/** The browser's own sanitiser, ten times as fast, where there is one. It drops other elements with what they say. */
type SanitisingElement = HTMLElement & { setHTML?(html: string, options: { sanitizer: SanitizerConfig }): void }

const OTHER_THAN_CARRIER = new RegExp(`<(?!/?(?:${CARRIER_TAGS.join('|')})[\\s/>])`, 'i')

const sanitizer: SanitizerConfig = {
  elements: [...CARRIER_TAGS],
  attributes: [...ALLOWED_ATTRIBUTES],
  comments: false,
}

const HAS_SANITISER = 'setHTML' in Element.prototype

const canSanitise = (html: string): boolean => HAS_SANITISER && !OTHER_THAN_CARRIER.test(html)

const sanitiseHtml = (html: string): Element => {
  const root: SanitisingElement = document.implementation.createHTMLDocument().createElement('div')
  root.setHTML?.(html, { sanitizer })
  return root
}

type Purify = (html: string) => Element

const loadPurify = async (): Promise<Purify> => (await import('./purify-html.ts')).purifyHtml

/** Not asked for by a browser that has a sanitiser of its own, until it meets what that would drop. */
let purifyHtml: Purify | null = HAS_SANITISER ? null : await loadPurify()

const addNodes = (from: Node, parent: PlainElement): void => {
  for (let node = from.firstChild; node !== null; node = node.nextSibling) {
    if (node instanceof Text) {
      parent.appendChild(new PlainText(node.data))
    } else if (node instanceof Element) {
      const holder = addCleaned(node, parent)
      if (holder !== null) addNodes(node, holder)
    }
  }
}

const cleanHtml = (html: string): Element => {
  if (canSanitise(html)) return sanitiseHtml(html)
  if (purifyHtml === null) throw new Error('HTML with other elements than the carrier needs prepareToRead first')
  return purifyHtml(html)
}

/** Whether `readHtml` can take this HTML at once, or needs `prepareToRead` first. */
export const isReadable = (html: string): boolean => purifyHtml !== null || canSanitise(normaliseHtml(html))

/** Loads what reading any HTML takes. */
export const prepareToRead = async (): Promise<void> => {
  purifyHtml ??= await loadPurify()
}

/**
 * A detached element that holds the cleaned content of any HTML; nothing in it runs or loads. Throws on HTML that is not
 * readable yet; HTML in the field markup always is.
 */
export const readHtml = (html: string): Element => {
  const root = createRoot()
  addNodes(cleanHtml(normaliseHtml(html)), root)
  return asElement(root)
}
