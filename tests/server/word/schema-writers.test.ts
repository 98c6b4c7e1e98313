import { expect, it } from 'vitest'
import { documentSchema } from '#extensions/document-schema.ts'
import { BLOCK_WRITERS } from '../../../server/word/blocks.ts'
import { INLINE_WRITERS, MARK_LOOKS } from '../../../server/word/inline.ts'

const nodes = Object.values(documentSchema.nodes)

it('has one writer for every block of the schema', () => {
  const blocks = nodes.filter(node => node.isInGroup('block')).map(node => node.name)
  expect([...BLOCK_WRITERS.keys()].sort()).toEqual(blocks.sort())
})

it('has one writer for every inline node of the schema', () => {
  const inline = nodes.filter(node => node.isInline).map(node => node.name)
  expect([...INLINE_WRITERS.keys()].sort()).toEqual(inline.sort())
})

it('leaves to their parents only the parts of lists, tables and checkboxes', () => {
  const parts = nodes.filter(node => !node.isInline && !node.isInGroup('block')).map(node => node.name)
  expect(parts.sort()).toEqual(['checkboxItem', 'doc', 'listItem', 'tableCell', 'tableHeader', 'tableRow'])
})

it('knows what every mark of the schema does', () => {
  expect([...MARK_LOOKS.keys()].sort()).toEqual(Object.keys(documentSchema.marks).sort())
})
