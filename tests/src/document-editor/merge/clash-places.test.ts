import { undoNoScroll } from '@tiptap/pm/history'
import { expect, it } from 'vitest'
import type { Clash } from '#contract/rejection.ts'
import { parse } from '#extensions/index.ts'
import {
  areClashesStale,
  putWording,
  showClashes,
} from '../../../../src/features/document-editor/merge/clash-places.ts'
import { createClashStore } from '../../../../src/features/document-editor/merge/clash-store.ts'
import { createTestEditor } from '../../../support/create-test-editor.ts'

const AT = '2026-06-15T14:03:22.000+08:00'
const field = (value: string): string => `<span data-field="text" data-name="n">\${${value}}</span>`
const blockOf = (html: string) => parse(html).content?.[0] ?? null
const clashOf = (id: string, standing: string, other: string): Clash => ({
  id,
  document: 'analysis',
  label: '要点',
  standing: { node: blockOf(standing), words: standing.replace(/<[^>]+>/g, ''), writer: 'theirs', at: AT },
  other: { node: blockOf(other), words: other.replace(/<[^>]+>/g, ''), writer: 'mine', at: AT },
})
const page = () => ({ writer: 'mine', choices: new Map(), onMerge: () => undefined })

const STANDING = `<p>甲一，乙一${field('新')}。</p>`
const CLASH = clashOf('1', STANDING, `<p>甲二，乙二${field('旧')}。</p>`)

it('covers what is disputed with a box of chips, one’s own first, and puts in what is chosen as one step of undo', () => {
  const { editor, element, html } = createTestEditor(`${STANDING}<p>别处</p>`)
  expect(showClashes(editor, [CLASH], page())).toEqual(new Set())
  expect(element.querySelectorAll('.rj-clash-covered')).toHaveLength(1)
  const groups = [...element.querySelectorAll('[role=radiogroup]')]
  const chips = groups.map(group =>
    [...group.querySelectorAll('[role=radio]')].map(({ lastChild }) => lastChild?.textContent),
  )
  expect(chips.map(([own, theirs]) => [own, theirs])).toEqual([
    ['二', '一'],
    ['二', '一'],
  ])
  putWording(editor, CLASH, ['other', 'standing'])
  // A field is as it is in the document now, whatever the wording had.
  expect(html()).toBe(`<p>甲二，乙一${field('新')}。</p><p>别处</p>`)
  undoNoScroll(editor.state, editor.view.dispatch)
  expect(html()).toBe(`${STANDING}<p>别处</p>`)
})

it('is drawn again when something else changes the words, and says what has no place any more', () => {
  const { editor } = createTestEditor(`${STANDING}<p>别处</p>`)
  const absent = clashOf('2', '<h2>不在文中的标题</h2>', '<h2>另一个标题</h2>')
  expect(showClashes(editor, [CLASH, absent], page())).toEqual(new Set(['2']))
  expect(areClashesStale(editor, 1)).toBe(false)
  editor.view.dispatch(editor.state.tr.insertText('又', editor.state.doc.content.size - 2))
  expect(areClashesStale(editor, 1)).toBe(false)
  editor.view.dispatch(editor.state.tr.insertText('又', 3))
  expect(areClashesStale(editor, 1)).toBe(true)
})

it('covers no text while the caret stands in it', () => {
  const { editor, element } = createTestEditor(`${STANDING}<p>别处</p>`)
  const covered = () => element.querySelectorAll('.rj-clash-covered').length
  editor.view.focus()
  editor.commands.setTextSelection(4)
  showClashes(editor, [CLASH], page())
  expect([covered(), element.querySelectorAll('.rj-clash-box').length, areClashesStale(editor, 1)]).toEqual([
    0,
    1,
    false,
  ])
  editor.commands.setTextSelection(editor.state.doc.content.size - 3)
  expect(areClashesStale(editor, 1)).toBe(true)
  showClashes(editor, [CLASH], page())
  expect(covered()).toBe(1)
})

it('tells its listeners once of clashes without a place', () => {
  const store = createClashStore([CLASH], 'mine', () => undefined)
  let calls = 0
  store.subscribe(() => {
    calls += 1
  })
  for (let time = 0; time < 2; time++) store.setLost('analysis', new Set(['1']))
  expect([calls, [...store.readLost()]]).toEqual([1, ['1']])
  store.settle(['1'])
  expect([store.read(), store.readSettled()]).toEqual([[], ['1']])
})
