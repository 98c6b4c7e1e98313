import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { FieldContext } from '../view/field-context.ts'
import { FIELD_VIEWS, type FieldView, isPlain } from '../view/field-view.ts'
import { isSourceKey, isTurnKey } from '../view/shortcuts.ts'

const selectedField = (view: EditorView): FieldView | null => {
  const { selection } = view.state
  if (!(selection instanceof NodeSelection)) return null
  const dom = view.nodeDOM(selection.from)
  return (dom && FIELD_VIEWS.get(dom)) ?? null
}

/** Returns the source of the quoted fact at the caret; null where there is none. */
const sourceAtCaret = ({ state: { selection } }: EditorView): string | null => {
  const { $from } = selection
  const marks = [$from.nodeAfter, $from.nodeBefore].flatMap(node => node?.marks ?? [])
  return marks.find(({ type }) => type.name === 'sourceMark')?.attrs['source'] ?? null
}

/**
 * Returns the position that an arrow leads to over the edge of a switch within a line, where a browser has one caret
 * position for inside and outside. Null elsewhere.
 */
const overEdge = ({ state: { selection } }: EditorView, step: number): number | null => {
  const { $from, empty } = selection
  if (!empty) return null
  const beside = $from.textOffset > 0 ? null : step > 0 ? $from.nodeAfter : $from.nodeBefore
  const entersSwitch = beside?.type.name === 'inlineSwitchField'
  const leavesSwitch = beside === null && $from.textOffset === 0 && $from.parent.type.name === 'inlineSwitchField'
  return entersSwitch || leavesSwitch ? $from.pos + step : null
}

/**
 * Returns the end of a text block that ends with a switch, where a browser's End stops inside the switch or runs on.
 * Null elsewhere.
 */
const endBehindSwitch = (view: EditorView): number | null => {
  const { $head } = view.state.selection
  const depth = $head.parent.isTextblock ? $head.depth : $head.depth - 1
  if (depth < 1 || $head.node(depth).lastChild?.type.name !== 'inlineSwitchField') return null
  const end = $head.end(depth)
  return view.coordsAtPos($head.pos).bottom > view.coordsAtPos(end).top ? end : null
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Handles the keys at a selected field and at a quoted fact: open it, show its source, turn it into text. */
export const fieldKeys = (context: FieldContext): Plugin =>
  new Plugin({
    props: {
      handleKeyDown(view, event) {
        if (event.isComposing) return false
        const edge = isPlain(event, 'ArrowLeft', 'ArrowRight') ? overEdge(view, STEPS[event.key] ?? 0) : null
        if (edge !== null) {
          const { doc, tr } = view.state
          view.dispatch(tr.setSelection(TextSelection.create(doc, edge)).scrollIntoView())
          return true
        }
        const end = event.key === 'End' && !event.ctrlKey && !event.metaKey ? endBehindSwitch(view) : null
        if (end !== null) {
          const { doc, selection, tr } = view.state
          const anchor = event.shiftKey ? selection.anchor : end
          view.dispatch(tr.setSelection(TextSelection.create(doc, anchor, end)).scrollIntoView())
          return true
        }
        const field = selectedField(view)
        const source = field?.source ?? sourceAtCaret(view)
        if (field && isPlain(event, 'Enter', ' ')) field.enter()
        else if (field && isTurnKey(event)) field.turnIntoText()
        else if (source !== null && isSourceKey(event)) context.onSource(source)
        else return false
        return true
      },
    },
  })
