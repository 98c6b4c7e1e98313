import { holds } from './holds.ts'

const BLOCKS: ReadonlySet<string> = new Set([
  'p',
  'div',
  'ul',
  'ol',
  'h1',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'table',
  'hr',
])

/** Tells an element around blocks from one within a line, whatever its tag is. */
export const holdsBlock = (element: Element): boolean => holds(element, ({ localName }) => BLOCKS.has(localName))
