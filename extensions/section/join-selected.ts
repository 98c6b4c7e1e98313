import { TextSelection, type Transaction } from '@tiptap/pm/state'

/** Makes one section of those that the selection reaches into; a selection of the whole document becomes one of its text. */
export const joinSelected = (tr: Transaction): void => {
  const { $from, $to } = tr.selection
  if ($from.depth === 0 && $from.pos < $to.pos) {
    tr.setSelection(TextSelection.between(tr.doc.resolve($from.pos + 1), tr.doc.resolve($to.pos - 1)))
  }
  for (let index = tr.selection.$to.index(0); index > tr.selection.$from.index(0); index--) {
    tr.join(tr.doc.resolve(0).posAtIndex(index, 0))
  }
}
