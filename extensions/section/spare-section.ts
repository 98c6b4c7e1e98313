import type { Node, Schema } from '@tiptap/pm/model'

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
