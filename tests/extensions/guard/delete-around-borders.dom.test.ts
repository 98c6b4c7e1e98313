import { describe, expect, it } from 'vitest'
import { deleteAroundBorders } from '#extensions/guard/delete-around-borders.ts'
import { createTestEditor } from '../../support/create-test-editor.ts'

const line = (before: string, inside: string, after: string): string =>
  `<p>${before}<span data-field="switch" data-name="i" data-value="0">${inside}</span>${after}</p>`
const block = (before: string, inside: string[], after: string): string =>
  `<p>${before}</p><div data-field="switch" data-name="s" data-value="1">${inside.map(text => `<p>${text}</p>`).join('')}</div><p>${after}</p>`

const SELECTIONS: [name: string, html: string, from: number, to: number, after: string][] = [
  ['into a switch in a line', line('ab', 'cd', 'ef'), 3, 6, line('a', 'd', 'ef')],
  ['out of a switch in a line', line('ab', 'cd', 'ef'), 6, 9, line('ab', 'c', 'f')],
  ['into a switch', block('ab', ['cd', 'ef'], 'gh'), 3, 8, block('a', ['d', 'ef'], 'gh')],
  ['out of a switch', block('ab', ['cd', 'ef'], 'gh'), 12, 17, block('ab', ['cd', 'e'], 'h')],
]

describe('a selection over the border of a switch', () => {
  it.each(SELECTIONS)('%s is deleted on either side, and no text changes sides', (_, html, from, to, after) => {
    const { editor, html: now } = createTestEditor(html)
    editor.commands.setTextSelection({ from, to })
    const { tr } = editor.state
    expect(deleteAroundBorders(tr)).toBe(true)
    editor.view.dispatch(tr)
    expect(now()).toBe(after)
    expect(editor.state.selection.from).toBe(from)
    editor.commands.undo()
    expect(now()).toBe(html)
  })

  it.each([
    ['around a whole switch', 2, 9],
    ['within a switch', 5, 7],
    ['in text', 2, 4],
  ])('is none %s', (_, from, to) => {
    const { editor } = createTestEditor(line('ab', 'cd', 'ef'))
    editor.commands.setTextSelection({ from, to })
    const { tr } = editor.state
    expect(deleteAroundBorders(tr)).toBe(false)
    expect(tr.docChanged).toBe(false)
  })
})
