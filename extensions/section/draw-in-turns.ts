import type { Node } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { readSelection } from '../caret/caret.ts'

/** The sections that are drawn later; see `drawInTurns`. */
export const undrawn = new WeakSet<Node>()

/** More than fill a window: shorter documents are drawn at once, whole. */
const SECTIONS_AT_ONCE = 3
/** Milliseconds that the browser must have left for a section. */
const TIME_A_SECTION = 5
/** Milliseconds after which a turn comes even on a page that is never idle. */
const LONGEST_WAIT = 500
/** Milliseconds without a key or a click before a turn: the next of them would wait until it is done. */
const PAUSE = 300
/** What the Tab key stops at. */
const STOP = '[tabindex="0"]'

/** The sections of a document that wait to be drawn. */
class Waiting {
  private drawn: { doc: Node; marks: DecorationSet } | null = null

  hold(sections: readonly Node[]): void {
    for (const section of sections) undrawn.add(section)
  }

  /** One that has been written in waits no more. */
  in(doc: Node): Node[] {
    return doc.children.filter(section => undrawn.has(section))
  }

  /** What makes the editor draw a section anew is a mark on it, of which it keeps nothing. */
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

/** Draws the section at a position, or all of them, where they wait: for who needs their elements at once. */
export const drawNow = (view: EditorView, position?: number): void => {
  const { doc } = view.state
  const section = position === undefined ? null : doc.maybeChild(doc.resolve(position).index(0))
  waitingOf.get(view)?.draw(view, position === undefined ? doc.children : section ? [section] : [])
}

/** Draws what the Tab key may come to next. */
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
 * Draws the first sections of a long document at once and the others while the browser is idle and nothing is typed, when
 * they come into view, when Tab goes to them, and before the page is printed: until then they keep their room. Where the
 * browser does not say when it is idle, all is drawn at once.
 */
export const drawInTurns = () => {
  const waiting = new Waiting()

  return {
    /** Takes in a document that is about to be drawn. */
    hold: (doc: Node): void => {
      if ('requestIdleCallback' in window) waiting.hold(doc.children.slice(SECTIONS_AT_ONCE))
    },

    /** Marks the sections that are drawn now. */
    decorations: ({ doc }: EditorState): DecorationSet => waiting.marksIn(doc),

    /** Draws what waits in a view that has just been made; `onDrawn` tells that none waits any more. Gives what ends it. */
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
