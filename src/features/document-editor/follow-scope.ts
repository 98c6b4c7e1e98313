import type { Editor } from '@tiptap/core'
import { closeHistory, isHistoryTransaction } from '@tiptap/pm/history'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { GIVING_UP, givesUp, SCOPE_CHOICE, tellsGivingUp } from '#domain/review-scope.ts'
import { chosenText } from '#extensions/radio-field/radio-options.ts'
import type { CaseHistory } from './history/case-history.ts'

const ALL = 0
const PART = 1

const isOff = ({ type, attrs }: DocumentNode): boolean => type.name.endsWith('witchField') && attrs['on'] === false

const isGivingUp = (node: DocumentNode): boolean => {
  const { type, attrs } = node
  return (
    (type.name === 'switchField' && attrs['name'] === GIVING_UP) ||
    (type.name === 'radioField' && givesUp(String(attrs['name']), chosenText(attrs) ?? '')) ||
    (type.name === 'paragraph' && tellsGivingUp(node.textContent))
  )
}

/** What the examiner or a statute is quoted with gives nothing up. */
const isQuoted = ({ type }: DocumentNode): boolean => type.name === 'blockquote'

/** The answers of nodes that hold others: a key changes a few of them, and the rest is not read again. */
const known = new WeakMap<DocumentNode, boolean>()

/** Returns whether a document or a part of it gives goods up: that part is on, an answer to a cited mark or a sentence says so. */
const isNarrowed = (node: DocumentNode): boolean => {
  const answer = known.get(node)
  if (answer !== undefined) return answer
  const isFound = !isOff(node) && !isQuoted(node) && (isGivingUp(node) || node.children.some(isNarrowed))
  if (!node.isLeaf) known.set(node, isFound)
  return isFound
}

/**
 * Makes the request follow what is given up, in the same step of the case's history: part of the goods once some are given
 * up, all of them once none are. A scope that was chosen otherwise stays, and so does what undo and redo bring.
 */
export const followScope = (transaction: Transaction, editor: Editor, history: CaseHistory): void => {
  if (!transaction.docChanged || isHistoryTransaction(transaction)) return
  const [before, after] = [isNarrowed(transaction.before), isNarrowed(transaction.doc)]
  if (before === after) return
  const { tr } = editor.state
  const [from, to] = after ? [ALL, PART] : [PART, ALL]
  tr.doc.descendants((node, position) => {
    if (node.type.name !== 'radioField' || node.attrs['name'] !== SCOPE_CHOICE || node.attrs['checked'] !== from) return
    tr.setNodeMarkup(position, undefined, { ...node.attrs, checked: to })
  })
  if (tr.docChanged) history.withLastStep(() => editor.view.dispatch(closeHistory(tr)))
}
