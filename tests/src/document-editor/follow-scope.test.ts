import type { Editor } from '@tiptap/core'
import { expect, it } from 'vitest'
import { openTestEditors } from '../../support/open-test-editors.ts'

const SCOPE = (checked = 0): string =>
  `<p>请求${['全部复审商品', '部分复审商品']
    .map((option, index) => `<span data-option${index === checked ? ' data-checked' : ''}>${option}</span>`)
    .join('')
    .replace(/^/, '<span data-field="radio" data-name="reviewScope" data-link="reviewScope">')}</span></p>`
const GIVEN_UP = '<div data-field="switch" data-name="narrowedGoods" data-value="1"><p>放弃茶。</p></div>'
const ANSWER =
  '<p><span data-field="radio" data-name="citedMark1Answer"><span data-option>已就其提起程序</span><span data-option>放弃相同的商品</span></span></p>'

const open = (html: string): Editor => openTestEditors('<p>分析</p>', html).editors.reason
const change = (editor: Editor, name: string, attributes: Record<string, unknown>): void => {
  let at = -1
  editor.state.doc.descendants((node, position) => {
    if (at < 0 && node.attrs['name'] === name) at = position
  })
  const node = editor.state.doc.nodeAt(at)
  if (!node) throw new Error(`There is no field ${name}`)
  editor.view.dispatch(editor.state.tr.setNodeMarkup(at, undefined, { ...node.attrs, ...attributes }))
}
const scopes = (editor: Editor): unknown[] => {
  const found: unknown[] = []
  editor.state.doc.descendants(({ attrs }) => {
    if (attrs['name'] === 'reviewScope') found.push(attrs['checked'])
  })
  return found
}

it('asks for part of the goods wherever the scope stands once goods are given up, and for all once none are', () => {
  const editor = open(SCOPE() + GIVEN_UP + SCOPE())
  change(editor, 'narrowedGoods', { on: true })
  expect(scopes(editor)).toEqual([1, 1])
  change(editor, 'narrowedGoods', { on: false })
  expect(scopes(editor)).toEqual([0, 0])
})

it('is one step with what it follows', () => {
  const editor = open(SCOPE() + GIVEN_UP)
  change(editor, 'narrowedGoods', { on: true })
  editor.commands.undo()
  expect(scopes(editor)).toEqual([0])
  expect(editor.getHTML()).toContain('data-value="1"')
  editor.commands.redo()
  expect(scopes(editor)).toEqual([1])
})

it('follows an answer to a cited mark that gives goods up', () => {
  const editor = open(SCOPE() + ANSWER)
  change(editor, 'citedMark1Answer', { checked: 0 })
  expect(scopes(editor)).toEqual([0])
  change(editor, 'citedMark1Answer', { checked: 1 })
  expect(scopes(editor)).toEqual([1])
})

it.each([
  ['申请人自愿放弃“工业用氧”商品，就其余商品主张权利。', 1],
  ['申请人从未放弃“工业用氧”商品。', 0],
  ['引证商标二的权利人放弃“工业用氧”商品。', 0],
  ['申请人放弃“鲜”字的专用权。', 0],
  ['The applicant gives up the goods “工业用氧” and pursues the rest.', 1],
] as const)('follows a sentence that is typed: %s', (sentence, scope) => {
  const editor = open(`${SCOPE()}<p>上述理由不能成立。</p>${SCOPE()}`)
  const end = editor.state.doc.content.size - (editor.state.doc.lastChild?.nodeSize ?? 0)
  editor.commands.insertContentAt(end, `<p>${sentence}</p>`)
  expect(scopes(editor)).toEqual([scope, scope])
  editor.commands.undo()
  expect(scopes(editor)).toEqual([0, 0])
})

it('does not follow what is quoted', () => {
  const editor = open(SCOPE())
  editor.commands.insertContentAt(editor.state.doc.content.size, '<blockquote><p>申请人放弃“茶”商品。</p></blockquote>')
  expect(scopes(editor)).toEqual([0])
})

it('leaves a scope that was chosen otherwise', () => {
  const editor = open(SCOPE(1) + GIVEN_UP)
  change(editor, 'narrowedGoods', { on: true })
  change(editor, 'reviewScope', { checked: 0 })
  editor.commands.insertContentAt(1, '字')
  expect(scopes(editor)).toEqual([0])
})
