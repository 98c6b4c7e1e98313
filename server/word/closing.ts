import type { ClosingLine } from '#extensions/on-paper/closing-lines.ts'
import { keptWithNext } from './kept-with-next.ts'
import { writeParagraph } from './paragraph.ts'
import type { BlockWriter } from './word-scope.ts'
import type { StyleId } from './word-styles.ts'

const STYLES: Readonly<Record<ClosingLine, StyleId>> = {
  beginning: 'Closing',
  addressee: 'Salutation',
  signature: 'Signature',
}

/** Writes a line of the closing; all of its lines stay on one page. */
export const writeClosing =
  (line: ClosingLine, isLast: boolean): BlockWriter =>
  (node, scope) =>
    writeParagraph(node, { ...scope, style: STYLES[line] }).map(block => (isLast ? block : keptWithNext(block)))
