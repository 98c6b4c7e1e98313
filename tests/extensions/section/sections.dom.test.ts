import { Selection } from '@tiptap/pm/state'
import { expect, it } from 'vitest'
import { parse } from '#extensions/index.ts'
import { openDocument } from '#extensions/section/sectioned-document.ts'
import { readDocument } from '../../../src/features/document-editor/document/create-editor.ts'
import { createTestEditor } from '../../support/create-test-editor.ts'
import { documentCases } from '../../support/document-cases.ts'
import { randomDocument } from '../random-document.ts'

const times = (count: number, block: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => block(index)).join('')
const paragraphs = (count: number): string => times(count, index => `<p>${index}</p>`)

const open = (html: string) => {
  const made = createTestEditor(html)
  const { editor, press } = made
  const lengths = (): number[] => editor.state.doc.children.map(section => section.childCount)
  /** Where the text stands in the document. */
  const find = (text: string): number => {
    let found = -1
    editor.state.doc.descendants((node, position) => {
      if (node.isText && node.text === text) found = position
    })
    return found
  }
  const pressAt = (position: number, key: string): void => {
    editor.commands.setTextSelection(position)
    press(editor.view.dom, key)
  }
  return { ...made, lengths, find, pressAt }
}

it('holds the blocks of a document in sections of about forty', () => {
  expect(open(paragraphs(100)).lengths()).toEqual([20, 20, 20, 20, 20])
})

it('begins a section where no margin would have collapsed', () => {
  const { editor } = open(times(15, index => `<p>a</p><p>b</p><h2>${index}</h2>`))
  const first = editor.state.doc.children.slice(1).map(section => section.firstChild?.textContent)
  expect(first).toEqual(['b', 'b'])
})

it('tells a section that begins with the room above a heading, whatever becomes of its first block', () => {
  const { editor, element, find } = open(`${times(31, index => `<h2>${index}</h2>`)}<p>a</p>`)
  const apart = (): boolean[] =>
    [...element.querySelectorAll('.rj-section')].map(section => section.classList.contains('rj-section-apart'))
  expect(apart()).toEqual([true, true])
  editor.chain().setTextSelection(find('30')).setParagraph().run()
  expect(apart()).toEqual([true, false])
  editor.commands.undo()
  expect(apart()).toEqual([true, true])
})

it.each([
  ...documentCases.flatMap(({ htmls }) => htmls),
  times(12, index => randomDocument(index, index)),
  '<p></p>',
  '<p>a</p><p></p>',
  '<hr>',
  '<hr><p></p>',
])('gives a document back as it was', html => {
  expect(readDocument(open(html).editor)).toEqual(parse(html))
})

it.each(
  Array.from({ length: 12 }, (_, seed) => randomDocument(seed + 50, seed)),
)('opens the document of the HTML as the one of its JSON: %s', html => {
  const { editor } = open('')
  const [fromHtml, fromJson] = [openDocument(html, editor.schema), openDocument(parse(html), editor.schema)]
  expect(fromHtml.toJSON()).toEqual(fromJson.toJSON())
})

it('is one document for Backspace and Delete', () => {
  const { pressAt, find, html, lengths } = open(paragraphs(100))
  pressAt(find('40'), 'Backspace')
  expect(html()).toBe(paragraphs(100).replace('</p><p>40', '40'))
  pressAt(find('79') + 2, 'Delete')
  expect(html()).toBe(paragraphs(100).replace('</p><p>40', '40').replace('</p><p>80', '80'))
  expect(lengths()).toEqual([20, 20, 19, 20, 19])
})

it('deletes an empty paragraph at the border with one key', () => {
  const { pressAt, editor, html } = open(`${paragraphs(20)}<p></p>${paragraphs(30)}`)
  pressAt((editor.state.doc.firstChild?.nodeSize ?? 0) + 2, 'Backspace')
  expect(html()).toBe(paragraphs(20) + paragraphs(30))
})

const FIELD = '<div data-field="paragraph" data-name="n">a</div>'
const BLOCKS = [
  '<p>a</p>',
  '<p></p>',
  '<h3>a</h3>',
  '<hr>',
  '<ul><li><p>a</p></li><li><p>b</p></li></ul>',
  '<blockquote><p>a</p></blockquote>',
  FIELD,
  '<div data-field="switch" data-name="s" data-value="0"><p>a</p></div>',
  '<table><tbody><tr><td><p>a</p></td></tr></tbody></table>',
]
const PAIRS = BLOCKS.flatMap(before => BLOCKS.filter(after => after !== FIELD).map(after => [before, after] as const))

it.each(PAIRS)('has keys do between %s and %s what they do without a border', (before, after) => {
  const results = ['Backspace', 'Delete'].flatMap(key =>
    [1, 29].map(count => {
      const lead = times(count, () => '<h3>x</h3>')
      const { press, editor, html } = open(`${lead + before + after}<p>z</p>`)
      const border = editor.state.doc.resolve(1).posAtIndex(count + 1)
      const isApart = editor.state.doc.child(0).childCount === count + 1
      expect(isApart).toBe(count === 29)
      const side = key === 'Delete' ? -1 : 1
      const place = editor.state.doc.resolve(border + (isApart && side > 0 ? 1 : 0))
      editor.view.dispatch(editor.state.tr.setSelection(Selection.near(place, side)))
      press(editor.view.dom, key)
      const { type } = editor.state.selection.toJSON()
      return { key, type, html: html().slice(lead.length) }
    }),
  )
  expect(results[1]).toEqual(results[0])
  expect(results[3]).toEqual(results[2])
})

it('splits a section that has grown, and undoes it with what made it grow', () => {
  const { editor, html, lengths } = open(paragraphs(10))
  editor.commands.insertContentAt(editor.state.doc.content.size - 1, parse(paragraphs(100)).content ?? [])
  expect(html()).toBe(paragraphs(10) + paragraphs(100))
  expect(Math.max(...lengths())).toBeLessThanOrEqual(40)
  editor.commands.undo()
  expect(html()).toBe(paragraphs(10))
  expect(lengths()).toEqual([10])
  editor.commands.redo()
  expect(html()).toBe(paragraphs(10) + paragraphs(100))
})

it('makes no step of undo of a command that takes nothing away but a border', () => {
  const { editor, lengths } = open(paragraphs(60))
  const before = lengths()
  editor.view.dispatch(editor.state.tr.join(editor.state.doc.firstChild?.nodeSize ?? 0))
  expect(lengths()).toEqual(before)
  expect(editor.can().undo()).toBe(false)
})

it('undoes what was typed before a border moved', () => {
  const { editor, find, pressAt, html } = open(paragraphs(60))
  editor.commands.insertContentAt(find('40') + 2, ' and more')
  pressAt(find('40 and more'), 'Backspace')
  editor.commands.undo()
  editor.commands.undo()
  expect(html()).toBe(paragraphs(60))
})

it('wraps what is selected over a border in one list or quotation', () => {
  const { editor, find, html } = open(paragraphs(60))
  editor.commands.setTextSelection({ from: find('38'), to: find('41') })
  editor.commands.toggleBulletList()
  expect(html()).toContain('<ul><li><p>38</p></li><li><p>39</p></li><li><p>40</p></li><li><p>41</p></li></ul>')
  editor.commands.undo()
  expect(html()).toBe(paragraphs(60))
  editor.commands.selectAll()
  editor.commands.toggleBlockquote()
  expect(html()).toBe(`<blockquote>${paragraphs(60)}</blockquote>`)
})

it('makes a new paragraph at Enter in an empty one', () => {
  const { pressAt, html } = open('<p>a</p><p></p><p>b</p>')
  pressAt(5, 'Enter')
  expect(html()).toBe('<p>a</p><p></p><p></p><p>b</p>')
})

it('lets one write after a last block that no caret can leave', () => {
  const { editor, html } = open('<div data-field="paragraph" data-name="n">a</div>')
  editor.commands.insertContentAt(editor.state.doc.content.size - 2, 'b')
  expect(html()).toMatch(/^<div data-field="paragraph" .*<\/div><p>b<\/p>$/)
})

it.each([
  '<hr>',
  FIELD,
  '<table><tbody><tr><td><p>a</p></td></tr></tbody></table>',
])('deletes nothing with the keys on either side of the place to write after %s', last => {
  const { editor, html, press, pressAt } = open(`<p>z</p>${last}`)
  const before = html()
  pressAt(editor.state.doc.content.size - 2, 'Backspace')
  expect(html()).toBe(before)
  expect(editor.state.selection.$head.index(0)).toBe(0)
  const cellEnd = (editor.state.doc.firstChild?.nodeSize ?? 0) - 1
  editor.view.dispatch(editor.state.tr.setSelection(Selection.near(editor.state.doc.resolve(cellEnd), -1)))
  if (editor.state.selection.empty) press(editor.view.dom, 'Delete')
  expect(html()).toBe(before)
  expect(editor.can().undo()).toBe(false)
})

it('has no empty line left of the place to write, whatever became of its border', () => {
  const { editor, html, pressAt } = open('<p>z</p><hr>')
  const before = html()
  editor.commands.insertContentAt(editor.state.doc.content.size - 2, 'b')
  pressAt(editor.state.doc.content.size - 3, 'Backspace')
  expect(editor.state.doc.childCount).toBe(1)
  editor.commands.undo()
  expect(html()).toBe(`${before}<p>b</p>`)
  editor.commands.undo()
  expect(html()).toBe(before)
})

it('keeps an empty paragraph that the document ends with', () => {
  expect(open('<hr><p></p>').html()).toBe('<hr><p></p>')
})

it('puts no section into the clipboard', () => {
  const { editor, find } = open(paragraphs(60))
  editor.commands.setTextSelection({ from: find('39'), to: find('40') + 2 })
  const { dom, text } = editor.view.serializeForClipboard(editor.state.selection.content())
  expect(dom.innerHTML).toBe('<p data-pm-slice="1 1 []">39</p><p>40</p>')
  expect(text).toBe('39\n40')
})

it('takes what is pasted over a border', () => {
  const { editor, find, html } = open(paragraphs(60))
  editor.commands.setTextSelection({ from: find('39'), to: find('40') + 2 })
  editor.view.pasteHTML('<p>a</p><ul><li>b</li></ul><p>c</p>', new Event('paste') as ClipboardEvent)
  expect(html()).toBe(paragraphs(60).replace('<p>39</p><p>40</p>', '<p>a</p><ul><li><p>b</p></li></ul><p>c</p>'))
})
