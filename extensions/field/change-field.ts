import type { CommandProps } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node, NodeType } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'

/** Returns the attributes to change in a field, or null to leave it as it is. */
export type FieldChange = (field: Node) => Record<string, unknown> | null

/** Returns the field of a type at a position; null for any other node there and for a position outside the document. */
export const findField = (doc: Node, type: NodeType, position: number): Node | null => {
  if (position < 0 || position >= doc.content.size) return null
  const node = doc.nodeAt(position)
  return node?.type === type ? node : null
}

const sharesLink = (a: Node, b: Node): boolean => a.type === b.type && a.attrs['link'] === b.attrs['link']

const setAttributes = (tr: Transaction, position: number, node: Node, change: FieldChange): void => {
  const attributes = change(node)
  if (attributes !== null) tr.setNodeMarkup(position, undefined, { ...node.attrs, ...attributes })
}

/**
 * Changes the field of `type` at `position`, and the fields of its type with the same link, in one undo step; every
 * change of a value goes through it. Returns false where no such field stands there or nothing would change.
 */
export const changeField = (
  { tr, dispatch }: Pick<CommandProps, 'tr' | 'dispatch'>,
  type: NodeType,
  position: number,
  change: FieldChange,
): boolean => {
  const field = findField(tr.doc, type, position)
  if (field === null || change(field) === null) return false
  if (!dispatch) return true
  if (typeof field.attrs['link'] === 'string') {
    tr.doc.descendants((node, at) => {
      if (sharesLink(node, field)) setAttributes(tr, at, node, change)
    })
  } else {
    setAttributes(tr, position, field, change)
  }
  closeHistory(tr)
  return true
}
