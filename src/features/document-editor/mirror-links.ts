import type { Editor } from '@tiptap/core'
import { closeHistory, isHistoryTransaction } from '@tiptap/pm/history'
import type { Node as DocumentNode, Fragment } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { ReplaceStep } from '@tiptap/pm/transform'
import { findOption } from '#extensions/radio-field/radio-options.ts'
import { type FieldNodeName, isFieldName } from '#extensions/serialize/field-nodes.ts'
import type { CaseHistory } from './history/case-history.ts'

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
 * Carries a change of linked fields over to the other document of the log, in the same step of the case's history. What
 * undo and redo change is in that step already.
 */
export const mirrorLinks = (transaction: Transaction, other: Editor, history: CaseHistory): void => {
  if (isHistoryTransaction(transaction)) return
  const fields = changedLinks(transaction)
  if (fields.size === 0) return
  const { tr } = other.state
  tr.doc.descendants((node, position) => {
    const linked = fields.get(linkOf(node) ?? '')
    const taken = linked && takingOf(node)?.(node.attrs, linked)
    if (!taken || Object.entries(taken).every(([name, value]) => node.attrs[name] === value)) return
    tr.setNodeMarkup(position, undefined, { ...node.attrs, ...taken })
  })
  if (tr.docChanged) history.withLastStep(() => other.view.dispatch(closeHistory(tr)))
}
