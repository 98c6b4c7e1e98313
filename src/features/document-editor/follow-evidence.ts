import type { Editor } from '@tiptap/core'
import { closeHistory, isHistoryTransaction } from '@tiptap/pm/history'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { readEvidenceSource } from '#domain/evidence-arguments.ts'
import type { CaseHistory } from './history/case-history.ts'

const NONE: readonly string[] = []
const isSwitch = ({ type }: DocumentNode): boolean => type.name.endsWith('witchField')

/** The names of the switches that are on in a node and stand in none that is off; a key changes few nodes. */
const known = new WeakMap<DocumentNode, readonly string[]>()

const switchesOn = (node: DocumentNode): readonly string[] => {
  if (node.isLeaf || (isSwitch(node) && node.attrs['on'] !== true)) return NONE
  const answer = known.get(node)
  if (answer) return answer
  const own = isSwitch(node) ? [String(node.attrs['name'])] : NONE
  const within = node.children.flatMap(switchesOn)
  const names = own.length + within.length === 0 ? NONE : [...own, ...within]
  known.set(node, names)
  return names
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a === b || (a.length === b.length && a.every((name, place) => name === b[place]))

/**
 * Makes the list of evidence follow the arguments, in the same step of the case's history: what serves an argument goes off
 * the list with it and comes back with it. Evidence that was switched otherwise stays until its argument is switched, and so
 * does what undo and redo bring. That proceedings are filed is told by no switch: their receipts are listed by hand.
 */
export const followEvidence = (
  transaction: Transaction,
  others: readonly Editor[],
  reason: Editor,
  history: CaseHistory,
): void => {
  if (!transaction.docChanged || isHistoryTransaction(transaction)) return
  const [was, is] = [switchesOn(transaction.before), switchesOn(transaction.doc)]
  if (isSame(was, is)) return
  const beside = others.flatMap(({ state }) => switchesOn(state.doc))
  const { tr } = reason.state
  tr.doc.descendants((node, position) => {
    const served = isSwitch(node) ? readEvidenceSource(String(node.attrs['source'] ?? '')) : null
    if (!served) return
    const argues = (names: readonly string[]): boolean => [...names, ...beside].some(name => served.switches.test(name))
    const [before, after] = [argues(was), argues(is)]
    if (before === after || node.attrs['on'] === after || (after && served.serves === 'proceedings')) return
    tr.setNodeMarkup(position, undefined, { ...node.attrs, on: after })
  })
  if (tr.docChanged) history.withLastStep(() => reason.view.dispatch(closeHistory(tr)))
}
