import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

const RESTING = 'rj-resting'
/** Share of the window's height that stays laid out above and below what is seen. */
const MARGIN = 0.25
/** How many heights of the window the browser itself may have laid out to either side. */
const REACH = 3
/** Milliseconds after the last key when the others are laid out again. */
const PAUSE = 1_000
/** Keys of someone who writes, besides those that write a character. */
const WRITING: ReadonlySet<string> = new Set(['Backspace', 'Delete', 'Enter', 'Shift', 'CapsLock', 'Process', 'Dead'])

const isWriting = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  isComposing || (!ctrlKey && !metaKey && !altKey && (key.length === 1 || WRITING.has(key)))

/** The sections around the caret's that are laid out, by the browser's own margin, although they are out of view. */
const findUnseen = ({ dom, state }: EditorView): Element[] => {
  const { innerHeight } = window
  const unseen: Element[] = []
  const start = state.selection.$head.index(0)
  for (const step of [1, -1]) {
    for (let at = start; ; at += step) {
      const section = dom.children[at]
      if (!section) break
      const { top, bottom } = section.getBoundingClientRect()
      const distance = Math.max(top - innerHeight, -bottom)
      if (distance > innerHeight * REACH) break
      if (distance > innerHeight * MARGIN) unseen.push(section)
    }
  }
  return unseen
}

/** Takes the sections out of view from the page's layout while somebody writes. */
class Rest {
  private readonly view: EditorView
  private resting: readonly Element[] = []
  private timer = 0
  private lastKey = 0

  constructor(view: EditorView) {
    this.view = view
  }

  begin(): void {
    this.lastKey = performance.now()
    if (this.timer !== 0) return
    this.resting = findUnseen(this.view)
    for (const section of this.resting) section.classList.add(RESTING)
    this.timer = window.setTimeout(this.endInPause, PAUSE)
  }

  readonly end = (): void => {
    clearTimeout(this.timer)
    this.timer = 0
    for (const section of this.resting) section.classList.remove(RESTING)
    this.resting = []
  }

  private readonly endInPause = (): void => {
    const rest = this.lastKey + PAUSE - performance.now()
    if (rest > 0) this.timer = window.setTimeout(this.endInPause, rest)
    else this.end()
  }
}

/**
 * At every key a browser goes through all that is laid out before the caret, and that is three windows more than is seen.
 * While keys write, what is out of view is left out of the layout (`rj-resting` in document-sheet.css); anything else that
 * is done, and a pause, brings it back before it can be missed.
 */
export const restWhileTyping = (): Plugin =>
  new Plugin({
    view: view => {
      const rest = new Rest(view)
      const stop = new AbortController()
      const options = { signal: stop.signal, capture: true, passive: true }
      const handleKey = (event: KeyboardEvent): void => {
        if (isWriting(event) && event.target instanceof Element && view.dom.contains(event.target)) rest.begin()
        else rest.end()
      }
      document.addEventListener('keydown', handleKey, options)
      for (const type of ['pointerdown', 'wheel', 'scroll', 'focusout', 'beforeprint']) {
        window.addEventListener(type, rest.end, options)
      }
      return {
        destroy: () => {
          stop.abort()
          rest.end()
        },
      }
    },
  })
