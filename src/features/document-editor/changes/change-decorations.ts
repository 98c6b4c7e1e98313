import type { Node as DocumentNode } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { Change, Edit } from './change.ts'
import { describeChange } from './describe-change.ts'
import './change-marks.css'

const CLASSES = {
  inserted: 'rj-change-inserted',
  removed: 'rj-change-inserted',
  rewritten: 'rj-change-inserted',
  format: 'rj-change-format',
  field: 'rj-change-field',
} as const

/**
 * Draws text that was taken out, struck through where it stood. Returns nothing inside a table, which allows only cells
 * there.
 */
const removedText = (doc: DocumentNode, position: number, text: string, isCurrent: boolean): Decoration[] => {
  const { parent } = doc.resolve(position)
  if (text === '' || ['table', 'row'].includes(parent.type.spec['tableRole'])) return []
  const draw = (): HTMLElement => {
    const dom = document.createElement(parent.inlineContent ? 'del' : 'div')
    dom.className = `rj-change-removed${isCurrent ? ' rj-change-current' : ''}`
    dom.contentEditable = 'false'
    dom.textContent = text
    return dom
  }
  return [Decoration.widget(position, draw, { side: -1, key: `${position} ${isCurrent} ${text}`, marks: [] })]
}

const present = (doc: DocumentNode, { type, from, to }: Edit, name: string): Decoration[] => {
  if (from === to) return []
  const attributes = { class: name }
  if (type === 'node') return [Decoration.node(from, to, attributes)]
  const { parent } = doc.resolve(from)
  if (parent.inlineContent) return [Decoration.inline(from, to, attributes)]
  const blocks: Decoration[] = []
  doc.nodesBetween(from, to, (node, position, around) => {
    const isWhole = position >= from && around === parent
    if (isWhole) blocks.push(Decoration.node(position, position + node.nodeSize, attributes))
    return !isWhole
  })
  return blocks
}

interface MarkOptions {
  currentKey?: string | null
  /** False where the other version is shown beside this one, which then shows the removed text itself. */
  hasRemoved?: boolean
}

/**
 * Returns the decorations that mark changes on the sheet: added text underlined, removed text struck through, formats
 * and fields marked.
 */
export const changeDecorations = (
  doc: DocumentNode,
  changes: readonly Change[],
  { currentKey = null, hasRemoved = true }: MarkOptions,
): DecorationSet => {
  const decorations = changes.flatMap(change => {
    const isCurrent = change.key === currentKey
    return change.edits.flatMap(edit => {
      const { kind, before } = describeChange(doc, { ...change, edits: [edit] })
      const isText = hasRemoved && (kind === 'removed' || kind === 'rewritten')
      const name = `${CLASSES[kind]}${isCurrent ? ' rj-change-current' : ''}`
      return [...(isText ? removedText(doc, edit.from, before.text, isCurrent) : []), ...present(doc, edit, name)]
    })
  })
  return DecorationSet.create(doc, decorations)
}

export const CHANGES_SHOWN = new PluginKey<DecorationSet>('changesShown')

/** Shows the decorations that a transaction carries under `CHANGES_SHOWN`, and maps them through later changes. */
export const showChanges = (): Plugin<DecorationSet> =>
  new Plugin({
    key: CHANGES_SHOWN,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, shown) => tr.getMeta(CHANGES_SHOWN) ?? shown.map(tr.mapping, tr.doc),
    },
    props: {
      decorations(state) {
        return this.getState(state)
      },
    },
  })
