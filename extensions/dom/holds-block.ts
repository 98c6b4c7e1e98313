import { BLOCK_TAGS } from '#contract/document-html.ts'
import { holds } from './holds.ts'

const BLOCKS: ReadonlySet<string> = new Set(BLOCK_TAGS)

/** Tells an element around blocks from one within a line, whatever its tag is. */
export const holdsBlock = (element: Element): boolean => holds(element, ({ localName }) => BLOCKS.has(localName))
