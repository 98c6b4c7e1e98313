import type { Editor } from '@tiptap/core'
import { closeHistory, redo, undo } from '@tiptap/pm/history'
import type { Node as DocumentNode, Fragment } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { ReplaceStep } from '@tiptap/pm/transform'
import { findOption } from '#extensions/radio-field/radio-options.ts'
import { type FieldNodeName, isFieldName } from '#extensions/serialize/field-nodes.ts'

type Attributes = DocumentNode['attrs']

type Taking = (own: Attributes, linked: Attributes) => Attributes

/** Returns the attributes that a field takes over from a linked field of its kind; null for kinds without links. */
const TAKINGS: Readonly<Record<FieldNodeName, Taking | null>> = {
  textField: (_, { value }) => ({ value }),
  paragraphField: (_, { value }) => ({ value }),
  radioField: (own, { options, checked }) => {
    if (checked === null) return { checked }
    const place = findOption(own['options'], options[checked]?.text, checked)
    return place === null ? {} : { checked: place }
  },
  switchField: null,
  inlineSwitchField: null,
  checkboxesField: null,
}

const takingOf = (node: DocumentNode): Taking | null => (isFieldName(node.type.name) ? TAKINGS[node.type.name] : null)

const linkOf = (node: DocumentNode): string | null =>
  takingOf(node) !== null && node.attrs['link'] !== null ? `${node.type.name} ${node.attrs['link']}` : null

const linksIn = (fragment: Fragment): Map<string, Attributes> => {
  const fields = new Map<string, Attributes>()
  fragment.descendants(node => {
    const link = linkOf(node)
    if (link !== null) fields.set(link, node.attrs)
  })
  return fields
}

const isSame = (a: Attributes, b: Attributes): boolean => a['value'] === b['value'] && a['checked'] === b['checked']

/**
 * Returns the linked fields whose value a transaction changed, by kind and link. A field that the transaction only
 * inserted again does not count.
 */
const changedLinks = ({ steps, docs }: Transaction): Map<string, Attributes> => {
  const changed = new Map<string, Attributes>()
  steps.forEach((step, index) => {
    if (!(step instanceof ReplaceStep)) return
    const after = linksIn(step.slice.content)
    if (after.size === 0) return
    const before = linksIn(docs[index]?.slice(step.from, step.to).content ?? step.slice.content)
    for (const [link, attributes] of after) {
      const former = before.get(link)
      if (former && !isSame(former, attributes)) changed.set(link, attributes)
    }
  })
  return changed
}

/**
 * Returns the undo or redo step of the other document that makes the same change; null when it is not that document's
 * next step.
 */
const sameInHistory = (transaction: Transaction, other: Editor, wanted: DocumentNode): Transaction | null => {
  const replayed: { redo: boolean } | undefined = transaction.getMeta('history$')
  if (!replayed) return null
  let found: Transaction | null = null
  const command = replayed.redo ? redo : undo
  command(other.state, candidate => {
    if (candidate.doc.eq(wanted)) found = candidate
  })
  return found
}

/**
 * Carries a change of linked fields over to the other document of the log, where it is a step of its own. Undo takes
 * back what last changed in a document and the same change in the other: by the other's history if it is the last step
 * there too, else as a new step.
 */
export const mirrorLinks = (transaction: Transaction, other: Editor): void => {
  const fields = changedLinks(transaction)
  if (fields.size === 0) return
  const { tr } = other.state
  tr.doc.descendants((node, position) => {
    const linked = fields.get(linkOf(node) ?? '')
    const taken = linked && takingOf(node)?.(node.attrs, linked)
    if (!taken || Object.entries(taken).every(([name, value]) => node.attrs[name] === value)) return
    tr.setNodeMarkup(position, undefined, { ...node.attrs, ...taken })
  })
  if (!tr.docChanged) return
  other.view.dispatch(sameInHistory(transaction, other, tr.doc) ?? closeHistory(tr))
}
