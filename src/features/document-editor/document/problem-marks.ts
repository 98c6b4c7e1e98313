import { Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { DecorationSet } from '@tiptap/pm/view'

export const PROBLEMS_SHOWN = new PluginKey<DecorationSet>('problemsShown')
export const CLASHES_SHOWN = new PluginKey<DecorationSet>('clashesShown')
export const JOINED_SHOWN = new PluginKey<DecorationSet>('joinedShown')

const shown = (key: PluginKey<DecorationSet>): Plugin =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, shown) => tr.getMeta(key) ?? shown.map(tr.mapping, tr.doc),
    },
    props: {
      decorations(state) {
        return this.getState(state)
      },
    },
  })

/**
 * Shows the decorations that a transaction gives under a key, and moves them along with the text. It is there
 * from the start: a plugin that is added later makes the views of all others anew, and closes an open hint or menu.
 */
export const ProblemMarks = Extension.create({
  name: 'problemMarks',
  addProseMirrorPlugins: () => [shown(PROBLEMS_SHOWN), shown(CLASHES_SHOWN), shown(JOINED_SHOWN)],
})
