import { Editor } from '@tiptap/core'
import type { Notice } from '#contract/notice.ts'
import type { DocumentJson } from '#contract/rejection.ts'
import { schemaKit } from '#extensions/schema-kit.ts'

/** What the fields of a sheet show and report beside their values. */
export interface EditorOptions {
  evidence: Notice['evidence']
  onSourceClick: (source: string) => void
  isEditable?: boolean
}

/**
 * An editor of one document, not yet on screen: `mount` draws it. Throws on JSON that is no document of the schema, so
 * that nothing is shown, and saved, in its place.
 */
export const createEditor = (document: DocumentJson, options: EditorOptions): Editor =>
  new Editor({
    element: null,
    content: document,
    extensions: schemaKit,
    editable: options.isEditable ?? true,
    injectCSS: false,
    enableContentCheck: true,
  })

export const readDocument = (editor: Editor): DocumentJson => editor.getJSON()
