import { parseHTML } from 'linkedom'
import { cleanTree, normaliseHtml } from './clean-tree.ts'

/** A detached element that holds the cleaned content of any HTML; nothing in it runs or loads. */
export const readHtml = (html: string): Element => {
  const { document } = parseHTML('<!doctype html><html><head></head><body></body></html>')
  const root = document.createElement('div')
  root.innerHTML = normaliseHtml(html)
  cleanTree(root)
  return root
}
