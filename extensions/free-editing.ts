import { Extension } from '@tiptap/core'
import { dropCursor } from '@tiptap/pm/dropcursor'
import { gapCursor } from '@tiptap/pm/gapcursor'
import { history, redo, undo } from '@tiptap/pm/history'
import { actAtCaret } from './caret/act-at-caret.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    freeEditing: {
      undo: () => ReturnType
      redo: () => ReturnType
    }
  }
}

/** The steps that can be undone. */
const DEPTH = 100

/** Undo, keys at the caret that is seen, and the carets of places that text has none at: between blocks, where it drops. */
export const FreeEditing = Extension.create({
  name: 'freeEditing',
  addCommands: () => ({
    undo:
      () =>
      ({ state, dispatch }) =>
        undo(state, dispatch),
    redo:
      () =>
      ({ state, dispatch }) =>
        redo(state, dispatch),
  }),
  addProseMirrorPlugins: () => [
    actAtCaret(),
    dropCursor({ color: 'currentColor' }),
    gapCursor(),
    history({ depth: DEPTH }),
  ],
  addKeyboardShortcuts() {
    const undoLast = (): boolean => this.editor.commands.undo()
    const redoLast = (): boolean => this.editor.commands.redo()
    return { 'Mod-z': undoLast, 'Shift-Mod-z': redoLast, 'Mod-y': redoLast }
  },
})
