import type { Node as DocumentNode } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { describe, expect, it } from 'vitest'
import { documentSchema } from '#extensions/document-schema.ts'
import { parse, toHtml } from '#extensions/index.ts'
import { listChanges } from '../../../../src/features/document-editor/changes/list-changes.ts'
import { turnBack, turnBackInEditor } from '../../../../src/features/document-editor/changes/turn-back.ts'
import { randomDocument } from '../../../extensions/random-document.ts'
import { createTestEditor } from '../../../support/create-test-editor.ts'

const FIELD = `<span data-field="text" data-name="a">\${甲公司}</span>`

/** An editor of the edited text, and what it was generated as. */
const open = (before: string, after: string) => {
  const { editor, html } = createTestEditor(after)
  const generated = editor.schema.nodeFromJSON(parse(before))
  const list = () => ({ doc: editor.state.doc, changes: listChanges(generated, editor.state.doc) })
  const back = (listed = list(), place = 0): boolean =>
    turnBackInEditor(editor, generated, listed, listed.changes[place]?.key ?? '')
  return { editor, html, list, back }
}

it('turns a change back as one step of undo', () => {
  const [before, after] = ['<p>申请商标应予驳回。</p>', '<p>申请商标应予注册，特此请求。</p>']
  const { editor, html, back } = open(before, after)
  expect(back()).toBe(true)
  expect(html()).toBe(before)
  editor.commands.undo()
  expect(html()).toBe(after)
})

it('brings back a field that became text, and a paragraph with its field that went', () => {
  const became = open(`<p>申请人：${FIELD}。</p>`, '<p>申请人：甲公司。</p>')
  expect(became.back()).toBe(true)
  expect(became.html()).toBe(`<p>申请人：${FIELD}。</p>`)
  const whole = `<p>一</p><p>申请人：${FIELD}。</p><p>二</p>`
  const went = open(whole, '<p>一</p><p>二</p>')
  expect(went.back()).toBe(true)
  expect(went.html()).toBe(whole)
})

it('takes away all that fills a section of its own', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `<p>第${index}行</p>`).join('')
  const { html, list, back } = open(`${lines(1)}<p>另一行</p>`, lines(200))
  while (list().changes.length > 0) expect(back()).toBe(true)
  expect(html()).toBe(`${lines(1)}<p>另一行</p>`)
})

it('does nothing to a document that no longer has the change', () => {
  const { editor, html, list, back } = open('<p>甲</p>', '<p>甲乙</p>')
  const listed = list()
  editor.view.dispatch(editor.state.tr.insertText('丙丁戊', 2, 4))
  expect(back(listed)).toBe(false)
  expect(html()).toBe('<p>丙丁戊</p>')
})

const read = (html: string): DocumentNode => documentSchema.nodeFromJSON(parse(html))
const write = (doc: DocumentNode): string => toHtml(doc.toJSON())

/** Turns changes back one after the other, each time the one that `choose` picks, until none is left. */
const turnAllBack = (generated: DocumentNode, edited: DocumentNode, choose: (count: number) => number) => {
  let state = EditorState.create({ doc: edited })
  const most = listChanges(generated, edited).length * 2 + 5
  for (let round = 0; round < most; round++) {
    const changes = listChanges(generated, state.doc)
    const change = changes[choose(changes.length)]
    if (change === undefined) return state.doc
    state = state.apply(turnBack(state.tr, change))
    state.doc.check()
  }
  throw new Error(`not turned back after ${most} rounds: ${write(state.doc)} is not ${write(generated)}`)
}

describe('all changes turned back, in any order', () => {
  it.each(Array.from({ length: 25 }, (_, seed) => seed))('give the generated document again (seed %i)', seed => {
    const generated = read(randomDocument(seed, 1) + randomDocument(seed + 1, 1))
    const edited = read(randomDocument(seed + (seed % 3), 2) + randomDocument(seed + 2, 3))
    for (const choose of [() => 0, (count: number) => count - 1, (count: number) => (seed * 7) % Math.max(1, count)]) {
      expect(write(turnAllBack(generated, edited, choose))).toBe(write(generated))
    }
  })
})
