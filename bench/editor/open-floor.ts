import { baseKeymap } from '@tiptap/pm/commands'
import { history, redo, undo } from '@tiptap/pm/history'
import { keymap } from '@tiptap/pm/keymap'
import { DOMParser, type Node, Schema } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { EditorView } from '@tiptap/pm/view'
import type { OpenEditor } from './open-editor.ts'

const BLOCKS_A_SECTION = 40
const SECTION_HEIGHT = 1_500

const schema = new Schema({
  nodes: {
    doc: { content: 'section+' },
    section: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'h2' }], toDOM: () => ['h2', 0] },
    list: { group: 'block', content: 'item+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    item: { content: 'paragraph+', parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    break: { group: 'inline', inline: true, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
    text: { group: 'inline' },
  },
  marks: { strong: { parseDOM: [{ tag: 'strong' }], toDOM: () => ['strong', 0] } },
})

const sectionView = () => {
  const dom = document.createElement('div')
  dom.className = 'rj-section'
  dom.style.setProperty('contain-intrinsic-block-size', `auto ${SECTION_HEIGHT}px`)
  return { dom, contentDOM: dom }
}

const sectionsOf = (blocks: readonly Node[]): Node[] =>
  Array.from({ length: Math.ceil(blocks.length / BLOCKS_A_SECTION) }, (_, index) =>
    schema.node('section', null, blocks.slice(index * BLOCKS_A_SECTION, (index + 1) * BLOCKS_A_SECTION)),
  )

/** Bare ProseMirror on the same text in sections, without fields: what no editor of this kind can be faster than. */
export const openFloor: OpenEditor = async (html, sheet) => {
  const root = document.implementation.createHTMLDocument().body
  root.innerHTML = html
  const parsed = DOMParser.fromSchema(schema).parse(root, { topNode: schema.nodes.section.create() })
  const view = new EditorView(sheet, {
    state: EditorState.create({
      doc: schema.node('doc', null, sectionsOf(parsed.children)),
      plugins: [history(), keymap({ 'Mod-z': undo, 'Mod-y': redo }), keymap(baseKeymap)],
    }),
    nodeViews: { section: sectionView },
  })
  return { close: () => view.destroy() }
}
