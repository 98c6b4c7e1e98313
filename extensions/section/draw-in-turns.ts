import type { Node } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { readSelection } from '../caret/caret.ts'

/** The sections that are drawn later; see `drawInTurns`. */
export const undrawn = new WeakSet<Node>()

/** More than fill a window. A shorter document is drawn whole at once. */
const SECTIONS_AT_ONCE = 3
/** Idle milliseconds that drawing a section needs. */
const TIME_A_SECTION = 5
/** Milliseconds after which a section is drawn even on a page that is never idle. */
const LONGEST_WAIT = 500
/** Milliseconds without a key or click before a section is drawn; the next input would wait for the drawing. */
const PAUSE = 300
/** The elements that the Tab key stops at. */
const STOP = '[tabindex="0"]'

/** The sections of a document that wait to be drawn. */
class Waiting {
  private drawn: { doc: Node; marks: DecorationSet } | null = null

  hold(sections: readonly Node[]): void {
    for (const section of sections) undrawn.add(section)
  }

  /** Returns the waiting sections of a document; one that has been changed is not among them. */
  in(doc: Node): Node[] {
    return doc.children.filter(section => undrawn.has(section))
  }

  /** Returns decorations on the sections drawn last: the change of decorations makes the editor draw a section anew. */
  marksIn(doc: Node): DecorationSet {
    return this.drawn?.doc === doc ? this.drawn.marks : DecorationSet.empty
  }

  draw(view: EditorView, sections: readonly Node[]): void {
    readSelection(view)
    const { doc } = view.state
    const wanted = new Set(sections.filter(section => undrawn.delete(section)))
    if (wanted.size === 0) return
    const marks: Decoration[] = []
    doc.forEach((section, position) => {
      if (wanted.has(section)) marks.push(Decoration.node(position, position + section.nodeSize, {}))
    })
    this.drawn = { doc, marks: DecorationSet.create(doc, marks) }
    view.updateState(view.state)
  }
}

const waitingOf = new WeakMap<EditorView, Waiting>()

/** Draws the waiting section at a position, or all of them, for callers who need their elements at once. */
export const drawNow = (view: EditorView, position?: number): void => {
  const { doc } = view.state
  const section = position === undefined ? null : doc.maybeChild(doc.resolve(position).index(0))
  waitingOf.get(view)?.draw(view, position === undefined ? doc.children : section ? [section] : [])
}

/** Draws the sections up to the next stop of the Tab key. */
const drawBeside = (view: EditorView, waiting: Waiting, step: 1 | -1): void => {
  const { dom, state } = view
  const { activeElement } = document
  const focused = [...dom.children].findIndex(section => section.contains(activeElement))
  const outside = step > 0 ? -1 : dom.childElementCount
  let at = focused >= 0 ? focused : activeElement === dom ? state.selection.$head.index(0) : outside
  do {
    at += step
    const section = at < 0 ? null : state.doc.maybeChild(at)
    if (section === null) return
    waiting.draw(view, [section])
  } while (!dom.children[at]?.querySelector(STOP))
}

/**
 * Draws the first sections of a long document at once. The others keep their room and are drawn while the browser is
 * idle and nothing is typed, when they come into view, when Tab goes to them, and before the page is printed. All are
 * drawn at once in a browser that does not report idle time.
 */
export const drawInTurns = () => {
  const waiting = new Waiting()

  return {
    /** Makes the further sections of a document wait; called before it is drawn. */
    hold: (doc: Node): void => {
      if ('requestIdleCallback' in window) waiting.hold(doc.children.slice(SECTIONS_AT_ONCE))
    },

    /** Marks the sections that are drawn now. */
    decorations: ({ doc }: EditorState): DecorationSet => waiting.marksIn(doc),

    /**
     * Begins to draw the waiting sections of a new view and calls `onDrawn` after the last. Returns a function that
     * stops it.
     */
    begin: (view: EditorView, onDrawn: () => void): (() => void) => {
      if (waiting.in(view.state.doc).length === 0) return () => undefined
      waitingOf.set(view, waiting)
      const stop = new AbortController()
      const { signal } = stop
      let request = 0
      let timer = 0
      let pauseEnd = 0
      const wait = (): void => {
        request = requestIdleCallback(takeTurn, { timeout: LONGEST_WAIT })
      }
      const takeTurn = (deadline: IdleDeadline): void => {
        const pause = pauseEnd - performance.now()
        if (pause > 0) {
          timer = window.setTimeout(wait, pause)
          return
        }
        const hasTime = deadline.didTimeout || deadline.timeRemaining() >= TIME_A_SECTION
        // One at a time. What an input method is writing stays untouched.
        if (hasTime && !view.composing) waiting.draw(view, waiting.in(view.state.doc).slice(0, 1))
        if (waiting.in(view.state.doc).length > 0) {
          wait()
          return
        }
        stop.abort()
        onDrawn()
      }
      const show = (event: Event): void => {
        if (!(event instanceof ContentVisibilityAutoStateChangeEvent) || event.skipped || view.composing) return
        const section = view.state.doc.maybeChild([...view.dom.children].indexOf(event.target as Element))
        if (section !== null) waiting.draw(view, [section])
      }
      const pauseTurns = (): void => {
        pauseEnd = performance.now() + PAUSE
      }
      const handleKey = ({ key, shiftKey }: KeyboardEvent): void => {
        pauseTurns()
        if (key === 'Tab') drawBeside(view, waiting, shiftKey ? -1 : 1)
      }
      view.dom.addEventListener('contentvisibilityautostatechange', show, { signal })
      document.addEventListener('keydown', handleKey, { signal, capture: true })
      document.addEventListener('pointerdown', pauseTurns, { signal, capture: true })
      window.addEventListener('beforeprint', () => drawNow(view), { signal })
      const frame = requestAnimationFrame(wait)
      return () => {
        stop.abort()
        cancelAnimationFrame(frame)
        cancelIdleCallback(request)
        clearTimeout(timer)
      }
    },
  }
}
