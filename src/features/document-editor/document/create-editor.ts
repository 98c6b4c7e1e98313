import { type Content, Editor } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import type { DocumentJson } from '#contract/rejection.ts'
import { documentKit } from '#extensions/kit.ts'
import { drawInTurns } from '#extensions/section/draw-in-turns.ts'
import { fromSections } from '#extensions/section/from-sections.ts'
import { openDocument } from '#extensions/section/open-document.ts'
import type { FieldContext } from '#extensions/view/field-context.ts'

/** The documents as they stood when an input method began to compose in their text. */
const before = new WeakMap<Editor, DocumentNode>()

/** The document of an editor without what an input method is still composing: half a word in Latin letters is no text. */
export const settledDocument = (editor: Editor): DocumentNode => before.get(editor) ?? editor.state.doc

export const isComposing = (editor: Editor): boolean => before.has(editor)

/** Follows the input methods in an editor, wherever it is mounted; `onSettled` tells that one is done. */
export const followComposing = (editor: Editor, onSettled: () => void): void => {
  editor.on('unmount', () => before.delete(editor))
  editor.on('mount', () => {
    const { view } = editor
    view.dom.addEventListener('compositionstart', ({ target }) => {
      if (target === view.dom) before.set(editor, editor.state.doc)
    })
    view.dom.addEventListener('compositionend', () => {
      // The editor reads what was written once it has heard of the end itself.
      setTimeout(() => {
        if (view.composing || !before.delete(editor)) return
        onSettled()
      })
    })
  })
}

declare module '@tiptap/core' {
  interface EditorEvents {
    /** The sections of a long document that waited to be drawn all are. */
    drawn: { editor: Editor }
  }
}

interface EditorOptions {
  context: FieldContext
  isEditable?: boolean
}

/** What is typed at the start of a line and makes it one of these. Signs within a line stay the text they are. */
const TYPED_BLOCKS = ['heading', 'bulletList', 'orderedList', 'blockquote', 'horizontalRule']

/**
 * An editor of one document, saved JSON or HTML in the field markup, not yet on screen: `mount` draws it. Throws on JSON
 * that is no document of the schema, so that nothing else is shown, and saved, in its place.
 */
export const createEditor = (
  document: DocumentJson | string,
  { context, isEditable = true }: EditorOptions,
): Editor => {
  const drawing = drawInTurns()
  // Let go once it is opened: the source of a document may be as large as the document.
  const source = [document]
  const editor = new Editor({
    element: null,
    extensions: documentKit(context),
    editable: isEditable,
    editorProps: { decorations: drawing.decorations },
    injectCSS: false,
    // Of what was deleted nothing is told: at every key it would go through the change once more.
    enableCoreExtensions: { delete: false },
    enableInputRules: TYPED_BLOCKS,
    enablePasteRules: false,
    onBeforeCreate: ({ editor }) => {
      const opened = openDocument(source.pop() ?? '', editor.schema)
      drawing.hold(opened)
      // A ready node of the schema that the editor has just made: taken as it is, which the type does not say.
      editor.setOptions({ content: opened as Content & DocumentNode })
    },
  })
  let end = (): void => undefined
  editor.on('mount', () => {
    end = drawing.begin(editor.view, () => editor.emit('drawn', { editor }))
  })
  editor.on('unmount', () => end())
  return editor
}

const blocks = new WeakMap<DocumentNode, DocumentJson>()

const readBlock = (node: DocumentNode): DocumentJson => {
  const known = blocks.get(node)
  if (known !== undefined) return known
  const json: DocumentJson = node.toJSON()
  blocks.set(node, json)
  return json
}

/** The document as it stands; blocks that have not changed since it was last read are not read again. */
export const readDocument = (editor: Editor): DocumentJson => {
  const doc = settledDocument(editor)
  return { type: doc.type.name, content: fromSections(doc).map(readBlock) }
}
