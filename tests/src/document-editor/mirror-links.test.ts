import { Editor } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { describe, expect, it, onTestFinished } from 'vitest'
import { schemaKit } from '../../../extensions/document-schema.ts'
import { parse } from '../../../extensions/index.ts'
import { mirrorLinks } from '../../../src/features/document-editor/mirror-links.ts'

const open = (html: string): Editor => {
  const extensions = schemaKit
  const editor = new Editor({ element: document.createElement('div'), content: parse(html), extensions })
  onTestFinished(() => editor.destroy())
  return editor
}

const openPair = (html: string, otherHtml: string): [Editor, Editor] => {
  const [editor, other] = [open(html), open(otherHtml)]
  editor.on('update', ({ transaction }) => mirrorLinks(transaction, other))
  other.on('update', ({ transaction }) => mirrorLinks(transaction, editor))
  return [editor, other]
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

  it('leaves later edits of the other document as they are', () => {
    const [editor, other] = open()
    change(editor, 0, { value: '云松' })
    other.commands.insertContentAt(other.state.doc.content.size - 1, '字')
    editor.commands.undo()
    expect(valuesIn(other)).toEqual(['云杉'])
    expect(other.getText()).toContain('文字')
    other.commands.undo()
    expect([valuesIn(editor), valuesIn(other)]).toEqual([['云松'], ['云松']])
  })

  it('takes back in the other document first what was last changed there', () => {
    const [editor, other] = open()
    change(editor, 0, { value: '云松' })
    other.commands.insertContentAt(other.state.doc.content.size - 1, '字')
    other.commands.undo()
    expect(other.getText()).not.toContain('字')
    expect([valuesIn(editor), valuesIn(other)]).toEqual([['云松'], ['云松']])
  })
})

it('leaves the other document alone when a field is brought back', () => {
  const [editor, other] = openPair(text('a', '云杉', 'applicant'), text('b', '云杉', 'applicant'))
  editor.commands.deleteRange({ from: 1, to: 2 })
  change(other, 0, { value: '云松' })
  editor.commands.undo()
  expect(valuesIn(other)).toEqual(['云松'])
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
