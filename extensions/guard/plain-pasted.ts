import { Slice } from '@tiptap/pm/model'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { isReadable, prepareToRead, readHtml } from '#dom'
import { normalisePasted } from '../paste/normalise-pasted.ts'
import { withoutFields } from './turn-into-text.ts'

const plain = (slice: Slice): Slice => {
  const content = withoutFields(slice.content)
  return content === slice.content ? slice : Slice.maxOpen(content)
}

/** Moves the caret to the place of a drop. */
const goTo = (view: EditorView, position: number): void => {
  const place = view.state.doc.resolve(Math.min(position, view.state.doc.content.size))
  view.dispatch(view.state.tr.setSelection(TextSelection.near(place)))
}

/**
 * Pastes another program's HTML once its reader is loaded, or its plain text where that fails. Returns false for HTML
 * that is readable now.
 */
const pasteLater = (view: EditorView, event: Event, data: DataTransfer | null, position?: number): boolean => {
  const html = data?.getData('text/html') ?? ''
  if (!view.editable || isReadable(html)) return false
  event.preventDefault()
  const text = data?.getData('text/plain') ?? ''
  const paste = (put: () => boolean) => (): void => {
    if (view.isDestroyed) return
    if (position !== undefined) goTo(view, position)
    put()
  }
  prepareToRead().then(
    paste(() => view.pasteHTML(html)),
    paste(() => view.pasteText(text)),
  )
  return true
}

/**
 * Cleans pasted and dropped HTML like all other HTML. Fields are copied and pasted as text, so that no other program
 * gets their markup and no name occurs twice.
 */
export const plainPasted = (): Plugin =>
  new Plugin({
    props: {
      handleDOMEvents: {
        paste: (view, event) => pasteLater(view, event, event.clipboardData),
        drop: (view, event) =>
          view.dragging === null &&
          pasteLater(
            view,
            event,
            event.dataTransfer,
            view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos,
          ),
      },
      transformPastedHTML: html => readHtml(normalisePasted(html)).innerHTML,
      transformPasted: plain,
      transformCopied: plain,
    },
  })
