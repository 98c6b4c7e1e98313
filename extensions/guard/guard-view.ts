import type { Editor } from '@tiptap/core'
import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { isGuarded } from '../serialize/field-nodes.ts'
import { element } from '../view/element.ts'
import type { FieldContext } from '../view/field-context.ts'
import { createFieldHelp } from '../view/shortcuts.ts'
import { deleteAroundBorders } from './delete-around-borders.ts'
import { fieldBeside } from './field-beside.ts'
import { FieldHintView } from './field-hint-view.ts'
import { FieldMenuView } from './field-menu-view.ts'
import { keepFields } from './keep-fields.ts'

const clearAroundBorders = (view: EditorView): boolean => {
  const { tr } = view.state
  if (!deleteAroundBorders(tr)) return false
  view.dispatch(tr)
  return true
}

/** Returns the positions of the fields that lie wholly in the selection. */
const selectedFields = ({ state: { doc, selection } }: EditorView): number[] => {
  const { from, to } = selection
  const fields: number[] = []
  doc.nodesBetween(from, to, (node, position) => {
    if (isGuarded(node) && position >= from && position + node.nodeSize <= to) fields.push(position)
  })
  return fields
}

/** Keeps ordinary editing from removing fields, shows which were kept, and offers to turn one into text. */
export const guardFields = (editor: Editor, context: FieldContext): Plugin[] => {
  let hint: FieldHintView | null = null
  let menu: FieldMenuView | null = null

  /** Selects the field that Backspace or Delete would remove, and shows the hint. */
  const stopAtField = (view: EditorView, isForward: boolean): boolean => {
    const { state } = view
    const beside = fieldBeside(state.selection, isForward)
    if (beside === null) return false
    if (!beside.isAround) view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, beside.position)))
    hint?.show({ reason: 'removed', fields: [beside.position] })
    return true
  }

  const handleKeyDown = (view: EditorView, event: KeyboardEvent): boolean => {
    if (!view.editable || event.isComposing) return false
    if (hint?.key(event)) return true
    if (event.key !== 'Backspace' && event.key !== 'Delete') return false
    return clearAroundBorders(view) || stopAtField(view, event.key === 'Delete')
  }

  /**
   * Empties a selection with fields before an input method begins: it writes straight into the page, where nothing can
   * be refused.
   */
  const handleCompositionStart = (view: EditorView): boolean => {
    if (view.state.selection.empty || clearAroundBorders(view)) return false
    const fields = selectedFields(view)
    if (fields.length === 0) return false
    const { doc, selection, tr } = view.state
    view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(selection.to))))
    hint?.show({ reason: 'removed', fields })
    return false
  }

  return [
    keepFields(refusal => hint?.show(refusal)),
    new Plugin({
      view: view => {
        const { labels } = context
        hint = new FieldHintView(view, editor, labels)
        menu = new FieldMenuView(view, context)
        const beside = element('div', { class: 'rj-beside' }, hint.dom, menu.dom, createFieldHelp(view, labels))
        view.dom.after(beside)
        // The editor itself hears nothing of the fields' controls.
        const openMenu = (event: MouseEvent): void => {
          if (view.editable && menu?.open(event)) event.preventDefault()
        }
        view.dom.addEventListener('contextmenu', openMenu)
        return {
          update: ({ state }, before) => {
            if (state.doc !== before.doc || !state.selection.eq(before.selection)) hint?.hide()
          },
          destroy: () => {
            hint = null
            menu = null
            view.dom.removeEventListener('contextmenu', openMenu)
            beside.remove()
          },
        }
      },
      props: {
        handleKeyDown,
        handleTextInput(view, _from, _to, text) {
          if (view.composing || !clearAroundBorders(view)) return false
          view.dispatch(view.state.tr.insertText(text))
          return true
        },
        handlePaste(view) {
          clearAroundBorders(view)
          return false
        },
        handleDOMEvents: { compositionstart: handleCompositionStart },
      },
    }),
  ]
}
