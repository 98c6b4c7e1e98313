import { undoNoScroll } from '@tiptap/pm/history'
import { CellSelection } from '@tiptap/pm/tables'
import { describe, expect, it } from 'vitest'
import { deleteWords } from '#extensions/guard/delete-words.ts'
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
    expect(deleteWords(tr)).toEqual([])
    editor.view.dispatch(tr)
    expect(now()).toBe(after)
    expect(editor.state.selection.from).toBe(from)
    editor.commands.undo()
    expect(now()).toBe(html)
  })

  it.each([
    ['within a switch', 5, 7],
    ['in text', 2, 4],
  ])('is none %s', (_, from, to) => {
    const { editor } = createTestEditor(line('ab', 'cd', 'ef'))
    editor.commands.setTextSelection({ from, to })
    const { tr } = editor.state
    expect(deleteWords(tr)).toBe(null)
    expect(tr.docChanged).toBe(false)
  })
})

const text = (name: string): string => `<span data-field="text" data-name="${name}">\${${name}}</span>`
const TWO = `<p>ab${text('n')}cd</p><p>ef${text('m')}gh</p>`

/** Presses Backspace over a selection, in the editor that has the focus. */
const deleteOver = (html: string, from: number, to: number) => {
  const opened = createTestEditor(html)
  opened.editor.commands.setTextSelection({ from, to })
  const press = (key: string, held: KeyboardEventInit = {}) => opened.press(opened.editor.view.dom, key, held)
  press('Backspace')
  return { ...opened, keys: press }
}
const TURN = { ctrlKey: true, shiftKey: true }

describe('Backspace over fields', () => {
  it('deletes the words and asks about the fields, which stay', () => {
    const { html, hint, values } = deleteOver(TWO, 3, 12)
    expect(html()).toBe(`<p>a${text('n')}${text('m')}gh</p>`)
    expect(hint()).toBe('removed 2')
    expect(values()).toEqual({ n: 'n', m: 'm' })
  })

  it.each([
    ['deletes them', 'Delete the field', '<p>agh</p>'],
    ['leaves their words', 'Turn into text and delete', '<p>anmgh</p>'],
  ])('%s at the answer, all in one step of undo', (_, answer, after) => {
    const { editor, element, html } = deleteOver(TWO, 3, 12)
    const button = [...element.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(answer))
    button?.click()
    expect(html()).toBe(after)
    // This page lays nothing out, so there is nowhere to scroll.
    undoNoScroll(editor.state, editor.view.dispatch)
    expect(html()).toBe(TWO)
  })

  it('offers to delete what it turns into text only where words were deleted', () => {
    const { element } = deleteOver(TWO, 3, 4)
    const offered = [...element.querySelectorAll('.rj-field-answers button')].map(
      ({ firstChild }) => firstChild?.nodeValue,
    )
    expect(offered).toEqual(['Delete the field', 'Turn into text', 'Keep it'])
  })

  it('is answered by keys, too, and by any other key with keeping them', () => {
    const { html, keys, hint } = deleteOver(TWO, 3, 12)
    keys('ArrowLeft')
    expect(hint()).toBe('')
    const asked = deleteOver(TWO, 3, 12)
    asked.keys('Backspace', TURN)
    expect([html(), asked.html()]).toEqual([`<p>a${text('n')}${text('m')}gh</p>`, '<p>agh</p>'])
  })

  it('leaves what became text selected, so that the next Backspace deletes it', () => {
    const { editor, keys } = deleteOver(TWO, 3, 12)
    keys('Enter', TURN)
    expect(editor.state.doc.textBetween(editor.state.selection.from, editor.state.selection.to)).toBe('nm')
  })

  it('keeps an empty line where a field between lines stood alone', () => {
    const { html, keys } = deleteOver(
      `<table><tbody><tr><td><div data-field="paragraph" data-name="p">\${x}</div></td></tr></tbody></table><p>a</p>`,
      0,
      8,
    )
    keys('Backspace', TURN)
    expect(html()).toContain('<td><p></p></td>')
  })
})

const cell = (words: string): string => `<td><p>${words}</p></td>`
const row = (...cells: string[]): string => `<tr>${cells.map(cell).join('')}</tr>`
const table = (...rows: string[]): string => `<table><tbody>${rows.join('')}</tbody></table>`

describe('Backspace over the edge of a table', () => {
  /** Deletes from after the first letter of one text to before the last of another. */
  const deleteBetween = (html: string, first: string, last: string) => {
    const opened = createTestEditor(html)
    const places: number[] = []
    opened.editor.state.doc.descendants((node, position) => {
      if (node.text === first) places[0] = position + 1
      if (node.text === last) places[1] = position + last.length - 1
    })
    opened.editor.commands.setTextSelection({ from: places[0] ?? 0, to: places[1] ?? 0 })
    opened.press(opened.editor.view.dom, 'Backspace')
    return opened
  }

  it.each([
    [
      'from above it',
      `<p>abc</p>${table(row('de', 'fg'), row('hi', 'jk'))}`,
      'abc',
      'fg',
      `<p>a</p>${table(row('', 'g'), row('hi', 'jk'))}`,
    ],
    [
      'from within it',
      `${table(row('de', 'fg'), row('hi', 'jk'))}<p>abc</p>`,
      'fg',
      'abc',
      `${table(row('de', 'f'), row('', ''))}<p>c</p>`,
    ],
    [
      'over a field',
      `<p>abc</p>${table(row(`de${text('n')}`, 'fg'))}`,
      'abc',
      'fg',
      `<p>a</p>${table(row(text('n'), 'g'))}`,
    ],
  ])('%s leaves every cell, and what stands outside', (_, html, first, last, after) => {
    const { editor, html: now } = deleteBetween(html, first, last)
    expect(now()).toBe(after)
    undoNoScroll(editor.state, editor.view.dispatch)
    expect(now()).toBe(html)
  })

  it('deletes a table that is selected as a whole', () => {
    const { html } = deleteBetween(`<p>abc</p>${table(row('de'))}<p>fgh</p>`, 'abc', 'fgh')
    expect(html()).toBe('<p>abc</p><p>fgh</p>'.replace('bc</p><p>fg', ''))
  })
})

describe('Backspace over cells', () => {
  it('deletes the words of those with fields, and asks', () => {
    const { editor, html, hint, press } = createTestEditor(table(row('ab', `cd${text('n')}`)))
    const cells: number[] = []
    editor.state.doc.descendants((node, position) => void (node.type.name === 'tableCell' && cells.push(position)))
    const [first = 0, last = 0] = cells
    editor.view.dispatch(editor.state.tr.setSelection(CellSelection.create(editor.state.doc, first, last)))
    press(editor.view.dom, 'Backspace')
    expect(html()).toBe(table(row('', text('n'))))
    expect(hint()).toBe('removed 1')
  })
})

/** A clipboard as a browser hands it to the page. */
const clipboard = () => {
  const data = new Map<string, string>()
  return {
    getData: (type: string) => data.get(type) ?? '',
    setData: (type: string, value: string) => void data.set(type, value),
    clearData: () => data.clear(),
    files: [],
    types: [],
  }
}
const send = (dom: Element, type: string, clipboardData: ReturnType<typeof clipboard>): void => {
  dom.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), { clipboardData }))
}

describe('a passage that is cut', () => {
  const cutLine = () => {
    const opened = createTestEditor(TWO)
    const { editor } = opened
    const data = clipboard()
    editor.commands.setTextSelection({ from: 3, to: 5 })
    send(editor.view.dom, 'cut', data)
    const paste = (at: number): void => {
      editor.commands.setTextSelection(at)
      send(editor.view.dom, 'paste', data)
    }
    return { ...opened, data, paste }
  }

  it('takes its fields along when it is pasted, once, and gives others the words', () => {
    const { html, values, data, paste } = cutLine()
    expect(html()).toBe(`<p>acd</p><p>ef${text('m')}gh</p>`)
    expect(data.getData('text/html')).not.toContain('data-field')
    paste(7)
    expect(values()).toEqual({ n: 'n', m: 'm' })
    paste(3)
    expect(values()).toEqual({ n: 'n', m: 'm' })
  })

  it('leaves the cells of a table that is not all of it, and takes their words and fields along', () => {
    const html = `<p>abc</p>${table(row(`de${text('n')}`, 'fg'))}<p>h</p>`
    const { editor, html: now, values } = createTestEditor(html)
    const data = clipboard()
    editor.commands.setTextSelection({ from: 3, to: editor.state.doc.content.size - 9 })
    send(editor.view.dom, 'cut', data)
    expect(now()).toBe(`<p>a</p>${table(row('', 'g'))}<p>h</p>`)
    expect(values()).toEqual({})
    editor.commands.setTextSelection(editor.state.doc.content.size - 2)
    send(editor.view.dom, 'paste', data)
    expect(now()).toBe(`<p>a</p>${table(row('', 'g'))}<p>hbc</p>${table(row(`de${text('n')}`, 'f'))}`)
  })

  it('is pasted as words after the cut was undone', () => {
    const { editor, html, values, paste } = cutLine()
    editor.commands.undo()
    expect(html()).toBe(TWO)
    paste(2)
    expect(values()).toEqual({ n: 'n', m: 'm' })
  })
})
