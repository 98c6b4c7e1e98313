import type { JSONContent } from '@tiptap/core'
import { AlignmentType, type IParagraphOptions, LevelFormat, type NumberingDefinition, Paragraph } from 'docx'
import { type Block, BlockControl } from './paper/controls.ts'
import { readCount } from './read-attribute.ts'
import type { BlockWriter, WordScope } from './word-scope.ts'

type Numbering = Exclude<NonNullable<IParagraphOptions['numbering']>, false>

const DEEPEST_LEVEL = 8
const FIRST_TEXT = 900
const STEP = 420

const textIndent = (level: number): number => FIRST_TEXT + level * STEP

const definition = (
  reference: string,
  format: (typeof LevelFormat)[keyof typeof LevelFormat],
  textOf: (level: number) => string,
  start: number,
): NumberingDefinition => ({
  reference,
  levels: Array.from({ length: DEEPEST_LEVEL + 1 }, (_, level) => ({
    level,
    format,
    start,
    text: textOf(level),
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: textIndent(level), hanging: STEP } } },
  })),
})

const BULLETS = definition('bullets', LevelFormat.BULLET, level => (level % 2 === 0 ? '•' : '◦'), 1)

const isNumbered = (block: Block): boolean => block instanceof Paragraph && block.options.numbering !== undefined

const indented = (block: Block, left: number): Block => {
  if (block instanceof BlockControl) return block.with(block.blocks.map(inner => indented(inner, left)))
  return block instanceof Paragraph && block.options.indent === undefined && !isNumbered(block)
    ? block.with({ indent: { left } })
    : block
}

/** Returns the block with the number before its first line; null where it has no line or has a number already. */
const numbered = (block: Block, numbering: Numbering): Block | null => {
  if (block instanceof Paragraph) return isNumbered(block) ? null : block.with({ numbering })
  if (!(block instanceof BlockControl)) return null
  const [first, ...others] = block.blocks
  const changed = first ? numbered(first, numbering) : null
  return changed && block.with([changed, ...others.map(other => indented(other, textIndent(numbering.level)))])
}

/**
 * Writes an item: its first paragraph has the number, the others stand below its text. An item that is left out has no
 * number.
 */
const writeItem = ({ content = [] }: JSONContent, numbering: Numbering, scope: WordScope): Block[] => {
  const [first, ...others] = scope.writeBlocks(content, scope)
  if (first === undefined) return []
  const rest = others.map(block => indented(block, textIndent(numbering.level)))
  const head = numbered(first, numbering)
  return head ? [head, ...rest] : [new Paragraph({ style: scope.style, numbering }), first, ...rest]
}

const writeItems = (items: readonly JSONContent[], numbering: Omit<Numbering, 'level'>, scope: WordScope): Block[] => {
  const style = scope.style === 'TableText' || scope.style === 'TableHeading' ? scope.style : 'ListParagraph'
  const inside: WordScope = { ...scope, style, listDepth: scope.listDepth + 1 }
  const level = Math.min(scope.listDepth, DEEPEST_LEVEL)
  return items.flatMap(item => writeItem(item, { ...numbering, level }, inside))
}

/** Writes a list with Word's own bullets. */
export const writeBulletList: BlockWriter = ({ content = [] }, scope) =>
  writeItems(content, { reference: BULLETS, instance: 0 }, scope)

/** Writes a list with Word's own numbers, counted from its `start`. */
export const writeOrderedList: BlockWriter = (node, scope) => {
  const start = readCount(node, 'start', 1)
  const reference = definition(`numbers from ${start}`, LevelFormat.DECIMAL, level => `%${level + 1}.`, start)
  return writeItems(node.content ?? [], { reference, instance: scope.nextList() }, scope)
}
