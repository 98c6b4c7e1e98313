import type { Editor } from '@tiptap/core'
import { i18n } from '../../locales/i18n.ts'
import type { EditedText } from './fields/field-store.ts'

const EDITED = 'rj-edited'

/** Underlines the texts that are not as they were generated; a tooltip gives the original (ui.md §4). */
export const markEdited = (editor: Editor, texts: readonly EditedText[]): void => {
  const { view } = editor
  const marked = new Map<Element, string>()
  for (const { position, original } of texts) {
    const field = view.nodeDOM(position)
    const text = field instanceof Element ? field.querySelector('.rj-text') : null
    if (text !== null) marked.set(text, original)
  }
  for (const text of view.dom.querySelectorAll(`.${EDITED}`)) {
    if (marked.has(text)) continue
    text.classList.remove(EDITED)
    text.removeAttribute('title')
  }
  for (const [text, original] of marked) {
    text.classList.add(EDITED)
    text.setAttribute('title', i18n.t('editor.sheet.original', { value: original }))
  }
}
