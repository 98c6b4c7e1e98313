import { HTMLElement, parseHTML } from 'linkedom'
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

/** A detached element that holds the cleaned content of any HTML; nothing in it runs or loads. */
export const readHtml = (html: string): Element => {
  const { document } = parseHTML('<!doctype html><html><head></head><body></body></html>')
  const root = document.createElement('div')
  root.innerHTML = normaliseHtml(html)
  cleanTree(root)
  return root
}
