import { Paragraph } from 'docx'
import type { Block } from './block-control.ts'

/** The paragraph on the page of the block after it; any other block as it is. */
export const keptWithNext = (block: Block): Block =>
  block instanceof Paragraph ? block.with({ keepNext: true }) : block
