import { undoNoScroll } from '@tiptap/pm/history'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTestEditor } from '../../support/create-test-editor.ts'
import { FIELD_TEXTS } from '../../support/field-texts.ts'

const BOLD = '<meta charset="utf-8"><p style="font-weight:700">粗</p>'

const paste = (dom: Element, html: string, text: string): boolean => {
  const clipboard: Record<string, string> = { 'text/html': html, 'text/plain': text }
  // A browser hands nothing out once the event is over.
  let isOver = false
  const clipboardData = { getData: (type: string) => (isOver ? '' : (clipboard[type] ?? '')), files: [] }
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData })
  dom.dispatchEvent(event)
  isOver = true
  return event.defaultPrevented
}

/** An editor of a page in which nothing was pasted yet. */
const freshEditor = async (html: string) => {
  vi.resetModules()
  const { parse, toHtml } = await import('#extensions/index.ts')
  const { createEditor, readDocument } = await import('../../../src/features/document-editor/document/create-editor.ts')
  const context = { ...FIELD_TEXTS, onSource: () => undefined, onJump: () => undefined }
  const editor = createEditor(parse(html), { context })
  const element = document.body.appendChild(document.createElement('article'))
  editor.mount(element)
  onTestFinished(() => {
    editor.destroy()
    element.remove()
  })
  return { editor, html: () => toHtml(readDocument(editor)) }
}

describe('a paste that waits for its reader', () => {
  it('comes before what was typed while it was loaded, as one step', async () => {
    const { editor, html } = await freshEditor('<p>ab</p>')
    editor.commands.setTextSelection(3)
    expect(paste(editor.view.dom, BOLD, '粗')).toBe(true)
    editor.view.dispatch(editor.state.tr.insertText('c'))
    expect(html()).toBe('<p>acb</p>')
    await vi.waitFor(() => expect(html()).toBe('<p>a<strong>粗</strong>cb</p>'))
    editor.view.dispatch(editor.state.tr.insertText('d'))
    expect(html()).toBe('<p>a<strong>粗</strong>cdb</p>')
    editor.commands.undo()
    expect(html()).toBe('<p>a<strong>粗</strong>cb</p>')
    editor.commands.undo()
    expect(html()).toBe('<p>acb</p>')
    editor.commands.undo()
    expect(html()).toBe('<p>ab</p>')
  })

  it('keeps its order with another one, takes the place of what was selected and leads the caret behind itself', async () => {
    const { editor, html } = await freshEditor('<p>abc</p>')
    editor.commands.setTextSelection({ from: 3, to: 4 })
    paste(editor.view.dom, BOLD, '粗')
    paste(editor.view.dom, '<i>斜</i>', '斜')
    await vi.waitFor(() => expect(html()).toBe('<p>a<strong>粗</strong><em>斜</em>c</p>'))
    expect(editor.state.selection.from).toBe(5)
  })

  it('leaves what was typed over the selection meanwhile', async () => {
    const { editor, html } = await freshEditor('<p>abc</p>')
    editor.commands.setTextSelection({ from: 3, to: 4 })
    paste(editor.view.dom, BOLD, '粗')
    editor.view.dispatch(editor.state.tr.insertText('x'))
    await vi.waitFor(() => expect(html()).toBe('<p>a<strong>粗</strong>xc</p>'))
  })

  it('goes where it was asked for when the caret has gone elsewhere', async () => {
    const { editor, html } = await freshEditor('<p>ab</p><p>ef</p>')
    editor.commands.setTextSelection(4)
    paste(editor.view.dom, BOLD, '粗')
    editor.commands.setTextSelection(7)
    editor.view.dispatch(editor.state.tr.insertText('x'))
    await vi.waitFor(() => expect(html()).toBe('<p>ab<strong>粗</strong></p><p>exf</p>'))
    expect(editor.state.selection.$from.parent.textContent).toBe('exf')
  })

  it('is one step with the answer about fields in whose place it came', async () => {
    const before = `<p>ab<span data-field="text" data-name="n">\${x}</span>cd</p>`
    const { editor, html } = await freshEditor(before)
    editor.commands.setTextSelection({ from: 3, to: 6 })
    paste(editor.view.dom, BOLD, '粗')
    await vi.waitFor(() => expect(html()).toContain('粗'))
    await Promise.resolve()
    editor.view.dom.parentElement?.querySelector<HTMLElement>('.rj-field-answers button')?.click()
    expect(html()).toBe('<p>a<strong>粗</strong>d</p>')
    // This page lays nothing out, so there is nowhere to scroll.
    undoNoScroll(editor.state, editor.view.dispatch)
    expect(html()).toBe(before)
  })

  it('is plain at once with Shift held', async () => {
    const { editor, html } = await freshEditor('<p>ab</p>')
    editor.commands.setTextSelection(3)
    const shift = (type: string, isHeld: boolean) =>
      editor.view.dom.dispatchEvent(
        new KeyboardEvent(type, {
          key: isHeld ? 'V' : 'Shift',
          keyCode: isHeld ? 86 : 16,
          shiftKey: isHeld,
          bubbles: true,
        }),
      )
    shift('keydown', true)
    paste(editor.view.dom, BOLD, '粗')
    expect(html()).toBe('<p>a粗b</p>')
    shift('keyup', false)
    paste(editor.view.dom, BOLD, '粗')
    await vi.waitFor(() => expect(html()).toBe('<p>a粗<strong>粗</strong>b</p>'))
  })

  it('is plain with Shift held once its reader is there', () => {
    const { editor, html } = createTestEditor('<p>ab</p>')
    editor.commands.setTextSelection(3)
    editor.view.dom.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'V', keyCode: 86, shiftKey: true, bubbles: true }),
    )
    paste(editor.view.dom, BOLD, '粗')
    expect(html()).toBe('<p>a粗b</p>')
  })
})
