import type { Node } from '@tiptap/pm/model'

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
