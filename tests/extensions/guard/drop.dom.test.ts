import { describe, expect, it, vi } from 'vitest'
import { createTestEditor } from '../../support/create-test-editor.ts'

const LINE = `<p>ab<span data-field="text" data-name="n">\${x}</span>cd</p><p>ef</p>`

/** Drags the text of a range to a position, where jsdom, which lays nothing out, has no pointer. */
const drag = (range: { from: number; to: number }, position: number, isCopy = false) => {
  const { editor, ...page } = createTestEditor(LINE)
  editor.commands.setTextSelection(range)
  const { view } = editor
  vi.spyOn(view, 'posAtCoords').mockReturnValue({ pos: position, inside: -1 })
  view.dragging = { slice: view.state.selection.content(), move: !isCopy }
  const drop = new MouseEvent('drop', { bubbles: true, cancelable: true, ctrlKey: isCopy })
  view.dom.dispatchEvent(Object.assign(drop, { dataTransfer: { getData: () => '', files: [] } }))
  return page
}

describe('a drop', () => {
  it('moves text', () => {
    expect(drag({ from: 2, to: 4 }, 10).html()).toBe(LINE.replace('ab', '').replace('ef', 'eabf'))
  })

  it('moves no field, and says so', () => {
    const { html, hint } = drag({ from: 3, to: 6 }, 10)
    expect(html()).toBe(LINE)
    expect(hint()).toBe('removed 1')
  })

  it('of a copy leaves the field where it is and takes its words along', () => {
    expect(drag({ from: 3, to: 6 }, 10, true).html()).toBe(LINE.replace('ef', 'ebxcf'))
  })
})
