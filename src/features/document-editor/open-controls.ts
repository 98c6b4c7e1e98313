import type { Editor } from '@tiptap/core'

const isWithin = (editor: Editor, element: Element): boolean =>
  editor.isInitialized && !editor.isDestroyed && editor.view.dom.contains(element)

/** Takes over the text of a field that is still being typed in: leaving the input commits it (spec §4). */
export const commitOpenInput = (editors: readonly Editor[]): void => {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement && editors.some(editor => isWithin(editor, activeElement))) {
    activeElement.blur()
  }
}

/** Whether a paragraph is open whose text counts only once the user saves it (spec §4). */
export const hasOpenParagraph = (editors: readonly Editor[]): boolean =>
  [...document.querySelectorAll('textarea')].some(area => editors.some(editor => isWithin(editor, area)))
