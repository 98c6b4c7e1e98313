import {
  type EditorState,
  Plugin,
  PluginKey,
  type Selection,
  type SelectionBookmark,
  TextSelection,
} from '@tiptap/pm/state'
import type { Mappable } from '@tiptap/pm/transform'

/** A range of text, or a selection of another kind. */
type Place = { from: number; to: number } | SelectionBookmark
type Places = ReadonlyMap<number, Place>

interface Change {
  added?: { id: number; selection: Selection }
  removed?: number
}

let count = 0

/** Returns the number of a place that nothing else keeps. */
export const nextPlace = (): number => {
  count += 1
  return count
}

const key = new PluginKey<Places>('waitingPlaces')

const placeOf = (selection: Selection): Place =>
  selection instanceof TextSelection ? { from: selection.from, to: selection.to } : selection.getBookmark()

/** Returns a place after a change. It stays before text that was written at it, unless it is said to be behind. */
const mapPlace = (place: Place, mapping: Mappable, isBehind: boolean): Place => {
  if (!('from' in place)) return place.map(mapping)
  const [start, end] = [mapping.mapResult(place.from, 1), mapping.mapResult(place.to, -1)]
  const isReplaced = place.from < place.to && start.deletedAfter && end.deletedBefore
  if (start.pos <= end.pos && !isReplaced) return { from: start.pos, to: end.pos }
  const at = isBehind ? mapping.map(place.to, 1) : mapping.map(place.from, -1)
  return { from: at, to: at }
}

/** Keeps places of a document while it changes. `isBehind` says whether they stay behind what is being inserted. */
export const waitingPlaces = (isBehind: () => boolean): Plugin =>
  new Plugin<Places>({
    key,
    state: {
      init: () => new Map(),
      apply(tr, places) {
        const change: Change | undefined = tr.getMeta(key)
        if (change === undefined && (!tr.docChanged || places.size === 0)) return places
        const next = new Map([...places].map(([id, place]) => [id, mapPlace(place, tr.mapping, isBehind())]))
        if (change?.added) next.set(change.added.id, placeOf(change.added.selection))
        if (change?.removed !== undefined) next.delete(change.removed)
        return next
      },
    },
  })

/** Returns a transaction that begins to keep a place, lets one go, or both. */
export const changePlaces = (tr: EditorState['tr'], change: Change): EditorState['tr'] => tr.setMeta(key, change)

/** Returns a kept place as a selection of the document as it is now; the selection where the place is not kept. */
export const readPlace = (state: EditorState, id: number): Selection => {
  const place = key.getState(state)?.get(id)
  if (place === undefined) return state.selection
  if (!('from' in place)) return place.resolve(state.doc)
  return TextSelection.between(state.doc.resolve(place.from), state.doc.resolve(place.to))
}
