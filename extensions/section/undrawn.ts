import type { Node } from '@tiptap/pm/model'

/** The sections that are drawn later; see `drawInTurns`. */
export const undrawn = new WeakSet<Node>()
