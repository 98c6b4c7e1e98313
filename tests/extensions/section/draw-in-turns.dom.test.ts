import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { createTestEditor } from '../../support/create-test-editor.ts'

const BLOCKS_A_SECTION = 20
const LONG = Array.from({ length: BLOCKS_A_SECTION * 20 }, (_, index) => `<p>${index}</p>`).join('')

/** What waits for the browser to be idle: jsdom has no such moments of its own. */
let idle: IdleRequestCallback[] = []

vi.stubGlobal('requestIdleCallback', (turn: IdleRequestCallback) => idle.push(turn))
vi.stubGlobal('cancelIdleCallback', () => undefined)
vi.stubGlobal('requestAnimationFrame', (start: () => void) => {
  start()
  return 0
})
vi.stubGlobal('ContentVisibilityAutoStateChangeEvent', class extends Event {})

// The page is the next file's, too.
afterAll(() => vi.unstubAllGlobals())

beforeEach(() => {
  idle = []
})

const open = (html: string) => {
  const made = createTestEditor(html)
  return {
    ...made,
    drawn: (): number => made.element.querySelectorAll('.rj-section > p').length,
    boxes: (): number => made.element.querySelectorAll('.rj-section').length,
    becomeIdle: (milliseconds = 50): void => {
      for (const turn of idle.splice(0)) turn({ didTimeout: false, timeRemaining: () => milliseconds })
    },
  }
}

it('draws the beginning of a long document at once, with room for the rest', () => {
  const { drawn, boxes } = open(LONG)
  expect([drawn(), boxes()]).toStrictEqual([BLOCKS_A_SECTION * 3, 20])
})

it('draws the rest while the browser is idle, and then rests', () => {
  const { editor, drawn, becomeIdle } = open(LONG)
  let isDrawn = false
  editor.on('drawn', () => {
    isDrawn = true
  })
  becomeIdle()
  expect([drawn(), isDrawn]).toStrictEqual([BLOCKS_A_SECTION * 4, false])
  for (let turn = 0; turn < 16; turn++) becomeIdle()
  expect([drawn(), isDrawn]).toStrictEqual([BLOCKS_A_SECTION * 20, true])
  expect(idle).toHaveLength(0)
})

it('draws nothing in a moment too short for it', () => {
  const { drawn, becomeIdle } = open(LONG)
  becomeIdle(1)
  expect(drawn()).toBe(BLOCKS_A_SECTION * 3)
  becomeIdle()
  expect(drawn()).toBe(BLOCKS_A_SECTION * 4)
})

it('draws nothing while keys are pressed', () => {
  const { element, drawn, press, becomeIdle } = open(LONG)
  press(element, 'a')
  becomeIdle()
  expect(drawn()).toBe(BLOCKS_A_SECTION * 3)
})

it('fills the boxes that stand there already', () => {
  const { element, becomeIdle } = open(LONG)
  const boxes = [...element.querySelectorAll('.rj-section')]
  becomeIdle()
  expect([...element.querySelectorAll('.rj-section')]).toStrictEqual(boxes)
  expect(boxes[3]?.hasAttribute('contenteditable')).toBe(false)
})

it('draws what Tab comes to, as far as the next field', () => {
  const field = '<p><span data-field="text" data-name="a">1</span></p>'
  const { element, press } = open(`${LONG}${field}`)
  press(element, 'Tab', { shiftKey: true })
  expect(element.querySelector('.rj-section:last-child .rj-text')).not.toBeNull()
})

it('draws all that is to be printed', () => {
  const { drawn } = open(LONG)
  window.dispatchEvent(new Event('beforeprint'))
  expect(drawn()).toBe(BLOCKS_A_SECTION * 20)
})

it('draws a section once it comes into view', () => {
  const { element, drawn } = open(LONG)
  const last = element.querySelector('.rj-section:last-child')
  last?.dispatchEvent(new ContentVisibilityAutoStateChangeEvent('contentvisibilityautostatechange', { bubbles: true }))
  expect(drawn()).toBe(BLOCKS_A_SECTION * 4)
  expect(element.querySelector('.rj-section:last-child')?.textContent).toContain('399')
})

it('draws what is written into a section that waits, and loses nothing', () => {
  const { editor, element, html, becomeIdle } = open(LONG)
  const end = editor.state.doc.content.size - 2
  editor.view.dispatch(editor.state.tr.insertText('!', end))
  expect(element.querySelector('.rj-section:last-child')?.textContent).toContain('399!')
  becomeIdle()
  expect(html()).toBe(LONG.replace('399', '399!'))
})

it('draws a short document whole', () => {
  const { drawn } = open('<p>1</p><p>2</p>')
  expect(drawn()).toBe(2)
})
