import type { Editor } from '@tiptap/core'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import type { Match } from './find-matches.ts'

/** Selects a match in the text, or the field that it lies in, and gives the text the focus. */
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
