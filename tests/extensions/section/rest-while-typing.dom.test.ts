import { beforeEach, expect, it, vi } from 'vitest'
import { createTestEditor } from '../../support/create-test-editor.ts'

const BLOCKS_A_SECTION = 20
const SECTIONS = 20
const SECTION_HEIGHT = 400
const LONG = Array.from({ length: BLOCKS_A_SECTION * SECTIONS }, (_, index) => `<p>${index}</p>`).join('')
/** The window, 768 high, begins at the top of this section. */
const SEEN_FIRST = 8
/** What is left out above and below: all but those in view and one to each side. */
const ABOVE = [0, 1, 2, 3, 4, 5, 6]
const BELOW = [11, 12, 13, 14, 15, 16, 17, 18, 19]

const open = () => {
  const made = createTestEditor(LONG)
  const sections = [...made.element.querySelectorAll<HTMLElement>('.rj-section')]
  sections.forEach((section, index) => {
    const top = (index - SEEN_FIRST) * SECTION_HEIGHT
    section.getBoundingClientRect = () => new DOMRect(0, top, 600, SECTION_HEIGHT)
  })
  const middle = SEEN_FIRST * BLOCKS_A_SECTION + 1
  const [place] = made.editor.$doc.querySelectorAll('paragraph').slice(middle)
  made.editor.commands.setTextSelection(place?.from ?? 0)
  // Only now: where it is there before, sections are drawn in turns.
  vi.stubGlobal('requestIdleCallback', (act: () => void) => {
    act()
    return 0
  })
  return {
    ...made,
    dom: made.editor.view.dom,
    resting: (): number[] => sections.flatMap((section, index) => (section.hidden ? [index] : [])),
    sections,
  }
}

/** With somebody writing in it. */
const openTyping = () => {
  const opened = open()
  opened.press(opened.dom, 'a')
  expect(opened.resting()).toStrictEqual([...ABOVE, ...BELOW])
  return opened
}

/** What the page's style says of sections; a screen reader's mode says otherwise. */
let contentVisibility: string

class StateChange extends Event {
  readonly skipped = false
}

beforeEach(() => {
  contentVisibility = 'auto'
  vi.useFakeTimers()
  vi.spyOn(window, 'getComputedStyle').mockImplementation(() => ({ contentVisibility }) as CSSStyleDeclaration)
  vi.stubGlobal('ContentVisibilityAutoStateChangeEvent', StateChange)
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

it('leaves out what is well out of view while keys write, and keeps its room', () => {
  const { sections, dom, press } = openTyping()
  const rooms = () => sections.map(({ style }) => [style.marginBlockStart, style.marginBlockEnd])
  expect(rooms()[ABOVE.length]).toStrictEqual([`${ABOVE.length * SECTION_HEIGHT}px`, ''])
  expect(rooms()[SECTIONS - 1 - BELOW.length]).toStrictEqual(['', `${BELOW.length * SECTION_HEIGHT}px`])
  press(dom, 'Escape')
  expect(rooms().flat().join('')).toBe('')
})

it('leaves most of what has been read its boxes, and takes more of them away the next time', () => {
  const { sections, dom, press, resting } = open()
  for (const section of sections)
    section.dispatchEvent(new StateChange('contentvisibilityautostatechange', { bubbles: true }))
  press(dom, 'a')
  expect(resting()).toStrictEqual([3, 4, 5, 6, 11, 12, 13, 14])
  press(dom, 'Escape')
  press(dom, 'a')
  expect(resting()).toStrictEqual([...ABOVE, ...BELOW.slice(0, 8)])
})

it('leaves nothing out where the page lays out all of it', () => {
  contentVisibility = 'visible'
  const { dom, press, resting } = open()
  press(dom, 'a')
  expect(resting()).toStrictEqual([])
})

it('leaves nothing out of a selection that goes into another section', () => {
  const { editor, dom, press, resting } = open()
  editor.commands.setTextSelection({ from: 1, to: editor.state.selection.to })
  press(dom, 'a')
  expect(resting()).toStrictEqual([])
})

it('brings it back when the number of sections changes', () => {
  const { editor, resting } = openTyping()
  editor.commands.insertContentAt(editor.state.selection.from, '<p>a</p>'.repeat(2 * BLOCKS_A_SECTION))
  expect(editor.state.doc.childCount).toBeGreaterThan(SECTIONS)
  expect(resting()).toStrictEqual([])
})

it('stays as it is while a line scrolls in its own field', () => {
  const { dom, resting } = openTyping()
  dom.querySelector('p')?.dispatchEvent(new Event('scroll'))
  expect(resting()).not.toHaveLength(0)
})

it.each(['Escape', 'Tab', 'PageDown', 'F3'])('brings it back at %s', key => {
  const { dom, press, resting } = openTyping()
  press(dom, key)
  expect(resting()).toStrictEqual([])
})

it.each(['z', 'f', 'End'])('brings it back at Control with %s', key => {
  const { dom, press, resting } = openTyping()
  press(dom, key, { ctrlKey: true })
  expect(resting()).toStrictEqual([])
})

it.each(['pointerdown', 'wheel', 'scroll', 'focusout', 'beforeprint'])('brings it back at a %s', type => {
  const { dom, resting } = openTyping()
  dom.dispatchEvent(new Event(type, { bubbles: true }))
  expect(resting()).toStrictEqual([])
})

it('brings it back in a pause, and not before', () => {
  const { dom, press, resting } = openTyping()
  vi.advanceTimersByTime(900)
  press(dom, 'Backspace')
  vi.advanceTimersByTime(900)
  expect(resting()).not.toHaveLength(0)
  vi.advanceTimersByTime(200)
  expect(resting()).toStrictEqual([])
})

it('leaves all as it is for keys written elsewhere', () => {
  const { press, resting } = open()
  press(document.body, 'a')
  expect(resting()).toStrictEqual([])
})

it('changes nothing in the document', () => {
  const { editor, dom, press, resting } = open()
  const before = editor.state.doc
  press(dom, 'a')
  expect(resting()).not.toHaveLength(0)
  press(dom, 'Escape')
  expect(editor.state.doc).toBe(before)
})
