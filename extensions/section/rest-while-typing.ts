import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/** Share of the window's height that stays laid out above and below the visible part. */
const MARGIN = 0.25
/** Milliseconds after the last key until the other sections are laid out again. */
const PAUSE = 1_000
/** Milliseconds after the first key until the others are left out, even on a page that is never idle. */
const LONGEST_WAIT = 200
/** Number of sections already seen that lose their boxes at once, to each side; to restore one takes a millisecond. */
const READ_AT_ONCE = 4
/** Keys of writing besides those that write a character. */
const WRITING: ReadonlySet<string> = new Set(['Backspace', 'Delete', 'Enter', 'Shift', 'CapsLock', 'Process', 'Dead'])

const isWriting = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  isComposing || (!ctrlKey && !metaKey && !altKey && (key.length === 1 || WRITING.has(key)))

const isNear = (section: Element): boolean => {
  const { top, bottom } = section.getBoundingClientRect()
  return Math.max(top - window.innerHeight, -bottom) <= window.innerHeight * MARGIN
}

/** Returns the section that the key writes in; null where the selection reaches into several. */
const findWritten = ({ dom, state }: EditorView, target: Element): Element | null => {
  const { $anchor, $head } = state.selection
  const own = target.closest('.rj-section')
  return own ?? ($anchor.index(0) === $head.index(0) ? (dom.children[$head.index(0)] ?? null) : null)
}

const DIRECTIONS = [
  { toward: 'previousElementSibling', margin: 'marginBlockStart' },
  { toward: 'nextElementSibling', margin: 'marginBlockEnd' },
] as const

type Direction = (typeof DIRECTIONS)[number]

const sectionsBeside = (written: HTMLElement, toward: Direction['toward']): HTMLElement[] => {
  const beside: HTMLElement[] = []
  for (let next = written[toward]; next instanceof HTMLElement; next = next[toward]) beside.push(next)
  return beside
}

/**
 * Removes sections that are out of view from the page's layout while somebody writes; the visible part stays in place.
 */
class Rest {
  /** Sections that have been in view since they were last left out. */
  private readonly read = new WeakSet<Element>()
  private bringBack: (() => void)[] = []
  private request = 0
  private timer = 0
  private lastKey = 0

  begin(written: HTMLElement): void {
    this.lastKey = performance.now()
    if (this.timer !== 0) return
    this.timer = window.setTimeout(this.endInPause, PAUSE)
    if (!('requestIdleCallback' in window)) return
    // The first key is painted before: this makes those that follow faster.
    const leaveOut = (): void => {
      if (isNear(written)) for (const direction of DIRECTIONS) this.leaveOut(written, direction)
    }
    this.request = requestIdleCallback(leaveOut, { timeout: LONGEST_WAIT })
  }

  readonly end = (): void => {
    clearTimeout(this.timer)
    this.timer = 0
    if (this.request !== 0) cancelIdleCallback(this.request)
    this.request = 0
    for (const bringBack of this.bringBack) bringBack()
    this.bringBack = []
  }

  readonly noteRead = (event: Event): void => {
    if (event instanceof ContentVisibilityAutoStateChangeEvent && !event.skipped && event.target instanceof Element)
      this.read.add(event.target)
  }

  /** Leaves out the far sections on one side; the last near section gets a margin as high as they were. */
  private leaveOut(written: HTMLElement, { toward, margin }: Direction): void {
    const beside = sectionsBeside(written, toward)
    const first = beside.findIndex(section => !isNear(section))
    if (first < 0) return
    const edge = beside[first - 1] ?? written
    const beyond = beside.slice(first)
    const boxes = new Set(beyond.filter(section => this.read.has(section)).slice(READ_AT_ONCE))
    const out = beyond.filter(section => !boxes.has(section))
    const room = out.reduce((sum, section) => sum + section.getBoundingClientRect().height, 0)
    for (const section of out) section.hidden = true
    for (const section of boxes) section.style.contentVisibility = 'hidden'
    edge.style[margin] = room > 0 ? `${room}px` : ''
    this.bringBack.push(() => {
      edge.style[margin] = ''
      for (const section of boxes) section.style.contentVisibility = ''
      for (const section of out) {
        section.hidden = false
        this.read.delete(section)
      }
    })
  }

  private readonly endInPause = (): void => {
    const rest = this.lastKey + PAUSE - performance.now()
    if (rest > 0) this.timer = window.setTimeout(this.endInPause, rest)
    else this.end()
  }
}

/**
 * Leaves the sections out of view out of the layout while somebody writes, and restores them at any other input and
 * after a pause. A browser goes at every key through all sections and all that is laid out before the caret, three
 * windows more than are visible.
 */
export const restWhileTyping = (): Plugin =>
  new Plugin({
    view: view => {
      const rest = new Rest()
      const stop = new AbortController()
      const options = { signal: stop.signal, capture: true, passive: true }
      const handleKey = (event: KeyboardEvent): void => {
        const { target } = event
        const isHere = target instanceof Element && view.dom.contains(target)
        const written = isHere && isWriting(event) ? findWritten(view, target) : null
        // Where the page lays everything out, for a screen reader, nothing is left out.
        if (written instanceof HTMLElement && getComputedStyle(written).contentVisibility === 'auto')
          rest.begin(written)
        else rest.end()
      }
      // A long line scrolls within its own field.
      const handleScroll = ({ target }: Event): void => {
        if (target instanceof Node && target.contains(view.dom)) rest.end()
      }
      document.addEventListener('keydown', handleKey, options)
      window.addEventListener('scroll', handleScroll, options)
      view.dom.addEventListener('contentvisibilityautostatechange', rest.noteRead, options)
      for (const type of ['pointerdown', 'wheel', 'focusout', 'resize', 'beforeprint']) {
        window.addEventListener(type, rest.end, options)
      }
      return {
        // Another section may have to keep the room.
        update: ({ state }, before) => {
          if (state.doc.childCount !== before.doc.childCount) rest.end()
        },
        destroy: () => {
          stop.abort()
          rest.end()
        },
      }
    },
  })
