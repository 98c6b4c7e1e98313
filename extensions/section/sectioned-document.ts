import type { JSONContent } from '@tiptap/core'
import { DOMParser, type Node, type Schema } from '@tiptap/pm/model'
import { readHtml } from '#dom'

/** As many blocks as are worth laying out at once. */
const WANTED_BLOCKS = 20
/** A section ends here if no better place for its border was found. */
const ENOUGH_BLOCKS = 30
/** A section may grow to this before it is split. */
export const MAX_BLOCKS = 40

/** Margins do not collapse across a section's edge: it begins with a block that has none above it. */
const BEGINNERS: ReadonlySet<string> = new Set(['paragraph', 'bulletList', 'orderedList'])

const mayBegin = (block: Node, before: Node | undefined): boolean =>
  BEGINNERS.has(block.type.name) && before?.type.name !== 'heading'

/** The runs of blocks that make up sections, each of about twenty. Their borders do not show. */
export const groupBlocks = (blocks: readonly Node[]): Node[][] => {
  const groups: Node[][] = []
  let group: Node[] = []
  for (const block of blocks) {
    const isFull = group.length >= ENOUGH_BLOCKS || (group.length >= WANTED_BLOCKS && mayBegin(block, group.at(-1)))
    if (isFull) {
      groups.push(group)
      group = []
    }
    group.push(block)
  }
  groups.push(group)
  return groups
}

/** Whether no caret can be put after a block that is the last: one without text of its own, or that holds its text in. */
export const needsSpare = (last: Node | null | undefined): boolean =>
  last !== null && last !== undefined && (last.isAtom || last.type.spec.isolating === true)

/** An empty paragraph to go on writing in. It is no part of the document until something stands in it. */
export const spareSection = (schema: Schema): Node =>
  schema.node('section', { isSpare: true }, schema.node('paragraph'))

export const isUnusedSpare = (section: Node): boolean =>
  section.attrs['isSpare'] === true &&
  section.childCount === 1 &&
  section.firstChild?.type.name === 'paragraph' &&
  section.firstChild.content.size === 0

/** The blocks of a document as the editor holds them: in sections, with a place for the caret after the last. */
const toSections = (blocks: readonly Node[], schema: Schema): Node => {
  const sections = groupBlocks(blocks).map(group => schema.node('section', null, group))
  const spare = needsSpare(blocks.at(-1)) ? [spareSection(schema)] : []
  return schema.node('doc', null, [...sections, ...spare])
}

/** The blocks of a document of the editor, as they are saved: without sections and the paragraph no one wrote in. */
export const fromSections = (doc: Node): Node[] =>
  doc.children.flatMap(section => (isUnusedSpare(section) ? [] : section.children))

const parseBlocks = (html: string, schema: Schema): readonly Node[] => {
  const topNode = schema.topNodeType.contentMatch.defaultType?.create() ?? null
  return DOMParser.fromSchema(schema).parse(readHtml(html), { ...(topNode && { topNode }) }).children
}

/**
 * The document of the editor's schema that JSON or HTML in the field markup stands for. Throws on JSON that is no
 * document of the schema; any HTML is taken.
 */
export const openDocument = (source: JSONContent | string, schema: Schema): Node => {
  if (typeof source === 'string') return toSections(parseBlocks(source, schema), schema)
  const blocks = (source.content ?? []).map(block => schema.nodeFromJSON(block))
  const opened = toSections(blocks, schema)
  opened.check()
  return opened
}
