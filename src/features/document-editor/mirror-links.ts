import type { Editor } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { ReplaceStep } from '@tiptap/pm/transform'
import { findOption } from '#extensions/radio-field/find-option.ts'

type Attributes = DocumentNode['attrs']

/** What a field of a kind takes on from a linked one of that kind. */
const TAKEN: Readonly<Record<string, (own: Attributes, linked: Attributes) => Attributes>> = {
  textField: (_, { value }) => ({ value }),
  paragraphField: (_, { value }) => ({ value }),
  radioField: (own, { options, checked }) => {
    if (checked === null) return { checked }
    const place = findOption(own['options'], options[checked]?.text, checked)
    return place === null ? {} : { checked: place }
  },
}

const linkOf = (node: DocumentNode): string | null =>
  node.type.name in TAKEN && node.attrs['link'] !== null ? `${node.type.name} ${node.attrs['link']}` : null

/** The linked fields that a transaction put into the document, by kind and link. */
const changedLinks = (transaction: Transaction): Map<string, Attributes> => {
  const fields = new Map<string, Attributes>()
  for (const step of transaction.steps) {
    if (!(step instanceof ReplaceStep)) continue
    step.slice.content.descendants(node => {
      const link = linkOf(node)
      if (link !== null) fields.set(link, node.attrs)
    })
  }
  return fields
}

/**
 * Carries what a transaction changed in linked fields over to the other document of the log: a link holds across both.
 * It is one change, undone where it was made, so that it makes no step in the history of `other`.
 */
export const mirrorLinks = (transaction: Transaction, other: Editor): void => {
  const fields = changedLinks(transaction)
  if (fields.size === 0) return
  const { tr } = other.state
  tr.doc.descendants((node, position) => {
    const linked = fields.get(linkOf(node) ?? '')
    const taken = linked && TAKEN[node.type.name]?.(node.attrs, linked)
    if (!taken || Object.entries(taken).every(([name, value]) => node.attrs[name] === value)) return
    tr.setNodeMarkup(position, undefined, { ...node.attrs, ...taken })
  })
  if (tr.docChanged) other.view.dispatch(tr.setMeta('addToHistory', false))
}
