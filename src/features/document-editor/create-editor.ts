import { Editor } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'
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

const blocks = new WeakMap<DocumentNode, DocumentJson>()

const readBlock = (node: DocumentNode): DocumentJson => {
  const known = blocks.get(node)
  if (known !== undefined) return known
  const json: DocumentJson = node.toJSON()
  blocks.set(node, json)
  return json
}

/** The document as it stands; blocks that have not changed since it was last read are not read again. */
export const readDocument = ({ state: { doc } }: Editor): DocumentJson => ({
  type: doc.type.name,
  content: doc.children.map(readBlock),
})
