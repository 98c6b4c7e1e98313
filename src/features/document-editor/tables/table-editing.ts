import type { Editor } from '@tiptap/core'
import { keydownHandler } from '@tiptap/pm/keymap'
import { type Command, Plugin } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  mergeCells,
  splitCell,
  tableEditing,
  toggleHeader,
} from '@tiptap/pm/tables'

export const TABLE_COMMANDS = {
  addRowBefore,
  addRowAfter,
  addColumnBefore,
  addColumnAfter,
  toggleHead: toggleHeader('row'),
  mergeCells,
  splitCell,
  deleteRow,
  deleteColumn,
  deleteTable,
} satisfies Record<string, Command>
export type TableCommand = keyof typeof TABLE_COMMANDS

/** Tab in the last cell adds a row and goes there, as in Word. */
const goOn: Command = (state, dispatch, view) => {
  if (goToNextCell(1)(state, dispatch)) return true
  if (!addRowAfter(state, dispatch)) return false
  return view === undefined || goToNextCell(1)(view.state, view.dispatch)
}

const cellKeys = (): Plugin =>
  new Plugin({ props: { handleKeyDown: keydownHandler({ Tab: goOn, 'Shift-Tab': goToNextCell(-1) }) } })

const prepared = new WeakSet<Editor>()

/** Adds cell selection and the keys of tables to an editor. */
export const prepareTables = (editor: Editor): void => {
  if (prepared.has(editor) || editor.isDestroyed) return
  prepared.add(editor)
  const register = (): void => {
    for (const plugin of [tableEditing(), cellKeys()]) {
      // Before all other plugins that handle Tab and the arrows.
      editor.registerPlugin(plugin, (added, plugins) => [added, ...plugins])
    }
  }
  register()
  // A sheet that is mounted again, in another language, has only the editor's own plugins.
  editor.on('mount', register)
}
