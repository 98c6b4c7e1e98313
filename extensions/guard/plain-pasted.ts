import { Slice } from '@tiptap/pm/model'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { isReadable, prepareToRead, readHtml } from '#dom'
import { withoutFields } from './turn-into-text.ts'

const plain = (slice: Slice): Slice => {
  const content = withoutFields(slice.content)
  return content === slice.content ? slice : Slice.maxOpen(content)
}

/** Moves the caret to where something was dropped. */
const goTo = (view: EditorView, position: number): void => {
  const place = view.state.doc.resolve(Math.min(position, view.state.doc.content.size))
  view.dispatch(view.state.tr.setSelection(TextSelection.near(place)))
}

/** Pastes what another program copied once what reads it is there, else its bare text; false where it need not wait. */
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
 * Cleans what is pasted or dropped like any HTML that enters. A field leaves and enters as the text it reads as, so that
 * no other program gets its markup and no name ever stands twice.
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
      transformPastedHTML: html => readHtml(html).innerHTML,
      transformPasted: plain,
      transformCopied: plain,
    },
  })
