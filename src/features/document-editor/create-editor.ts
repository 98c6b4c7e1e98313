import { Editor } from '@tiptap/core'
import type { DocumentJson } from '#contract/rejection.ts'
import { documentKit } from '#extensions/kit.ts'
import type { FieldContext } from '#extensions/view/field-context.ts'

interface EditorOptions {
  context: FieldContext
  isEditable?: boolean
}

/**
 * An editor of one document, not yet on screen: `mount` draws it. Throws on JSON that is no document of the schema, so
 * that nothing else is shown, and saved, in its place.
 */
export const createEditor = (document: DocumentJson, { context, isEditable = true }: EditorOptions): Editor =>
  new Editor({
    element: null,
    content: document,
    extensions: documentKit(context),
    editable: isEditable,
    injectCSS: false,
    enableContentCheck: true,
  })

/** The document as it stands. */
export const readDocument = (editor: Editor): DocumentJson => editor.getJSON()
