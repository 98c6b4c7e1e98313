import { closeHistory } from '@tiptap/pm/history'
import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { element } from '../view/element.ts'
import type { FieldContext } from '../view/field-context.ts'
import { createFieldHelp } from '../view/shortcuts.ts'
import { deleteWords } from './delete-words.ts'
import { fieldBeside } from './field-beside.ts'
import { FieldHintView } from './field-hint-view.ts'
import { FieldMenuView } from './field-menu-view.ts'
import { keepFields } from './keep-fields.ts'
import { followRoom, readRoom, setRoom } from './made-room.ts'

/** Keeps ordinary editing from removing fields, shows which were kept, and asks what is to become of them. */
export const guardFields = (context: FieldContext): Plugin[] => {
  let hint: FieldHintView | null = null
  let menu: FieldMenuView | null = null

  /** Deletes the words of a selection with fields and asks about these. False where it has none, and nothing is done. */
  const clearWords = (view: EditorView): boolean => {
    const { tr } = view.state
    const fields = deleteWords(tr)
    if (fields === null) return false
    if (tr.docChanged) view.dispatch(closeHistory(tr))
    if (fields.length > 0) hint?.show({ reason: 'removed', fields }, tr.docChanged ? tr : null)
    return true
  }

  /**
   * Makes room for what is about to take the place of a selection with fields; where nothing else was selected, behind
   * them. It is one step with what comes, and the question about the fields stays.
   */
  const makeRoom = (view: EditorView): void => {
    const { tr } = view.state
    const fields = tr.selection.empty ? null : deleteWords(tr)
    if (fields === null) return
    if (!tr.selection.empty) tr.setSelection(TextSelection.near(tr.doc.resolve(tr.selection.to)))
    if (tr.docChanged) closeHistory(tr)
    const deletion = tr.docChanged ? tr : null
    view.dispatch(setRoom(tr, { deletion, fields }))
    if (fields.length > 0) hint?.show({ reason: 'removed', fields }, deletion)
  }

  /** Ends the step that made room, so that words written from now on are another one. */
  const closeRoom = (view: EditorView): void => {
    if (!view.isDestroyed && readRoom(view.state) !== null) view.dispatch(setRoom(view.state.tr, null))
  }

  /** Writes in place of the words of a selection with fields, and asks about these. */
  const typeOver = (view: EditorView, text: string): boolean => {
    if (view.composing || view.state.selection.empty) return false
    const { tr } = view.state
    const fields = deleteWords(tr)
    if (fields === null) return false
    if (!tr.selection.empty) tr.setSelection(TextSelection.near(tr.doc.resolve(tr.selection.to)))
    const words = tr.mapping.maps.length
    view.dispatch(closeHistory(tr.insertText(text)))
    const typed = tr.mapping.slice(words)
    const places = fields.map(position => typed.map(position))
    if (places.length > 0) hint?.show({ reason: 'removed', fields: places }, tr)
    return true
  }

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
    closeRoom(view)
    if (hint?.key(event)) return true
    if (event.key !== 'Backspace' && event.key !== 'Delete') return false
    return clearWords(view) || stopAtField(view, event.key === 'Delete')
  }

  return [
    keepFields(refusal => hint?.show(refusal)),
    followRoom(),
    new Plugin({
      view: view => {
        const { labels } = context
        hint = new FieldHintView(view, labels)
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
            // Not when the selection moves: a browser reports its own again after a field was selected.
            if (state.doc === before.doc) return
            const room = readRoom(state)
            if (room !== null && readRoom(before) !== null) hint?.follow(room)
            else hint?.hide()
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
        handleTextInput: (view, _from, _to, text) => typeOver(view, text),
        handlePaste(view) {
          closeRoom(view)
          makeRoom(view)
          // The editor pastes before it does anything else.
          queueMicrotask(() => closeRoom(view))
          return false
        },
        handleDOMEvents: {
          compositionstart: view => {
            // It writes straight into the page, where nothing can be refused.
            closeRoom(view)
            makeRoom(view)
            return false
          },
          compositionend: view => {
            // The editor reads the composed text only after it has handled the same event.
            setTimeout(() => {
              if (!view.isDestroyed && !view.composing) closeRoom(view)
            })
            return false
          },
          mousedown: view => {
            closeRoom(view)
            hint?.hide()
            return false
          },
        },
      },
    }),
  ]
}
