import type { Editor } from '@tiptap/core'
import { drawNow } from '#extensions/section/draw-in-turns.ts'
import { element } from '#extensions/view/element.ts'
import { FIELD_VIEWS } from '#extensions/view/field-view.ts'
import { i18n } from '../../../locales/i18n.ts'
import type { PlacedField } from '../fields/document-fields.ts'
import './reopen-text.css'

const openParagraph = (editor: Editor, position: number, text: string): boolean => {
  if (!editor.isInitialized) return false
  drawNow(editor.view, position)
  const dom = editor.view.nodeDOM(position)
  if (!(dom instanceof HTMLElement)) return false
  FIELD_VIEWS.get(dom)?.enter()
  const area = dom.querySelector('textarea')
  if (area === null) return false
  area.value = text
  area.after(element('div', { class: 'rj-text-restored', role: 'status' }, i18n.t('editor.sheet.restored')))
  area.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

/**
 * Puts text that was being typed back where it was: into a text field itself, and into a paragraph open again, with a
 * note that it is not saved. Answers false while the paragraph is not on screen.
 */
export const reopenText = (editor: Editor, { kind, node, position }: PlacedField, text: string): boolean => {
  if (kind === 'text') return text === node.attrs['value'] || editor.commands.setTextField(position, text)
  return kind === 'paragraph' && (text === node.attrs['value'] || openParagraph(editor, position, text))
}
