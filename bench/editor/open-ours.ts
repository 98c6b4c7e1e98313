import { createFormReader } from '#extensions/index.ts'
import { createEditor } from '../../src/features/document-editor/document/create-editor.ts'
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
  const readForm = createFormReader()
  let turn = 0
  return {
    close: () => editor.destroy(),
    changeField: () => {
      const { doc } = editor.state
      let field = -1
      doc.descendants((node, position) => {
        if (field < 0 && node.type.name === 'textField') field = position
        return field < 0
      })
      turn += 1
      editor.commands.setTextField(field, String(turn))
      return () => readForm(editor.state.doc)
    },
  }
}
