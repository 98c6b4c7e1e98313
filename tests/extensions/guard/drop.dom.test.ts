import { describe, expect, it, vi } from 'vitest'
import { createTestEditor } from '../../support/create-test-editor.ts'

const LINE = `<p>ab<span data-field="text" data-name="n">\${x}</span>cd</p><p>ef</p>`

/** Drags the text of a range to a position, where jsdom, which lays nothing out, has no pointer. */
const drag = (range: { from: number; to: number }, position: number, isCopy = false, line = LINE) => {
  const opened = createTestEditor(line)
  const { editor } = opened
  editor.commands.setTextSelection(range)
  const { view } = editor
  vi.spyOn(view, 'coordsAtPos').mockReturnValue({ left: 0, right: 0, top: 0, bottom: 0 })
  vi.spyOn(view, 'posAtCoords').mockReturnValue({ pos: position, inside: -1 })
  view.dragging = { slice: view.state.selection.content(), move: !isCopy }
  const drop = new MouseEvent('drop', { bubbles: true, cancelable: true, ctrlKey: isCopy })
  view.dom.dispatchEvent(Object.assign(drop, { dataTransfer: { getData: () => '', files: [] } }))
  return opened
}

describe('a drop', () => {
  it('moves text', () => {
    expect(drag({ from: 2, to: 4 }, 10).html()).toBe(LINE.replace('ab', '').replace('ef', 'eabf'))
  })

  it('takes the fields of the passage along, and one undo brings it back', () => {
    const { editor, html, hint } = drag({ from: 3, to: 6 }, 10)
    const moved = `<p>ad</p><p>eb<span data-field="text" data-name="n">\${x}</span>cf</p>`
    expect(html()).toBe(moved)
    expect(hint()).toBe('')
    editor.commands.undo()
    expect(html()).toBe(LINE)
    editor.commands.redo()
    expect(html()).toBe(moved)
  })

  it('on the passage itself changes nothing', () => {
    expect(drag({ from: 3, to: 6 }, 4).html()).toBe(LINE)
  })

  it('of a passage that crosses the border of a switch moves no field, and says so', () => {
    const line = `<p>ab<span data-field="switch" data-name="s" data-value="0">cd</span></p><p>ef</p>`
    const { html, hint } = drag({ from: 2, to: 5 }, 11, false, line)
    expect(html()).toBe(line)
    expect(hint()).toBe('crossed 1')
  })

  it('of a copy leaves the field where it is and takes its words along', () => {
    expect(drag({ from: 3, to: 6 }, 10, true).html()).toBe(LINE.replace('ef', 'ebxcf'))
  })
})
