import type { Editor } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { describe, expect, it } from 'vitest'
import { markDeliberate } from '../../../extensions/kit.ts'
import { openTestEditors } from '../../support/open-test-editors.ts'

const openPair = (html: string, otherHtml: string): [Editor, Editor] => {
  const { editors } = openTestEditors(html, otherHtml)
  return [editors.analysis, editors.reason]
}

const fieldsIn = (editor: Editor): [DocumentNode, number][] => {
  const fields: [DocumentNode, number][] = []
  editor.state.doc.descendants((node, position) => {
    if (node.attrs['name'] !== undefined) fields.push([node, position])
  })
  return fields
}
const valuesIn = (editor: Editor): unknown[] =>
  fieldsIn(editor).map(([{ attrs }]) => attrs['value'] ?? attrs['checked'])

const change = (editor: Editor, index: number, attributes: Record<string, unknown>): void => {
  const [node, position] = fieldsIn(editor)[index] ?? []
  if (node === undefined || position === undefined) throw new Error(`There is no field ${index}`)
  editor.view.dispatch(editor.state.tr.setNodeMarkup(position, undefined, { ...node.attrs, ...attributes }))
}

const text = (name: string, value: string, link: string): string =>
  `<p><span data-field="text" data-name="${name}" data-link="${link}">\${${value}}</span></p>`
const radio = (name: string, options = ['a', 'b']): string =>
  `<p><span data-field="radio" data-name="${name}" data-link="scope">${options
    .map(option => `<span data-option>${option}</span>`)
    .join('')}</span></p>`

it('carries a linked text over to the other document, and back when it is undone', () => {
  const [editor, other] = openPair(
    text('a', '云杉', 'applicant'),
    text('b', '云杉', 'applicant') + text('c', '云杉', 'x'),
  )
  change(editor, 0, { value: '云松' })
  expect(valuesIn(other)).toEqual(['云松', '云杉'])
  editor.commands.undo()
  expect(valuesIn(other)).toEqual(['云杉', '云杉'])
})

describe('undo of a linked change', () => {
  const open = (): [Editor, Editor] =>
    openPair(text('a', '云杉', 'applicant'), `${text('b', '云杉', 'applicant')}<p>文</p>`)

  it.each([
    'the document it was made in',
    'the other document',
  ])('from %s takes it back in both, and redo brings it back', place => {
    const [editor, other] = open()
    change(editor, 0, { value: '云松' })
    const asked = place === 'the other document' ? other : editor
    asked.commands.undo()
    expect([valuesIn(editor), valuesIn(other)]).toEqual([['云杉'], ['云杉']])
    asked.commands.redo()
    expect([valuesIn(editor), valuesIn(other)]).toEqual([['云松'], ['云松']])
    asked.commands.undo()
    expect([editor.can().undo(), other.can().undo()]).toEqual([false, false])
  })

  it('takes back first what was changed last, in whichever document it was', () => {
    const [editor, other] = open()
    change(editor, 0, { value: '云松' })
    other.commands.insertContentAt(other.state.doc.content.size - 2, '字')
    editor.commands.undo()
    expect(other.getText()).not.toContain('字')
    expect([valuesIn(editor), valuesIn(other)]).toEqual([['云松'], ['云松']])
    other.commands.undo()
    expect([valuesIn(editor), valuesIn(other)]).toEqual([['云杉'], ['云杉']])
  })

  it('and then redo bring typed words back that came after it', () => {
    const [editor, other] = open()
    change(editor, 0, { value: '云松' })
    other.commands.insertContentAt(other.state.doc.content.size - 2, '字')
    for (let step = 0; step < 2; step++) editor.commands.undo()
    for (let step = 0; step < 2; step++) other.commands.redo()
    expect(other.getText()).toContain('文字')
    expect([valuesIn(editor), valuesIn(other)]).toEqual([['云松'], ['云松']])
  })
})

it('leaves the other document alone when a field is brought back', () => {
  const [editor, other] = openPair(text('a', '云杉', 'applicant'), text('b', '云杉', 'applicant'))
  const [, position = 0] = fieldsIn(editor)[0] ?? []
  editor.view.dispatch(markDeliberate(editor.state.tr.delete(position, position + 1)))
  change(other, 0, { value: '云松' })
  other.commands.undo()
  editor.commands.undo()
  expect([valuesIn(editor), valuesIn(other)]).toEqual([['云杉'], ['云杉']])
})

it('carries a linked choice over', () => {
  const [editor, other] = openPair(radio('a'), radio('b'))
  change(other, 0, { checked: 1 })
  expect(valuesIn(editor)).toEqual([1])
})

it('carries the wording of a choice over, wherever it stands, and leaves options without it alone', () => {
  const [editor, other] = openPair(radio('a'), radio('b', ['b', 'a']) + radio('c', ['c', 'd']))
  change(editor, 0, { checked: 0 })
  expect(valuesIn(other)).toEqual([1, null])
})

it('leaves fields of another kind alone', () => {
  const [editor, other] = openPair(text('a', '云杉', 'scope'), radio('b'))
  change(editor, 0, { value: '云松' })
  expect(valuesIn(other)).toEqual([null])
})
