import type { EditorView } from '@tiptap/pm/view'

/**
 * Takes in where the caret stands on the page. A browser tells it with its next frame only; what comes before that frame
 * would act where the caret was, or put it back there.
 */
export const readSelection = (view: EditorView): void => {
  if (view.hasFocus()) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
}
