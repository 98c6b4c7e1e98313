import { describe, expect, it, vi } from 'vitest'
import { tableAsText } from '#extensions/paste/ask-large-table-view.ts'
import { createTestEditor } from '../../support/create-test-editor.ts'

// jsdom has no layout to scroll a caret into.
Object.assign(Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => new DOMRect(),
})

const row = (cells: number, text: string): string => `<tr>${`<td>${text}</td>`.repeat(cells)}</tr>`
const table = (rows: number): string => `<table>${row(10, '甲').repeat(rows)}</table>`

const pasteInto = (html: string, pasted: string, text = '') => {
  const opened = createTestEditor(html)
  const { editor, element } = opened
  editor.commands.setTextSelection(3)
  const clipboardData = {
    getData: (type: string) => ({ 'text/html': pasted, 'text/plain': text })[type] ?? '',
    files: [],
  }
  editor.view.dom.dispatchEvent(
    Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }),
  )
  const question = (): HTMLElement | null => element.querySelector('[role="alertdialog"]')
  return { ...opened, question, asked: () => vi.waitFor(() => expect(question()).not.toBeNull()) }
}

describe('a table of very many cells', () => {
  it('is pasted as it is up to 2,000 of them', () => {
    const { html, question } = pasteInto('<p>前后</p>', table(200))
    expect(question()).toBeNull()
    expect(html().match(/<td>/g)).toHaveLength(2000)
  })

  it('is pasted only once its kind is chosen, and the question has the focus', async () => {
    const { html, byRole, question, asked } = pasteInto('<p>前后</p>', table(201))
    await asked()
    expect(html()).toBe('<p>前后</p>')
    expect(question()?.getAttribute('aria-label')).toBe('2010 cells')
    expect(document.activeElement?.textContent).toBe('Paste as text')
    byRole('button', 'Paste as a table').click()
    await vi.waitFor(() => expect(html().match(/<td>/g)).toHaveLength(2010))
    expect(question()).toBeNull()
  })

  it('comes as lines of text at the place where it was asked for, as one step', async () => {
    const { editor, html, byRole, asked } = pasteInto('<p>前后</p>', table(201), '甲\t乙\n丙\t丁')
    await asked()
    editor.view.dispatch(editor.state.tr.insertText('首', 2))
    byRole('button', 'Paste as text').click()
    await vi.waitFor(() => expect(html()).toBe('<p>首前甲\t乙</p><p>丙\t丁后</p>'))
    editor.commands.undo()
    expect(html()).toBe('<p>首前后</p>')
  })

  it('is not pasted after Escape, and the focus is back in the text', async () => {
    const { editor, html, press, question, asked } = pasteInto('<p>前后</p>', table(201))
    await asked()
    press(document.activeElement ?? document.body, 'Escape')
    await vi.waitFor(() => expect(question()).toBeNull())
    expect(document.activeElement).toBe(editor.view.dom)
    expect(html()).toBe('<p>前后</p>')
  })

  it('has its rows as lines where the clipboard has no text', () => {
    expect(
      tableAsText(
        `<style>td {}</style><p>题</p>\n<table>\n<tr>\n<td>甲 <b>乙</b></td>\n<td>\n丙<br></td></tr><tr><td>丁</td><td></td></tr></table>`,
      ),
    ).toBe('题\n甲 乙\t丙\n丁')
  })
})
