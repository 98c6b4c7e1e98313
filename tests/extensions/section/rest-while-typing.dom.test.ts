import { beforeEach, expect, it, vi } from 'vitest'
import { createTestEditor } from '../../support/create-test-editor.ts'

const BLOCKS_A_SECTION = 20
const SECTIONS = 12
const SECTION_HEIGHT = 400
const LONG = Array.from({ length: BLOCKS_A_SECTION * SECTIONS }, (_, index) => `<p>${index}</p>`).join('')
/** The window, 768 high, begins at the top of this section. */
const SEEN_FIRST = 5

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
  return {
    ...made,
    dom: made.editor.view.dom,
    resting: (): number[] =>
      sections.flatMap((section, index) => (section.classList.contains('rj-resting') ? [index] : [])),
  }
}

/** With somebody writing in it. */
const openTyping = () => {
  const opened = open()
  opened.press(opened.dom, 'a')
  expect(opened.resting()).toStrictEqual([0, 1, 2, 3, 8, 9, 10, 11])
  return opened
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

it('leaves out what is well out of view while keys write', () => {
  openTyping()
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
