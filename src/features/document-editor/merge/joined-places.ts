import type { Editor } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { Clash } from '#contract/rejection.ts'
import { element } from '#extensions/kit.ts'
import { i18n } from '../../../locales/i18n.ts'
import type { Change } from '../changes/change.ts'
import { changeDecorations } from '../changes/change-decorations.ts'
import { type ChangeSide, describeChange } from '../changes/describe-change.ts'
import { listChanges } from '../changes/list-changes.ts'
import type { DocumentTab } from '../document/document-tab.ts'
import { JOINED_SHOWN } from '../document/problem-marks.ts'
import { wordsIn } from './clash-box.ts'
import { placeOf } from './clash-places.ts'
import type { ClashStore, JoinedPlace } from './clash-store.ts'

/** Returns where the link to a change stands: at the end of its last line, else behind its block. */
const linkPlace = (doc: DocumentNode, { from, to, edits: [first] }: Change): number => {
  if (first?.type === 'node' && first.generated.isBlock && !first.generated.isTextblock) return to
  let end: number | null = null
  doc.nodesBetween(from, to, (node, position) => {
    if (node.isTextblock || node.type.name === 'checkboxesField')
      end = position + node.nodeSize - (node.isTextblock ? 1 : 0)
    return node.type.name !== 'checkboxesField'
  })
  const $to = doc.resolve(to)
  return end ?? ($to.depth > 1 ? $to.after(2) : to)
}

/** Returns the heading above a position, null for none. */
const headingAbove = (doc: DocumentNode, position: number): string | null => {
  let heading: string | null = null
  doc.nodesBetween(0, position, node => {
    if (node.type.name === 'heading') heading = node.textContent
    return !node.isTextblock
  })
  return heading
}

/** Returns the words of a line on either side of a change. */
const wordsAround = (doc: DocumentNode, { from, to }: Change): [string, string] => {
  const { parent, parentOffset } = doc.resolve(from)
  if (!parent.isTextblock) return ['', '']
  const { content } = parent
  return [wordsIn(content.cut(0, parentOffset)), wordsIn(content.cut(parentOffset + to - from))]
}

const wordsOf = ({ text, isOn }: ChangeSide): string =>
  isOn === null ? text : i18n.t(isOn ? 'editor.fields.on' : 'editor.fields.off')

const shownOf = (editor: Editor): Decoration[] =>
  JOINED_SHOWN.getState(editor.state)?.find(undefined, undefined, spec => spec['joined'] !== undefined) ?? []

/** Returns where a change that was taken over is shown, null where it is gone. */
export const joinedAt = (editor: Editor, id: string): number | null =>
  shownOf(editor).find(({ spec }) => spec['joined'] === id)?.from ?? null

const show = (editor: Editor, marks: DecorationSet): void =>
  editor.view.dispatch(editor.state.tr.setMeta(JOINED_SHOWN, marks).setMeta('addToHistory', false))

/** Takes the marks of what was taken over off the sheet. */
export const unmarkJoined = (editor: Editor): void => show(editor, DecorationSet.empty)

/** Returns the link to a change. Of several in a line the first one shows; it leads to all of them. */
const drawLink = (store: ClashStore, id: string): HTMLElement => {
  const words = i18n.t('editor.merge.seeChange')
  const link = element('button', { type: 'button', class: 'rj-joined-link', tabindex: '-1' }, words)
  // The caret stays where it is.
  link.addEventListener('mousedown', event => event.preventDefault())
  link.addEventListener('click', () => store.look(id))
  return link
}

interface Joining {
  tab: DocumentTab
  before: DocumentNode
  /** The places that are asked about: they are not taken over. */
  clashes: readonly Clash[]
  store: ClashStore
}

// What shows a merge is loaded as one.
export { replaceBlocks } from './replace-blocks.ts'

let last = 0

/**
 * Marks on the sheet what a merge brought into a document, each line with a link to what was changed in it, and lists it.
 */
export const markJoined = (editor: Editor, { tab, before, clashes, store }: Joining): void => {
  const { doc } = editor.state
  const disputed = clashes.flatMap(clash => (clash.document === tab ? (placeOf(doc, clash) ?? []) : []))
  const changes = listChanges(before, doc).filter(
    ({ from, to }) => !disputed.some(place => place.from <= from && to <= place.to),
  )
  const kept = JOINED_SHOWN.getState(editor.state)?.find() ?? []
  const places = changes.map((change): JoinedPlace => {
    const { label, ...sides } = describeChange(doc, change)
    const [start, end] = label === null ? wordsAround(doc, change) : ['', '']
    const [before, after] = [sides.before, sides.after].map(side => `${start}${wordsOf(side)}${end}`)
    last += 1
    const place = { id: `joined-${last}`, document: tab, label: label ?? headingAbove(doc, change.from) }
    return { ...place, before: before ?? '', after: after ?? '' }
  })
  const links = changes.flatMap((change, index) => {
    const id = places[index]?.id
    if (id === undefined) return []
    const spec = { side: 1, key: id, joined: id, ignoreSelection: true, stopEvent: () => true, marks: [] }
    return [Decoration.widget(linkPlace(doc, change), () => drawLink(store, id), spec)]
  })
  const marks = changeDecorations(doc, changes, { hasRemoved: false }).find()
  show(editor, DecorationSet.create(doc, [...kept, ...marks, ...links]))
  store.join(tab, new Set(shownOf(editor).map(({ spec }) => String(spec['joined']))), places)
}
