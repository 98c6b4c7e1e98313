import { readFormData } from '#extensions/index.ts'
import { createEditor } from '../../src/features/document-editor/create-editor.ts'
import { FIELD_TEXTS } from '../../tests/support/field-texts.ts'
import type { OpenEditor } from './open-editor.ts'
import '#extensions/fields.css'
import '../../src/features/document-editor/document-sheet.css'

const nothing = (): void => undefined
const CONTEXT = { ...FIELD_TEXTS, onSource: nothing, onJump: nothing, onGuard: nothing }

/** The document editor by itself. */
export const openOurs: OpenEditor = async (html, sheet) => {
  const editor = createEditor(html, { context: CONTEXT })
  editor.mount(sheet)
  return { close: () => editor.destroy(), readForm: () => readFormData(editor.state.doc) }
}
