import type { Editor } from '@tiptap/core'
import { redoNoScroll, undoNoScroll } from '@tiptap/pm/history'
import { describe, expect, it } from 'vitest'
import { createTestEditor } from '../../support/create-test-editor.ts'

const text = (name: string): string => `<span data-field="text" data-name="${name}">\${${name}}</span>`
const TWO = `<p>ab${text('n')}cd</p><p>ef${text('m')}gh</p>`
const TABLE =
  '<p>ab</p><table><tbody><tr><td><p>cd</p></td><td><p>ef</p></td></tr><tr><td><p>gh</p></td><td><p>ij</p></td></tr></tbody></table><p>kl</p>'
const UP = { ctrlKey: true, shiftKey: true }

// This page lays nothing out, so there is nowhere to scroll.
const undo = ({ state, view }: Editor): boolean => undoNoScroll(state, view.dispatch)
const redo = ({ state, view }: Editor): boolean => redoNoScroll(state, view.dispatch)

const paste = (dom: Element, words: string): void => {
  const clipboardData = { getData: (type: string) => (type === 'text/plain' ? words : ''), files: [] }
  dom.dispatchEvent(Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }))
}

const compose = (dom: Element, type: string): boolean => dom.dispatchEvent(new Event(type, { bubbles: true }))

describe('what is pasted over a selection with fields', () => {
  it('takes the place of its words, and the fields are asked about', () => {
    const { editor, html, hint, press } = createTestEditor(TWO)
    editor.commands.setTextSelection({ from: 3, to: 12 })
    paste(editor.view.dom, 'xy')
    expect(html()).toBe(`<p>axy${text('n')}${text('m')}gh</p>`)
    expect(hint()).toBe('removed 2')
    press(editor.view.dom, 'Backspace', UP)
    expect(html()).toBe('<p>axygh</p>')
    undo(editor)
    expect(html()).toBe(TWO)
    redo(editor)
    expect(html()).toBe('<p>axygh</p>')
  })

  it.each([
    ['words and fields', TWO, 3, 12],
    ['fields alone', TWO, 4, 5],
    ['a field and words behind it', TWO, 4, 7],
    ['words on both sides of a field', TWO, 3, 6],
    ['cells', TABLE, 9, 21],
  ])('is one step of undo: %s', async (_, before, from, to) => {
    const { editor, html } = createTestEditor(before)
    editor.view.dispatch(editor.state.tr.insertText('z', editor.state.doc.content.size - 2))
    const typed = html()
    editor.commands.setTextSelection({ from, to })
    paste(editor.view.dom, 'x')
    await Promise.resolve()
    expect(html()).not.toBe(typed)
    undo(editor)
    expect(html()).toBe(typed)
    redo(editor)
    editor.view.dispatch(editor.state.tr.insertText('w', 1))
    undo(editor)
    undo(editor)
    expect(html()).toBe(typed)
  })
})

describe('what an input method writes over a selection with fields', () => {
  it('is one step of undo with the deletion, and the fields are asked about', () => {
    const { editor, element, html, hint } = createTestEditor(TWO)
    const { view } = editor
    editor.commands.setTextSelection({ from: 3, to: 12 })
    compose(view.dom, 'compositionstart')
    view.dispatch(editor.state.tr.insertText('云').setMeta('composition', 1))
    view.dispatch(editor.state.tr.insertText('杉').setMeta('composition', 1))
    compose(view.dom, 'compositionend')
    expect(html()).toBe(`<p>a云杉${text('n')}${text('m')}gh</p>`)
    expect(hint()).toBe('removed 2')
    element.querySelector<HTMLElement>('.rj-field-answers button')?.click()
    expect(html()).toBe('<p>a云杉gh</p>')
    undo(editor)
    expect(html()).toBe(TWO)
  })
})
