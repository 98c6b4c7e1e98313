import type { JSONContent } from '@tiptap/core'
import { DOMParser, type Node, type Schema } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { readHtml } from '#dom'

/** Blocks after which a section ends at the next good place for its border. */
const WANTED_BLOCKS = 20
/** Blocks after which a section ends even where no good place for its border was found. */
const ENOUGH_BLOCKS = 30
/** Blocks that a section may grow to before it is split. */
export const MAX_BLOCKS = 40

/** Blocks without a margin above. A section begins with one, since margins do not collapse across its edge. */
const BEGINNERS: ReadonlySet<string> = new Set(['paragraph', 'bulletList', 'orderedList'])

const mayBegin = (block: Node, before: Node | undefined): boolean =>
  BEGINNERS.has(block.type.name) && before?.type.name !== 'heading'

/** Groups blocks into sections of about twenty, with borders where they do not show. */
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

/** Returns whether the caret cannot get behind a last block: an atom, or one that isolates its text. */
export const needsSpare = (last: Node | null | undefined): boolean =>
  last !== null && last !== undefined && (last.isAtom || last.type.spec.isolating === true)

/** Returns whether blocks end with an empty paragraph after one that the caret cannot leave. */
const endsWithSpare = (blocks: readonly Node[]): boolean => {
  const last = blocks.at(-1)
  return last?.type.name === 'paragraph' && last.content.size === 0 && needsSpare(blocks.at(-2))
}

/** Returns a section with an empty paragraph to go on writing in. It is no part of the document while it is empty. */
export const spareSection = (schema: Schema): Node =>
  schema.node('section', { isSpare: true }, schema.node('paragraph'))

export const isUnusedSpare = (section: Node): boolean =>
  section.attrs['isSpare'] === true &&
  section.childCount === 1 &&
  section.firstChild?.type.name === 'paragraph' &&
  section.firstChild.content.size === 0

/** Returns blocks as the editor's document: in sections, with a place for the caret after the last. */
const toSections = (blocks: readonly Node[], schema: Schema): Node => {
  const sections = groupBlocks(blocks).map(group => schema.node('section', null, group))
  const spare = needsSpare(blocks.at(-1)) ? [spareSection(schema)] : []
  return schema.node('doc', { endsEmpty: endsWithSpare(blocks) }, [...sections, ...spare])
}

/**
 * Gives the empty paragraph after a last block that the caret cannot leave a section of its own, and takes the mark
 * of a spare one from every other, so that what is saved depends on the blocks alone, whatever became of the borders.
 */
export const markSpare = (tr: Transaction): void => {
  const { doc } = tr
  const last = doc.child(doc.childCount - 1)
  const before = last.childCount === 1 && doc.childCount > 1 ? doc.child(doc.childCount - 2).children : []
  const hasSpare = doc.attrs['endsEmpty'] !== true && endsWithSpare([...before, ...last.children])
  doc.forEach((section, position) => {
    const isSpare = hasSpare && section === last && last.childCount === 1
    if (section.attrs['isSpare'] !== isSpare) tr.setNodeAttribute(position, 'isSpare', isSpare)
  })
  if (hasSpare && last.childCount > 1) {
    tr.split(doc.content.size - 1 - (last.lastChild?.nodeSize ?? 0), 1, [{ type: last.type, attrs: { isSpare: true } }])
  }
}

/**
 * Returns the blocks of an editor's document as they are saved: without sections and without an unused spare paragraph.
 */
export const fromSections = (doc: Node): Node[] =>
  doc.children.flatMap(section => (isUnusedSpare(section) ? [] : section.children))

const parseBlocks = (html: string, schema: Schema): readonly Node[] => {
  const topNode = schema.topNodeType.contentMatch.defaultType?.create() ?? null
  return DOMParser.fromSchema(schema).parse(readHtml(html), { ...(topNode && { topNode }) }).children
}

/**
 * Returns JSON or HTML in the field markup as a document of the editor's schema. Throws on JSON that is no document of
 * the schema; accepts any HTML.
 */
export const openDocument = (source: JSONContent | string, schema: Schema): Node => {
  if (typeof source === 'string') return toSections(parseBlocks(source, schema), schema)
  const blocks = (source.content ?? []).map(block => schema.nodeFromJSON(block))
  const opened = toSections(blocks, schema)
  opened.check()
  return opened
}
