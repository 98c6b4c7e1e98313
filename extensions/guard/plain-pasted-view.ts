import { closeHistory } from '@tiptap/pm/history'
import { type Node, Slice } from '@tiptap/pm/model'
import { type EditorState, Plugin, Selection, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { isReadable, prepareToRead, readHtml } from '#dom'
import type { StorePicture } from '../paste/pasted-pictures.ts'
import type { FieldContext } from '../view/field-context.ts'
import { tellBesideCaret } from '../view/tell-beside-caret.ts'
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

/** A table of more cells makes the page slow to write in, and is rarely meant as one. */
const MOST_CELLS = 2000

/** Returns how many cells HTML holds where they are too many to paste without asking, 0 elsewhere. */
const countTooMany = (html: string): number => {
  const cells = html.match(/<t[dh][\s>]/gi)?.length ?? 0
  return cells > MOST_CELLS ? cells : 0
}

/** Pictures that neither came as bytes nor are of this document; icons as high as a line are not meant. */
const LOST_PICTURE = /<img(?![^>]*\sdata-picture=)(?![^>]*\s(?:width|height)="(?:[12]?\d|3[0-2])")/gi

const countLostPictures = (html: string): number => html.match(LOST_PICTURE)?.length ?? 0

const plain = (slice: Slice): Slice => {
  const content = withoutFields(slice.content)
  return content === slice.content ? slice : Slice.maxOpen(content)
}

/** Returns the place behind a table that the caret was left in the end of; null where it is elsewhere or a cell ends there. */
const behindTable = ({ doc, selection: { $head } }: EditorState, table: Node): Selection | null => {
  const depths = Array.from({ length: $head.depth }, (_, index) => $head.depth - index)
  const depth = depths.find(at => $head.node(at).type === table.type)
  if (depth === undefined || !$head.node(depth).eq(table)) return null
  const around = depths.find(at => at < depth && $head.node(at).type.spec.isolating)
  const behind = Selection.findFrom(doc.resolve($head.after(depth)), 1)
  return behind !== null && (around === undefined || behind.from < $head.end(around)) ? behind : null
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
const latePastes = (context: FieldContext) => {
  const store: StorePicture = file => context.storePicture(file)
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

  /** Asks how a table is to be pasted that is very large, and keeps its place until it is answered. */
  const askThenPaste = async (view: EditorView, html: string, text: string, place: Selection): Promise<void> => {
    const id = nextPlace()
    view.dispatch(changePlaces(view.state.tr, { added: { id, selection: place } }))
    const { askLargeTable, tableAsText } = await import('../paste/ask-large-table-view.ts')
    const chosen = await askLargeTable(view, context.labels, countTooMany(html), place.head)
    if (view.isDestroyed) return
    if (chosen === 'text') {
      const words = text || tableAsText(html)
      put(view, id, () => void view.pasteText(words, keepEvent('', words)))
      return
    }
    const kept = readPlace(view.state, id)
    view.dispatch(changePlaces(view.state.tr, { removed: id }))
    if (chosen === 'table') pasteLater(view, html, text, kept)
  }

  return { pasteLater, askThenPaste, isPutting: () => isPutting }
}

/**
 * Cleans pasted and dropped HTML like all other HTML. Fields are copied and pasted as text, so that no other program
 * gets their markup and no name occurs twice. With Shift held, only the clipboard's plain text is pasted.
 */
export const plainPasted = (context: FieldContext): Plugin[] => {
  const { pasteLater, askThenPaste, isPutting } = latePastes(context)
  let isPlain = false
  /** The table at the very end of what is being pasted. */
  let lastTable: Node | null = null

  const takeOver = (view: EditorView, event: Event, data: DataTransfer | null, place: () => Selection): boolean => {
    const html = data?.getData('text/html') ?? ''
    const text = data?.getData('text/plain') ?? ''
    if (!view.editable || html === '') return false
    const isTooLarge = countTooMany(html) > 0
    if (!isTooLarge && normalise !== null && !BRINGS_PICTURES.test(html)) return false
    event.preventDefault()
    if (isTooLarge) void askThenPaste(view, html, text, place())
    else pasteLater(view, html, text, place())
    return true
  }

  return [
    waitingPlaces(isPutting),
    new Plugin({
      appendTransaction(transactions, _, state) {
        // What is typed next belongs behind the table, as in Word.
        const table = transactions.some(tr => tr.getMeta('paste')) ? lastTable : null
        const behind = table && behindTable(state, table)
        lastTable = null
        return behind && state.tr.setSelection(behind)
      },
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
        transformPastedHTML: (html, view) => {
          const read = readHtml(normalise?.(html) ?? html).innerHTML
          const lost = countLostPictures(read)
          // Once what else there is has been pasted.
          if (lost > 0) queueMicrotask(() => tellBesideCaret(view, context.labels.picturesLost(lost)))
          return read
        },
        transformPasted: plain,
        handlePaste: (_view, _event, { content: { lastChild }, openEnd }) => {
          lastTable = openEnd === 0 && lastChild?.type.name === 'table' ? lastChild : null
          return false
        },
        transformCopied: plain,
      },
    }),
  ]
}
