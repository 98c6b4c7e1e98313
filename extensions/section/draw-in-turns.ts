import type { Node } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { undrawn } from './undrawn.ts'

/** More than fill a window: shorter documents are drawn at once, whole. */
const SECTIONS_AT_ONCE = 4
/** Each turn styles the page anew, and a key waits no longer than for one. */
const SECTIONS_A_TURN = 8
/** Milliseconds after which a turn comes even on a page that is never idle. */
const LONGEST_WAIT = 500

/**
 * Draws the first sections of a long document at once and the others when the browser is idle, or when they come into
 * view: until then they keep their room, and can neither be seen nor reached. Where the browser does not say when it is
 * idle, all is drawn at once.
 */
export const drawInTurns = () => {
  const waiting = new Set<Node>()

  const draw = (view: EditorView, sections: readonly Node[]): void => {
    for (const section of sections) waiting.delete(section)
    view.updateState(view.state)
  }

  return {
    /** Takes in a document that is about to be drawn. */
    hold: (doc: Node): void => {
      if (!('requestIdleCallback' in window)) return
      for (const section of doc.children.slice(SECTIONS_AT_ONCE)) waiting.add(section)
    },

    /** Marks the sections that wait; one that has been written in waits no more. */
    decorations: ({ doc }: EditorState): DecorationSet => {
      if (waiting.size === 0) return DecorationSet.empty
      const marks: Decoration[] = []
      doc.forEach((section, position) => {
        if (waiting.has(section)) marks.push(Decoration.node(position, position + section.nodeSize, {}, undrawn))
      })
      return DecorationSet.create(doc, marks)
    },

    /** Draws what waits, turn by turn, in a view that has just been made; gives what ends it. */
    begin: (view: EditorView): (() => void) => {
      if (waiting.size === 0) return () => undefined
      let request = 0
      const takeTurn = (): void => {
        const next = view.state.doc.children.filter(section => waiting.has(section)).slice(0, SECTIONS_A_TURN)
        // What an input method is writing stays untouched.
        if (next.length > 0 && !view.composing) draw(view, next)
        if (next.length > 0) wait()
        else waiting.clear()
      }
      const wait = (): void => {
        request = requestIdleCallback(takeTurn, { timeout: LONGEST_WAIT })
      }
      const show = (event: Event): void => {
        if (!(event instanceof ContentVisibilityAutoStateChangeEvent) || event.skipped) return
        const index = [...view.dom.children].indexOf(event.target as Element)
        const section = view.state.doc.maybeChild(index)
        if (section && waiting.has(section) && !view.composing) draw(view, [section])
      }
      view.dom.addEventListener('contentvisibilityautostatechange', show)
      const frame = requestAnimationFrame(wait)
      return () => {
        cancelAnimationFrame(frame)
        cancelIdleCallback(request)
        view.dom.removeEventListener('contentvisibilityautostatechange', show)
      }
    },
  }
}
