import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state'
import { changeField } from '#extensions/kit.ts'
import { isReplaceable, type Match, type MatchPart } from './find-matches.ts'

/** Selects a match in the text, or the field that holds it, and focuses the text. */
export const selectMatch = (editor: Editor, match: Match | null): void => {
  const { state, view } = editor
  const part = match?.[0]
  if (part !== undefined && part.kind !== 'label') {
    const { doc } = state
    const selection =
      part.kind === 'text'
        ? TextSelection.create(doc, part.position + part.from, part.position + part.to)
        : NodeSelection.create(doc, part.position)
    view.dispatch(state.tr.setSelection(selection))
  }
  view.focus()
}

const replaceText = (tr: Transaction, { position, from, to }: MatchPart, replacement: string): void => {
  const [start, end] = [position + from, position + to]
  // What stands there already is no change, and no step of undo.
  if (tr.doc.textBetween(start, end) === replacement) return
  const marks = tr.doc.resolve(start).nodeAfter?.marks ?? []
  if (replacement === '') tr.delete(start, end)
  else tr.replaceWith(start, end, tr.doc.type.schema.text(replacement, marks))
}

/** Returns the values of fields with their matches replaced, by the position of the field. */
const replacedValues = (doc: DocumentNode, parts: readonly MatchPart[], replacement: string): Map<number, string> => {
  const values = new Map<number, string>()
  for (const { kind, position, from, to } of parts) {
    if (kind !== 'value') continue
    const value = values.get(position) ?? String(doc.nodeAt(position)?.attrs['value'] ?? '')
    values.set(position, value.slice(0, from) + replacement + value.slice(to))
  }
  return values
}

/** Replaces matches of the present document in one undo step. Returns how many it replaced. */
export const replaceMatches = (editor: Editor, matches: readonly Match[], replacement: string): number => {
  const { tr } = editor.state
  // From the end, so that earlier positions stay valid.
  const parts = matches.filter(isReplaceable).flat().reverse()
  const values = replacedValues(tr.doc, parts, replacement)
  for (const part of parts) {
    if (part.kind === 'text') {
      replaceText(tr, part, replacement)
      continue
    }
    const value = values.get(part.position)
    const type = tr.doc.nodeAt(part.position)?.type
    if (value === undefined || type === undefined) continue
    // Changes linked fields too, as typing does; they may have matches of their own.
    changeField({ tr, dispatch: () => undefined }, type, part.position, ({ attrs }) =>
      attrs['value'] === value ? null : { value },
    )
  }
  if (tr.docChanged) editor.view.dispatch(closeHistory(tr))
  return parts.length
}
