import type { JSONContent } from '@tiptap/core'
import { keptWithNext } from './kept-with-next.ts'
import { writeParagraph } from './paragraph.ts'
import type { BlockWriter } from './word-scope.ts'
import type { StyleId } from './word-styles.ts'

/** How the last lines of an application begin, and how many lines of its own the addressee has below. */
const BEGINNINGS: ReadonlyMap<string, { style: StyleId; addresseeLines: number }> = new Map([
  ['此致', { style: 'Closing', addresseeLines: 1 }],
  ['To the China National Intellectual Property Administration', { style: 'Salutation', addresseeLines: 0 }],
])

const textOf = ({ text = '', content = [] }: JSONContent): string => text + content.map(textOf).join('')
const isLine = ({ type }: JSONContent): boolean => type === 'paragraph'

/** Where the addressee, those who sign and the day stand at the end of the blocks: -1 where they do not. */
export const findClosing = (nodes: readonly JSONContent[]): number => {
  const first = nodes.findLastIndex(node => isLine(node) && BEGINNINGS.has(textOf(node).trim()))
  return first >= 0 && nodes.slice(first).every(isLine) ? first : -1
}

/** Writes a line of the closing, `place` counted from its first: the addressee at the margin, the rest below each other. */
export const writeClosing =
  (nodes: readonly JSONContent[], place: number): BlockWriter =>
  (node, scope) => {
    const beginning = BEGINNINGS.get(textOf(nodes[0] ?? {}).trim())
    const isAddressee = place > 0 && place <= (beginning?.addresseeLines ?? 0)
    const style = place === 0 ? (beginning?.style ?? scope.style) : isAddressee ? 'Salutation' : 'Signature'
    const isLast = place === nodes.length - 1
    return writeParagraph(node, { ...scope, style }).map(block => (isLast ? block : keptWithNext(block)))
  }
