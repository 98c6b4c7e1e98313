import type { Editor } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { ReplaceStep } from '@tiptap/pm/transform'

const VALUE_ATTRIBUTE: Readonly<Record<string, string>> = {
  textField: 'value',
  paragraphField: 'value',
  radioField: 'checked',
}

const linkOf = (node: DocumentNode): string | null =>
  node.type.name in VALUE_ATTRIBUTE && node.attrs['link'] !== null ? `${node.type.name} ${node.attrs['link']}` : null

const readValue = ({ type, attrs }: DocumentNode): unknown => attrs[VALUE_ATTRIBUTE[type.name] ?? '']

/** The linked fields that a transaction put into the document, by kind and link. */
const changedLinks = (transaction: Transaction): Map<string, unknown> => {
  const values = new Map<string, unknown>()
  for (const step of transaction.steps) {
    if (!(step instanceof ReplaceStep)) continue
    step.slice.content.descendants(node => {
      const link = linkOf(node)
      if (link !== null) values.set(link, readValue(node))
    })
  }
  return values
}

/**
 * Carries what a transaction changed in linked fields over to the other document of the log: a link holds across both.
 * It is one change, undone where it was made, so that it makes no step in the history of `other`.
 */
export const mirrorLinks = (transaction: Transaction, other: Editor): void => {
  const values = changedLinks(transaction)
  if (values.size === 0) return
  const { tr } = other.state
  tr.doc.descendants((node, position) => {
    const link = linkOf(node)
    if (link === null || !values.has(link) || values.get(link) === readValue(node)) return
    const attribute = VALUE_ATTRIBUTE[node.type.name] ?? ''
    tr.setNodeMarkup(position, undefined, { ...node.attrs, [attribute]: values.get(link) })
  })
  if (tr.docChanged) other.view.dispatch(tr.setMeta('addToHistory', false))
}
