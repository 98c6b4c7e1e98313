import { expect, it } from 'vitest'
import type { Clash } from '#contract/rejection.ts'
import { parse } from '#extensions/index.ts'
import { createClashStore } from '../../../../src/features/document-editor/merge/clash-store.ts'
import {
  joinedAt,
  markJoined,
  replaceBlocks,
  unmarkJoined,
} from '../../../../src/features/document-editor/merge/joined-places.ts'
import { createTestEditor } from '../../../support/create-test-editor.ts'

const field = (value: string): string =>
  `<span data-field="text" data-name="who" data-label="申请人">\${${value}}</span>`

const open = (html: string) => {
  const { editor, element } = createTestEditor(html)
  const store = createClashStore([], 'mine', () => undefined)
  return {
    editor,
    element,
    store,
    takeIn: (next: string, clashes: readonly Clash[] = []): void => {
      const before = editor.state.doc
      replaceBlocks(editor, parse(next))
      markJoined(editor, { tab: 'analysis', before, clashes, store })
    },
    links: () => [...element.querySelectorAll<HTMLElement>('.rj-joined-link')],
    words: () => store.readJoined().places.map(({ label, before, after }) => [label, before, after]),
  }
}

it('lists what another changed and puts a link to it behind each line, until that has been seen', () => {
  const { editor, store, takeIn, links, words } = open(
    `<h2>一</h2><p>开头，末了。</p><p>别处</p><p>人：${field('甲')}</p>`,
  )
  takeIn(`<h2>一</h2><p>开头，他写，末了。</p><p>别处</p><p>人：${field('乙')}</p>`)
  expect(words()).toEqual([
    ['一', '开头，末了。', '开头，他写，末了。'],
    ['申请人', '甲', '乙'],
  ])
  expect(links().map(link => link.closest('p')?.textContent)).toEqual([
    expect.stringContaining('他写'),
    expect.stringContaining('乙'),
  ])
  links()[1]?.click()
  const { isListed, current, looks, places } = store.readJoined()
  expect([isListed, current, looks]).toEqual([true, places[1]?.id, 1])
  store.forgetJoined()
  unmarkJoined(editor)
  expect([words(), links()]).toEqual([[], []])
})

it('keeps what was listed before, at its place, while one writes and another merge comes', () => {
  const { editor, store, takeIn, links, words } = open('<p>甲，乙。</p><p>丙。</p>')
  takeIn('<p>甲他写，乙。</p><p>丙。</p>')
  editor.commands.insertContentAt(3, '我写')
  const [first] = store.readJoined().places
  takeIn('<p>甲我写他写，乙。</p><p>丙又写。</p>')
  expect(words()).toEqual([
    [null, '甲，乙。', '甲他写，乙。'],
    [null, '丙。', '丙又写。'],
  ])
  expect(links()).toHaveLength(2)
  expect(editor.state.doc.resolve(joinedAt(editor, first?.id ?? '') ?? 0).parent.textContent).toBe('甲我写他写，乙。')
})

it('puts the link behind a part that was switched and behind a list of lines, not into them', () => {
  const html = (value: 0 | 1, box: string): string =>
    `<div data-field="switch" data-name="part" data-value="${value}"><p>一段。</p></div>
    <ul data-field="checkboxes" data-name="fee" data-total="sum"><li data-value="750"${box}>官费</li></ul><p>末。</p>`
  const { takeIn, links } = open(html(1, ''))
  takeIn(html(0, ' data-unchecked'))
  expect(links().map(link => link.parentElement?.className)).toEqual(['rj-section', 'rj-section'])
})

it('lists nothing of a place that is asked about', () => {
  const { takeIn, links, words } = open('<p>甲。</p><p>乙。</p>')
  const at = '2026-06-15T14:03:22.000+08:00'
  const sideOf = (text: string, writer: string) => ({
    node: parse(`<p>${text}</p>`).content?.[0] ?? null,
    words: text,
    writer,
    at,
  })
  const clash = { id: '1', document: 'analysis' as const, label: '' }
  takeIn('<p>甲他改。</p><p>乙他改。</p>', [
    { ...clash, standing: sideOf('甲他改。', 'theirs'), other: sideOf('甲。', 'mine') },
  ])
  expect(words()).toEqual([[null, '乙。', '乙他改。']])
  expect(links().map(link => link.closest('p')?.firstChild?.textContent)).toEqual(['乙'])
})
