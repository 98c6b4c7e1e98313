import { beforeEach, describe, expect, it } from 'vitest'
import { insertTable } from '../../../../src/features/document-editor/tables/insert-table.ts'
import {
  prepareTables,
  TABLE_COMMANDS,
  type TableCommand,
} from '../../../../src/features/document-editor/tables/table-editing.ts'
import { createTestEditor } from '../../../support/create-test-editor.ts'

/** An editor with the caret behind the words. */
const open = (html: string, words: string) => {
  const test = createTestEditor(html)
  const { editor } = test
  let caret = 0
  editor.state.doc.descendants((node, position) => {
    if (node.isText && node.text?.includes(words)) caret = position + node.nodeSize
  })
  editor.commands.setTextSelection(caret)
  prepareTables(editor)
  const run = (name: TableCommand): boolean => TABLE_COMMANDS[name](editor.state, editor.view.dispatch)
  const type = (text: string): void => void editor.commands.insertContent(text)
  return { ...test, run, type }
}

const table = (...rows: string[][]): string =>
  `<table><tbody>${rows.map(cells => `<tr>${cells.map(cell => `<td><p>${cell}</p></td>`).join('')}</tr>`).join('')}</tbody></table>`

const SQUARE = table(['甲', '乙'], ['丙', '丁'])

describe('a new table', () => {
  it('has a head, stands after the line of the caret, and the caret in its first cell', () => {
    const { editor, html, type } = open('<p>文字</p><p>后文</p>', '文字')
    insertTable(editor, { rows: 2, columns: 2 })
    type('头')
    expect(html()).toBe(
      '<p>文字</p><table><tbody><tr><th><p>头</p></th><th><p></p></th></tr><tr><td><p></p></td><td><p></p></td></tr></tbody></table><p>后文</p>',
    )
  })

  it('takes the place of an empty line', () => {
    const { editor, html } = open('<p></p>', '文')
    editor.commands.setTextSelection(2)
    insertTable(editor, { rows: 1, columns: 1 })
    expect(html()).toBe('<table><tbody><tr><th><p></p></th></tr></tbody></table>')
  })
})

describe('a table', () => {
  let square: ReturnType<typeof open>
  beforeEach(() => {
    square = open(SQUARE, '甲')
  })

  it.each<[TableCommand, string]>([
    ['addRowBefore', table(['', ''], ['甲', '乙'], ['丙', '丁'])],
    ['addRowAfter', table(['甲', '乙'], ['', ''], ['丙', '丁'])],
    ['addColumnBefore', table(['', '甲', '乙'], ['', '丙', '丁'])],
    ['addColumnAfter', table(['甲', '', '乙'], ['丙', '', '丁'])],
    ['deleteRow', table(['丙', '丁'])],
    ['deleteColumn', table(['乙'], ['丁'])],
    ['toggleHead', table(['甲', '乙'], ['丙', '丁']).replace(/<td>(<p>[甲乙]<\/p>)<\/td>/g, '<th>$1</th>')],
    ['deleteTable', '<p></p>'],
  ])('answers %s', (command, expected) => {
    expect(square.run(command)).toBe(true)
    expect(square.html()).toBe(expected)
  })

  it('goes from cell to cell with Tab, back with Shift and Tab, and gets a row more after the last', () => {
    const { editor, press, type, html } = square
    for (let step = 0; step < 3; step++) press(editor.view.dom, 'Tab')
    press(editor.view.dom, 'Tab', { shiftKey: true })
    type('新')
    for (let step = 0; step < 2; step++) press(editor.view.dom, 'Tab')
    type('末')
    expect(html()).toBe(table(['甲', '乙'], ['新', '丁'], ['末', '']))
  })

  it('does so from the first key, before the commands of tables are loaded', () => {
    const { editor, press, html } = createTestEditor(`${SQUARE}<p>后</p>`)
    editor.commands.setTextSelection(5)
    const type = (text: string): void => void editor.commands.insertContent(text)
    for (let step = 0; step < 2; step++) press(editor.view.dom, 'Tab')
    type('新')
    press(editor.view.dom, 'Tab', { shiftKey: true })
    type('前')
    expect(html()).toBe(`${table(['甲', '前'], ['新', '丁'])}<p>后</p>`)
  })

  it('does so still when its sheet is drawn anew', () => {
    const { editor, element, press, type, html } = square
    editor.unmount()
    editor.mount(element)
    press(editor.view.dom, 'Tab')
    type('新')
    expect(html()).toBe(table(['甲', '新'], ['丙', '丁']))
  })

  it('keeps a field that a row or the table would take with it', () => {
    const source = table(['甲', `<span data-field="text" data-name="a">\${乙}</span>`], ['丙', '丁'])
    const { run, html } = open(source, '甲')
    run('deleteRow')
    run('deleteTable')
    expect(html()).toBe(source)
    expect(run('addColumnAfter')).toBe(true)
  })
})

describe('what is typed', () => {
  it.each([
    ['1. ', '<ol><li><p>甲</p></li></ol>'],
    ['5. ', '<ol start="5"><li><p>甲</p></li></ol>'],
    ['- ', '<ul><li><p>甲</p></li></ul>'],
    ['## ', '<h2>甲</h2>'],
    ['> ', '<blockquote><p>甲</p></blockquote>'],
  ])('%j begins a block', (typed, expected) => {
    const { editor, html } = createTestEditor('<p></p>')
    editor.commands.setTextSelection(2)
    for (const sign of typed) typeSign(editor, sign)
    editor.commands.insertContent('甲')
    expect(html()).toBe(expected)
  })

  it.each([
    '一、',
    '（一）',
    '第1.2条 ',
    '2026.6.5 ',
    '**甲** ',
    '_甲_ ',
    '~~甲~~ ',
    '1．',
  ])('%j stays as it is', typed => {
    const { editor, html } = createTestEditor('<p></p>')
    editor.commands.setTextSelection(2)
    for (const sign of typed) typeSign(editor, sign)
    expect(html()).toBe(`<p>${typed}</p>`)
  })
})

const typeSign = ({ view }: ReturnType<typeof createTestEditor>['editor'], sign: string): void => {
  const { from, to } = view.state.selection
  const isAnswered = view.someProp('handleTextInput', handle =>
    handle(view, from, to, sign, () => view.state.tr.insertText(sign, from, to)),
  )
  if (!isAnswered) view.dispatch(view.state.tr.insertText(sign, from, to))
}
