import type { ResolvedPos } from '@tiptap/pm/model'
import { type Selection, TextSelection } from '@tiptap/pm/state'
import { isGuarded } from '../serialize/field-nodes.ts'

/** A field next to the caret, or around it. */
export interface FieldBeside {
  position: number
  isAround: boolean
}

const inLine = ($cursor: ResolvedPos, isForward: boolean): FieldBeside | null => {
  const node = isForward ? $cursor.nodeAfter : $cursor.nodeBefore
  if (node === null || !isGuarded(node)) return null
  return { position: isForward ? $cursor.pos : $cursor.pos - node.nodeSize, isAround: false }
}

/** Returns the field at the edge of the caret's text block: the next block, or the switch that begins or ends there. */
const atEdge = ($cursor: ResolvedPos, isForward: boolean): FieldBeside | null => {
  if (isGuarded($cursor.parent)) return { position: $cursor.before(), isAround: true }
  if ($cursor.depth === 0 || $cursor.parent.content.size === 0) return null
  const holder = $cursor.node(-1)
  const index = $cursor.index(-1)
  const beside = holder.maybeChild(isForward ? index + 1 : index - 1)
  if (beside) {
    const position = isForward ? $cursor.after() : $cursor.before() - beside.nodeSize
    return isGuarded(beside) ? { position, isAround: false } : null
  }
  return isGuarded(holder) ? { position: $cursor.before(-1), isAround: true } : null
}

/**
 * Returns the field that Backspace, or with `isForward` Delete, would act on. Returns null where the key acts on text,
 * in an empty paragraph, which may be deleted, and at the edge of a list or cell, which handle it themselves.
 */
export const fieldBeside = (selection: Selection, isForward: boolean): FieldBeside | null => {
  if (!(selection instanceof TextSelection) || !selection.$cursor) return null
  const { $cursor } = selection
  const isAtEdge = isForward ? $cursor.parentOffset === $cursor.parent.content.size : $cursor.parentOffset === 0
  return isAtEdge ? atEdge($cursor, isForward) : inLine($cursor, isForward)
}
