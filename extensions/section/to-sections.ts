import type { Node, Schema } from '@tiptap/pm/model'
import { groupBlocks } from './group-blocks.ts'
import { needsSpare, spareSection } from './spare-section.ts'

/** The blocks of a document as the editor holds them: in sections, with a place for the caret after the last. */
export const toSections = (blocks: readonly Node[], schema: Schema): Node => {
  const sections = groupBlocks(blocks).map(group => schema.node('section', null, group))
  const spare = needsSpare(blocks.at(-1)) ? [spareSection(schema)] : []
  return schema.node('doc', null, [...sections, ...spare])
}
