import { closeHistory } from '@tiptap/pm/history'
import { Slice } from '@tiptap/pm/model'
import { Plugin, type Selection, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { isReadable, prepareToRead, readHtml } from '#dom'
import type { StorePicture } from '../paste/pasted-pictures.ts'
import { readRoom } from './made-room.ts'
import { withoutFields } from './turn-into-text.ts'
import { changePlaces, nextPlace, readPlace, waitingPlaces } from './waiting-places.ts'

/** Null until another program's HTML was first pasted or dropped. */
let normalise: ((html: string) => string) | null = null

/** Loads the code that reads what other programs put on the clipboard. */
export const prepareToPaste = async (): Promise<void> => {
  const [{ normalisePasted }] = await Promise.all([import('../paste/normalise-pasted.ts'), prepareToRead()])
  normalise = normalisePasted
}

/** Pictures that come as bytes are stored before they are pasted. */
const BRINGS_PICTURES = /<img(?![^>]*\sdata-picture=)[^>]*\ssrc\s*=\s*["']?data:image\/(?:png|jpeg)/i

const withStoredPictures = async (html: string, store: StorePicture): Promise<string> => {
  if (!BRINGS_PICTURES.test(html)) return html
  const { storePastedPictures } = await import('../paste/pasted-pictures.ts')
  return await storePastedPictures(html, store)
}

const plain = (slice: Slice): Slice => {
  const content = withoutFields(slice.content)
  return content === slice.content ? slice : Slice.maxOpen(content)
}

/** A browser empties the clipboard's data once their event is over. */
const keepEvent = (html: string, text: string): ClipboardEvent => {
  const kept: Record<string, string> = { 'text/html': html, 'text/plain': text }
  const clipboardData = { getData: (type: string) => kept[type] ?? '' }
  return Object.assign(new Event('paste'), { clipboardData: clipboardData as unknown as DataTransfer })
}

const placeOfDrop = (view: EditorView, { clientX, clientY }: MouseEvent): Selection => {
  const { doc, selection } = view.state
  const found = view.posAtCoords({ left: clientX, top: clientY })
  return found === null ? selection : TextSelection.near(doc.resolve(Math.min(found.pos, doc.content.size)))
}

/** Pastes whose reader is still to be loaded, each at the place where it was asked for. */
const latePastes = (store: StorePicture) => {
  let isPutting = false

  /** Inserts at a kept place, as one step of undo. The caret goes along only where it still is at that place. */
  const put = (view: EditorView, id: number, insert: () => void): void => {
    if (view.isDestroyed) return
    const { selection, tr } = view.state
    const place = readPlace(view.state, id)
    const own = selection.eq(place) ? null : nextPlace()
    const change = { removed: id, ...(own !== null && { added: { id: own, selection } }) }
    view.dispatch(closeHistory(changePlaces(tr.setSelection(place), change)))
    isPutting = true
    try {
      insert()
    } finally {
      isPutting = false
      const after = view.state.tr
      if (own !== null) changePlaces(after.setSelection(readPlace(view.state, own)), { removed: own })
      // An answer about fields that the paste left belongs to the same step.
      view.dispatch(readRoom(view.state) === null ? closeHistory(after) : after)
    }
  }

  /** Pastes HTML once its reader is loaded, or what can be read without it where that fails. */
  const pasteLater = (view: EditorView, html: string, text: string, place: Selection): void => {
    const id = nextPlace()
    view.dispatch(changePlaces(view.state.tr, { added: { id, selection: place } }))
    const event = keepEvent(html, text)
    const asHtml = (read: string) => (): void => void view.pasteHTML(read, event)
    const asText = (): void => void view.pasteText(text, event)
    prepareToPaste()
      .then(() => withStoredPictures(html, store))
      .then(
        read => put(view, id, asHtml(read)),
        () => put(view, id, isReadable(html) ? asHtml(html) : asText),
      )
  }

  return { pasteLater, isPutting: () => isPutting }
}

/**
 * Cleans pasted and dropped HTML like all other HTML. Fields are copied and pasted as text, so that no other program
 * gets their markup and no name occurs twice. With Shift held, only the clipboard's plain text is pasted.
 */
export const plainPasted = (store: StorePicture): Plugin[] => {
  const { pasteLater, isPutting } = latePastes(store)
  let isPlain = false

  const takeOver = (view: EditorView, event: Event, data: DataTransfer | null, place: () => Selection): boolean => {
    const html = data?.getData('text/html') ?? ''
    const text = data?.getData('text/plain') ?? ''
    if (!view.editable || html === '' || (normalise !== null && !BRINGS_PICTURES.test(html))) return false
    event.preventDefault()
    pasteLater(view, html, text, place())
    return true
  }

  return [
    waitingPlaces(isPutting),
    new Plugin({
      props: {
        handleDOMEvents: {
          keydown: (_, { key, shiftKey }) => {
            isPlain = shiftKey && key !== 'Insert'
            return false
          },
          keyup: (_, { key }) => {
            if (key === 'Shift') isPlain = false
            return false
          },
          paste: (view, event) =>
            !(isPlain && event.clipboardData?.getData('text/plain')) &&
            takeOver(view, event, event.clipboardData, () => view.state.selection),
          drop: (view, event) =>
            view.dragging === null && takeOver(view, event, event.dataTransfer, () => placeOfDrop(view, event)),
        },
        transformPastedHTML: html => readHtml(normalise?.(html) ?? html).innerHTML,
        transformPasted: plain,
        transformCopied: plain,
      },
    }),
  ]
}
