import { describe, expect, it } from 'vitest'
import { createTestEditor } from '../support/create-test-editor.ts'

const open = (html: string, caret: number) => {
  const made = createTestEditor(html)
  made.editor.commands.setTextSelection(caret)
  return {
    ...made,
    key: (key: string, held: KeyboardEventInit = {}): boolean => made.press(made.editor.view.dom, key, held),
  }
}
const held = { ctrlKey: true }

describe('the keys of ordinary text', () => {
  it.each([
    ['b', held, 'strong'],
    ['i', held, 'em'],
    ['u', held, 'u'],
    ['s', { ...held, shiftKey: true }, 's'],
    [',', held, 'sub'],
    ['.', held, 'sup'],
  ])('%s marks what is selected, and takes the mark back', (key, modifiers, tag) => {
    const { editor, html, key: press } = open('<p>abc</p>', 2)
    editor.commands.setTextSelection({ from: 2, to: 5 })
    press(key, modifiers)
    expect(html()).toBe(`<p><${tag}>abc</${tag}></p>`)
    press(key, modifiers)
    expect(html()).toBe('<p>abc</p>')
  })

  it('make a line a heading and ordinary again', () => {
    const { html, key } = open('<p>abc</p>', 3)
    key('2', { ...held, altKey: true })
    expect(html()).toBe('<h2>abc</h2>')
    key('0', { ...held, altKey: true })
    expect(html()).toBe('<p>abc</p>')
  })

  it('undo and redo', () => {
    const { editor, html, key } = open('<p>abc</p>', 3)
    editor.commands.insertContent('!')
    key('z', held)
    expect(html()).toBe('<p>abc</p>')
    key('y', held)
    expect(html()).toBe('<p>a!bc</p>')
    key('z', held)
    key('z', { ...held, shiftKey: true })
    expect(html()).toBe('<p>a!bc</p>')
  })

  it('end a line within its paragraph, with its marks', () => {
    const { editor, html, key } = open('<p><strong>ab</strong></p>', 3)
    key('Enter', { shiftKey: true })
    editor.view.dispatch(editor.state.tr.insertText('c'))
    expect(html()).toBe('<p><strong>a</strong><br><strong>cb</strong></p>')
  })

  it('quote a line and free it', () => {
    const { html, key } = open('<p>abc</p>', 3)
    key('b', { ...held, shiftKey: true })
    expect(html()).toBe('<blockquote><p>abc</p></blockquote>')
    key('b', { ...held, shiftKey: true })
    expect(html()).toBe('<p>abc</p>')
  })

  it('join a line to the quote before it, on its last line', () => {
    const { editor, html, key } = open('<blockquote><p>ab</p></blockquote><p>cd</p>', 8)
    expect(editor.state.selection.$from.parent.textContent).toBe('cd')
    key('Backspace')
    expect(html()).toBe('<blockquote><p>abcd</p></blockquote>')
    expect(editor.state.selection.$from.parentOffset).toBe(2)
  })

  it('split a quote at its second line', () => {
    const { html, key } = open('<blockquote><p>ab</p><p>cd</p></blockquote>', 7)
    key('Backspace')
    expect(html()).toBe('<blockquote><p>ab</p></blockquote><p>cd</p>')
  })
})
