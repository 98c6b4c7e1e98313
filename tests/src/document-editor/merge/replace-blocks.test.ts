import { expect, it } from 'vitest'
import { parse, toHtml } from '#extensions/index.ts'
import { fromSections, openDocument } from '#extensions/kit.ts'
import { readDocument } from '../../../../src/features/document-editor/document/create-editor.ts'
import { replaceBlocks } from '../../../../src/features/document-editor/merge/replace-blocks.ts'
import { createTestEditor } from '../../../support/create-test-editor.ts'
import { seededRandom } from '../../../support/seeded-random.ts'

const lineOf = (text: string): string => `<p>${text}</p>`

it.each(
  Array.from({ length: 12 }, (_, seed) => seed + 1),
)('makes a document another one, whatever differs (seed %i)', seed => {
  const random = seededRandom(seed)
  const below = (bound: number): number => Math.floor(random() * bound)
  const lines = Array.from({ length: below(3) === 0 ? 2 : 70 }, (_, index) => lineOf(`第${index}段`))
  const { editor } = createTestEditor(lines.join(''))
  for (let round = 0; round < 5; round++) {
    for (let change = below(4); change >= 0; change--) {
      const at = below(lines.length + 1)
      const count = below(3) === 0 ? below(50) : below(2)
      lines.splice(at, count, ...Array.from({ length: below(3) }, () => lineOf(`新${below(1000)}`)))
    }
    if (lines.length === 0) lines.push(lineOf('仍在'))
    replaceBlocks(editor, parse(lines.join('')))
    expect(toHtml(readDocument(editor))).toBe(lines.join(''))
    editor.state.doc.check()
  }
  editor.commands.undo()
  expect(toHtml(readDocument(editor))).toBe(lines.join(''))
})

it('leaves what is the same as it is, the caret in its line, and undo to one’s own edits', () => {
  const { editor } = createTestEditor('<p>甲</p><p>乙乙</p><p>丙</p>')
  editor.commands.setTextSelection(7)
  editor.commands.insertContent('写')
  const [first] = fromSections(editor.state.doc)
  replaceBlocks(editor, parse('<p>甲</p><p>乙写乙改</p><p>又一段</p><p>丙</p>'))
  expect(fromSections(editor.state.doc)[0]).toBe(first)
  expect(editor.state.selection.$from.parent.textContent).toBe('乙写乙改')
  editor.commands.setTextSelection(3)
  editor.commands.insertContent('己')
  replaceBlocks(editor, parse('<p>甲己</p><p>乙写乙改</p><p>又一段</p><p>丙改</p>'))
  editor.commands.undo()
  expect(toHtml(readDocument(editor))).toBe('<p>甲</p><p>乙写乙改</p><p>又一段</p><p>丙改</p>')
})

it('takes what was saved over a document that is empty', () => {
  const { editor } = createTestEditor('')
  replaceBlocks(editor, parse('<h2>一</h2><p>二</p>'))
  expect(toHtml(readDocument(editor))).toBe('<h2>一</h2><p>二</p>')
  expect(openDocument(readDocument(editor), editor.schema).childCount).toBe(1)
})

it('keeps the caret between its letters, and undo of one’s own words, where another wrote in the same line', () => {
  const { editor } = createTestEditor('<p>甲，乙，丙。</p>')
  editor.commands.setTextSelection(5)
  editor.commands.insertContent('写')
  replaceBlocks(editor, parse('<p>甲改改，乙写，丙。</p>'))
  expect(editor.state.selection.$from.nodeBefore?.text).toBe('甲改改，乙写')
  editor.commands.undo()
  expect(toHtml(readDocument(editor))).toBe('<p>甲改改，乙，丙。</p>')
})
