import { describe, expect, it } from 'vitest'
import { parse, toHtml } from '#extensions/index.ts'
import { createTestEditor } from '../support/create-test-editor.ts'

const BREAK = '<hr data-break="page">'

describe('a page break', () => {
  it('is itself in the markup, and no other line across the page', () => {
    const html = `<p>一</p>${BREAK}<hr><p>二</p>`
    expect(toHtml(parse(html))).toBe(html)
    expect(parse(html).content?.map(({ type }) => type)).toEqual([
      'paragraph',
      'pageBreak',
      'horizontalRule',
      'paragraph',
    ])
    expect(toHtml(parse('<hr data-break="column">'))).toBe('<hr>')
  })

  it.each([
    ['within a line', '<p>甲乙</p>', 3, `<p>甲</p>${BREAK}<p>·乙</p>`],
    ['at its end', '<p>甲</p><p>乙</p>', 3, `<p>甲</p>${BREAK}<p>·</p><p>乙</p>`],
    ['at its start', '<p>甲</p>', 2, `${BREAK}<p>·甲</p>`],
    ['in a heading', '<h2>甲乙</h2>', 3, `<h2>甲</h2>${BREAK}<h2>·乙</h2>`],
    ['not in a list', '<ul><li><p>甲</p></li></ul>', 5, '<ul><li><p>甲<br>·</p></li></ul>'],
  ])('comes by Ctrl+Enter %s, with the caret behind it', (_, before, caret, after) => {
    const { editor, press, html } = createTestEditor(before)
    editor.commands.setTextSelection(caret)
    press(editor.view.dom, 'Enter', { ctrlKey: true })
    const written = html()
    editor.view.dispatch(editor.state.tr.insertText('·'))
    expect(html()).toBe(after)
    editor.commands.undo()
    expect([before, written]).toContain(html())
  })
})
