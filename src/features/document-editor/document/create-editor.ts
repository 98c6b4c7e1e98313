import { type Content, Editor, type Extensions } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import type { DocumentJson } from '#contract/rejection.ts'
import { documentKit, drawInTurns, type FieldContext, fromSections, openDocument } from '#extensions/kit.ts'
import { ProblemMarks } from './problem-marks.ts'

/** The document of each editor as it was when an input method began to compose. */
const before = new WeakMap<Editor, DocumentNode>()

/** Returns the document of an editor without the text that an input method is still composing. */
export const settledDocument = (editor: Editor): DocumentNode => before.get(editor) ?? editor.state.doc

export const isComposing = (editor: Editor): boolean => before.has(editor)

/** Follows the input methods of an editor wherever it is mounted. Calls `onSettled` when a composition has ended. */
export const followComposing = (editor: Editor, onSettled: () => void): void => {
  editor.on('unmount', () => before.delete(editor))
  editor.on('mount', () => {
    const { view } = editor
    view.dom.addEventListener('compositionstart', ({ target }) => {
      if (target === view.dom) before.set(editor, editor.state.doc)
    })
    view.dom.addEventListener('compositionend', () => {
      // The editor reads the composed text only after it has handled the same event.
      setTimeout(() => {
        if (view.composing || !before.delete(editor)) return
        onSettled()
      })
    })
  })
}

declare module '@tiptap/core' {
  interface EditorEvents {
    /** Emitted when the sections that a long document draws later are all drawn. */
    drawn: { editor: Editor }
  }
}

interface EditorOptions {
  context: FieldContext
  isEditable?: boolean
  /** Changes how the editor behaves; by default it has the extensions of a document by itself. */
  adapt?: (extensions: Extensions) => Extensions
}

/** Blocks that can be made by typing at the start of a line. Signs within a line stay as typed. */
const TYPED_BLOCKS = ['heading', 'bulletList', 'orderedList', 'blockquote', 'horizontalRule']

/**
 * Returns an editor of one document, given as saved JSON or as HTML in the field markup; `mount` puts it on screen.
 * Throws on JSON that does not fit the schema, so that nothing else is shown, and saved, in its place.
 */
export const createEditor = (
  document: DocumentJson | string,
  { context, isEditable = true, adapt }: EditorOptions,
): Editor => {
  const drawing = drawInTurns()
  // Released once opened: the source may be as large as the document.
  const source = [document]
  const extensions = [...documentKit(context), ProblemMarks]
  const editor = new Editor({
    element: null,
    extensions: adapt?.(extensions) ?? extensions,
    editable: isEditable,
    editorProps: { decorations: drawing.decorations },
    injectCSS: false,
    // The extension that reports deletions walks each change once more at every key, and nobody listens.
    enableCoreExtensions: { delete: false },
    enableInputRules: TYPED_BLOCKS,
    enablePasteRules: false,
    onBeforeCreate: ({ editor }) => {
      const opened = openDocument(source.pop() ?? '', editor.schema)
      drawing.hold(opened)
      // The editor takes a ready node of its schema, which the type does not say.
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

/** Returns the document as JSON. Blocks that have not changed since the last reading are not read again. */
export const readDocument = (editor: Editor): DocumentJson => {
  const doc = settledDocument(editor)
  return { type: doc.type.name, content: fromSections(doc).map(readBlock) }
}
