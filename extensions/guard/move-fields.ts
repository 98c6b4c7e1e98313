import { closeHistory } from '@tiptap/pm/history'
import type { Fragment, Node, Slice } from '@tiptap/pm/model'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import { dropPoint } from '@tiptap/pm/transform'
import type { EditorView } from '@tiptap/pm/view'
import { markDeliberate } from '../field/deliberate-change.ts'
import { withoutSections } from '../section/section-borders.ts'
import { isField } from '../serialize/field-nodes.ts'
import { deletePassage, dividesTable, holdsWholeFields } from './delete-words.ts'
import { readRoom } from './made-room.ts'

/** The passage that was last cut with fields in it, from any document of the page, until it is pasted. */
let cut: { slice: Slice; text: string } | null = null

const fieldsIn = (content: Fragment | Node): Set<Node> => {
  const fields = new Set<Node>()
  content.descendants(node => {
    if (isField(node)) fields.add(node)
  })
  return fields
}

const cutFields = (view: EditorView, event: ClipboardEvent): boolean => {
  cut = null
  const { clipboardData } = event
  const { selection, tr } = view.state
  if (!view.editable || clipboardData === null) return false
  if (!holdsWholeFields(selection) && !dividesTable(selection)) return false
  const slice = selection.content()
  // Other programs get the words.
  const { dom, text } = view.serializeForClipboard(slice)
  event.preventDefault()
  clipboardData.clearData()
  clipboardData.setData('text/html', dom.innerHTML)
  clipboardData.setData('text/plain', text)
  cut = { slice: withoutSections(slice), text }
  deletePassage(tr)
  view.dispatch(closeHistory(markDeliberate(tr.scrollIntoView())).setMeta('uiEvent', 'cut'))
  return true
}

/** Pastes a cut passage with its fields, unless they stand again in the document: then the cut was undone. */
const pasteCut = (view: EditorView, { clipboardData }: ClipboardEvent): boolean => {
  if (cut === null || !clipboardData?.getData('text/html')) return false
  const { slice, text } = cut
  if (clipboardData.getData('text/plain').replaceAll('\r\n', '\n') !== text) return false
  const standing = fieldsIn(view.state.doc)
  if ([...fieldsIn(slice.content)].some(field => standing.has(field))) return false
  cut = null
  const tr = view.state.tr.replaceSelection(slice).scrollIntoView()
  // What was selected has gone in the same step.
  if (readRoom(view.state) === null) closeHistory(tr)
  view.dispatch(markDeliberate(tr).setMeta('paste', true).setMeta('uiEvent', 'paste'))
  return true
}

/** Moves a dragged passage with its fields to where it is dropped; not into itself, nor where not all of it fits. */
const dropFields = (view: EditorView, event: DragEvent, _: Slice, isMoved: boolean): boolean => {
  const { doc, selection, tr } = view.state
  // A picture is dragged by itself, wherever the selection is.
  const isAlone = view.dragging === null || Reflect.get(view.dragging, 'node') !== undefined
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
  if (!isMoved || isAlone || place === null || !holdsWholeFields(selection)) return false
  if (selection.from <= place.pos && place.pos <= selection.to) return true
  const slice = withoutSections(selection.content())
  const at = dropPoint(doc, place.pos, slice) ?? place.pos
  deletePassage(tr)
  const start = tr.mapping.map(at)
  tr.setSelection(TextSelection.near(tr.doc.resolve(start))).replaceSelection(slice)
  if (fieldsIn(tr.doc).size < fieldsIn(doc).size) return false
  tr.setSelection(TextSelection.between(tr.doc.resolve(start), tr.selection.$to))
  view.focus()
  view.dispatch(closeHistory(markDeliberate(tr)).setMeta('uiEvent', 'drop'))
  return true
}

/**
 * Lets a passage that is dragged, or cut and pasted, take its fields with it. Copied fields are text, so that none
 * stands twice.
 */
export const moveFields = (): Plugin =>
  new Plugin({
    props: {
      handlePaste: pasteCut,
      handleDrop: dropFields,
      handleDOMEvents: {
        cut: cutFields,
        copy: () => {
          cut = null
          return false
        },
      },
    },
  })
