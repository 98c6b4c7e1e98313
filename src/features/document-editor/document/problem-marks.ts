import { Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { DecorationSet } from '@tiptap/pm/view'

export const PROBLEMS_SHOWN = new PluginKey<DecorationSet>('problemsShown')

/**
 * Shows the decorations that a transaction gives under `PROBLEMS_SHOWN`, and moves them along with the text. It is there
 * from the start: a plugin that is added later makes the views of all others anew, and closes an open hint or menu.
 */
export const ProblemMarks = Extension.create({
  name: 'problemMarks',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key: PROBLEMS_SHOWN,
      state: {
        init: () => DecorationSet.empty,
        apply: (tr, shown) => tr.getMeta(PROBLEMS_SHOWN) ?? shown.map(tr.mapping, tr.doc),
      },
      props: {
        decorations(state) {
          return this.getState(state)
        },
      },
    }),
  ],
})
