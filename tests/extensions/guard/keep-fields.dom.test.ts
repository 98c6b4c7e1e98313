import { describe, expect, it } from 'vitest'
import { createTestEditor } from '../../support/create-test-editor.ts'

const TEXT = '<p>ab<span data-field="text" data-name="n">x</span>cd</p><p>ef</p>'
const SWITCH = '<p>ab</p><div data-field="switch" data-name="s" data-value="1"><p>cd</p><p>ef</p></div><p>gh</p>'
const BOXES = '<ul data-field="checkboxes"><li data-value="1">ab</li><li data-value="2">cd</li></ul><p>ef</p>'
const INLINE = '<p>ab<span data-field="switch" data-name="s" data-value="0">cd</span>ef</p>'

describe('the guard of the fields', () => {
  it.each([
    ['a text field', TEXT, 3, 6],
    ['everything', TEXT, 1, 12],
    ['a checkbox item', BOXES, 4, 8],
    ['a whole switch', SWITCH, 2, 17],
  ])('refuses to delete %s', (_, html, from, to) => {
    const { editor, hint, html: now } = createTestEditor(html)
    const before = now()
    editor.view.dispatch(editor.state.tr.delete(from, to))
    expect(now()).toBe(before)
    expect(hint()).toMatch(/^removed \d/)
  })

  it('refuses to make a second field of a name', () => {
    const { editor, hint, html } = createTestEditor(SWITCH)
    const before = html()
    const { doc, tr } = editor.state
    editor.view.dispatch(tr.insert(doc.content.size - 1, doc.child(0).child(1)))
    expect(html()).toBe(before)
    expect(hint()).toBe('doubled 1')
  })

  it('refuses to split a checkbox item in two', () => {
    const { editor, hint, values } = createTestEditor(BOXES)
    editor.view.dispatch(editor.state.tr.split(4))
    expect(values()).toEqual({ checkboxes: [1, 1], total: 3 })
    expect(hint()).toBe('doubled 1')
  })

  it.each([
    ['text after a switch', SWITCH, 16, 18, SWITCH.replace('<p>gh</p>', '')],
    ['text inside a switch', INLINE, 5, 7, INLINE.replace('cd', '')],
  ])('lets %s go', (_, html, from, to, after) => {
    const { editor, hint, html: now } = createTestEditor(html)
    editor.view.dispatch(editor.state.tr.delete(from, to))
    expect(now()).toBe(after)
    expect(hint()).toBe('')
  })

  it('leaves what follows an inline switch outside it', () => {
    const { editor, html } = createTestEditor(INLINE)
    const before = html()
    editor.commands.setTextSelection(7)
    editor.commands.joinForward()
    expect(html()).toBe(before)
  })

  it('lets undo take back what was pasted', () => {
    const { editor, html } = createTestEditor(TEXT)
    const before = html()
    editor.commands.insertContentAt(2, 'x')
    editor.commands.undo()
    expect(html()).toBe(before)
  })
})
