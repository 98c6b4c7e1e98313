import { Node, wrappingInputRule } from '@tiptap/core'
import type { NodeType } from '@tiptap/pm/model'
import { type Command, TextSelection } from '@tiptap/pm/state'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    blockquote: {
      /** Quotes the selected lines, or frees them where they are quoted. */
      toggleBlockquote: () => ReturnType
    }
  }
}

/** Backspace at the start of the line after a quote: it goes on the quote's last line, and not into the quote as one more. */
const joinQuoteBefore =
  (type: NodeType): Command =>
  ({ selection: { $from }, tr }, dispatch) => {
    const quote = $from.node(-1).child($from.index(-1) - 1)
    if (quote.type !== type || !quote.lastChild?.isTextblock) return false
    const end = $from.before() - 2
    const joined = tr.replaceWith(end, $from.after(), $from.parent.content)
    dispatch?.(joined.setSelection(TextSelection.create(joined.doc, end)).scrollIntoView())
    return true
  }

/** A quotation of whole lines. */
export const Blockquote = Node.create({
  name: 'blockquote',
  content: 'block+',
  group: 'block',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],

  addCommands() {
    return {
      toggleBlockquote:
        () =>
        ({ commands }) =>
          commands.toggleWrap(this.name),
    }
  },

  addKeyboardShortcuts() {
    return {
      'Mod-Shift-b': () => this.editor.commands.toggleBlockquote(),
      Backspace: () => {
        const { state, view } = this.editor
        const { empty, $from } = state.selection
        if (!empty || $from.parentOffset !== 0 || $from.depth === 0 || $from.index(-1) === 0) return false
        return $from.node(-1).type === this.type
          ? this.editor.commands.lift(this.name)
          : joinQuoteBefore(this.type)(state, view.dispatch)
      },
    }
  },

  addInputRules() {
    return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })]
  },
})
