import { type AnyExtension, type Editor, Extension, type Extensions } from '@tiptap/core'
import { history as keepHistory } from '@tiptap/pm/history'
import { type EditorState, Plugin, Selection, type Transaction } from '@tiptap/pm/state'
import { type CaseHistory, MOST_STEPS } from './case-history.ts'

const HISTORY = 'undoRedo'

/** As many as the case keeps, and those that a step of the case has beside its first. */
const DEPTH = MOST_STEPS * 2

/** Keeps what changes nothing, such as a heading made the same heading, from being a step, and from ending what can be redone. */
const onlyChanges = (): Plugin =>
  new Plugin({
    filterTransaction: tr => {
      if (tr.docChanged && tr.before.eq(tr.doc)) tr.setMeta('addToHistory', false)
      return true
    },
  })

/**
 * Returns what a transaction does beside replacing something by the same. Its steps would make undo lose what was changed
 * in their range before.
 */
const withoutSteps = (tr: Transaction, { doc, tr: still }: EditorState): Transaction => {
  still.setSelection(Selection.fromJSON(doc, tr.selection.toJSON()))
  if (tr.storedMarksSet) still.setStoredMarks(tr.storedMarks)
  if (tr.scrolledIntoView) still.scrollIntoView()
  // ProseMirror gives no other way to read all that a transaction carries.
  for (const [key, value] of Object.entries(tr['meta'])) still.setMeta(key, value)
  return still
}

/**
 * Gives an editor its history at once: it has none of its plugins until it is mounted, and a document that nobody has
 * looked at yet changes too, with fields linked to those of the other.
 */
export const keepStepsBeforeMounting = (editor: Editor): void =>
  editor.view.updateState(editor.state.reconfigure({ plugins: [onlyChanges(), keepHistory({ depth: DEPTH })] }))

/** Hears the undo and redo of the browser's own menus before the document's own history does. */
const hearMenus = (history: CaseHistory): Plugin =>
  new Plugin({
    props: {
      handleDOMEvents: {
        beforeinput: (view, event) => {
          const asked = { historyUndo: history.undo, historyRedo: history.redo }[event.inputType]
          if (asked === undefined || !view.editable) return false
          event.preventDefault()
          asked()
          return true
        },
      },
    },
  })

const undoOf = (extension: AnyExtension, history: CaseHistory): AnyExtension =>
  extension.name !== HISTORY || !(extension instanceof Extension)
    ? extension
    : extension.extend({
        addOptions() {
          return { ...this.parent?.(), depth: DEPTH }
        },
        addCommands: () => ({
          // The steps are the case's: none is this command's own.
          undo:
            () =>
            ({ tr, dispatch }) => {
              tr.setMeta('preventDispatch', true)
              return dispatch ? history.undo() : history.read().canUndo
            },
          redo:
            () =>
            ({ tr, dispatch }) => {
              tr.setMeta('preventDispatch', true)
              return dispatch ? history.redo() : history.read().canRedo
            },
        }),
        dispatchTransaction({ transaction, next }) {
          const { docChanged, before, doc } = transaction
          next(docChanged && before.eq(doc) ? withoutSteps(transaction, this.editor.state) : transaction)
        },
        addProseMirrorPlugins() {
          return [hearMenus(history), onlyChanges(), ...(this.parent?.() ?? [])]
        },
      })

/** Returns the extensions of an editor whose undo and redo are those of its case. */
export const undoCase = (extensions: Extensions, history: CaseHistory): Extensions =>
  extensions.map(extension => undoOf(extension, history))
