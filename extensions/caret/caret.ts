import { type EditorState, Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'

/**
 * Reads the page's selection into the editor at once. A browser reports it only with its next frame; a key before that
 * frame would act at the former caret.
 */
export const readSelection = (view: EditorView): void => {
  if (view.hasFocus()) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
}

/**
 * Makes every key, every pointer press and every text that comes without a key act at the caret on the page, however soon after the
 * one before it comes.
 */
export const actAtCaret = (): Plugin =>
  new Plugin({
    view: view => {
      const stop = new AbortController()
      const options = { signal: stop.signal, capture: true, passive: true }
      let hasReadForKey = false
      const read = ({ type }: Event): void => {
        hasReadForKey = type === 'keydown'
        readSelection(view)
      }
      for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, read, options)
      const readForInput = (event: InputEvent): void => {
        if (!hasReadForKey && !event.isComposing) readSelection(view)
        hasReadForKey = false
      }
      document.addEventListener('beforeinput', readForInput, options)
      return { destroy: () => stop.abort() }
    },
  })

interface CaretBlock {
  /** Where it begins; -1 without one. */
  start: number
  shown: DecorationSet
}

const blockStart = ({ selection: { $head } }: EditorState): number => {
  for (let depth = $head.depth; depth > 0; depth -= 1) if ($head.node(depth).isTextblock) return $head.before(depth)
  return -1
}

const showBlock = (state: EditorState): CaretBlock => {
  const start = blockStart(state)
  const block = start < 0 ? null : state.doc.nodeAt(start)
  if (block === null) return { start, shown: DecorationSet.empty }
  const shown = Decoration.node(start, start + block.nodeSize, { class: 'rj-here' })
  return { start, shown: DecorationSet.create(state.doc, [shown]) }
}

/**
 * Marks the block of the caret, which shows its sources in full. While something is typed it stays the same one, so nothing
 * is drawn anew under an input method.
 */
export const showCaretBlock = (): Plugin =>
  new Plugin<CaretBlock>({
    state: {
      init: (_, state) => showBlock(state),
      apply(tr, former, _, state) {
        const start = tr.docChanged ? tr.mapping.map(former.start, -1) : former.start
        if (start !== blockStart(state)) return showBlock(state)
        return tr.docChanged ? { start, shown: former.shown.map(tr.mapping, tr.doc) } : former
      },
    },
    props: {
      decorations(state) {
        return this.getState(state)?.shown
      },
    },
  })
