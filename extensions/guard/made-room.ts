import { closeHistory } from '@tiptap/pm/history'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'

/** The room that was made in place of a selection: the first change of that step, null before any, and its fields where they are now. */
export interface MadeRoom {
  deletion: Transaction | null
  fields: readonly number[]
}

const key = new PluginKey<MadeRoom | null>('madeRoom')

/** Says that what comes now takes the place of what was selected; with null that it no longer does. */
export const setRoom = (tr: Transaction, room: MadeRoom | null): Transaction => tr.setMeta(key, room)

/** Returns what was deleted for the paste or the composition that is under way; null where there is none. */
export const readRoom = (state: EditorState): MadeRoom | null => key.getState(state) ?? null

/** Makes what is pasted or composed over a selection one step of undo with the deletion, and follows the fields left. */
export const followRoom = (): Plugin =>
  new Plugin<MadeRoom | null>({
    key,
    filterTransaction: (tr, state) => {
      const room = readRoom(state)
      if (room === null || !tr.docChanged || tr.getMeta('history$') !== undefined) return true
      if (room.deletion === null) closeHistory(tr)
      else tr.setMeta('appendedTransaction', room.deletion)
      return true
    },
    state: {
      init: () => null,
      apply: (tr, room) => {
        const set: MadeRoom | null | undefined = tr.getMeta(key)
        if (set !== undefined) return set
        if (room === null || !tr.docChanged) return room
        return { deletion: room.deletion ?? tr, fields: room.fields.map(position => tr.mapping.map(position)) }
      },
    },
  })
