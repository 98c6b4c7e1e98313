import type { Node as DocumentNode } from '@tiptap/pm/model'
import { describe, expect, it } from 'vitest'
import { documentSchema } from '../../../../extensions/document-schema.ts'
import { parse } from '../../../../extensions/index.ts'
import { describeChange } from '../../../../src/features/document-editor/changes/describe-change.ts'
import { listChanges } from '../../../../src/features/document-editor/changes/list-changes.ts'

const read = (html: string): DocumentNode => documentSchema.nodeFromJSON(parse(html))

const changesOf = (before: string, after: string) => {
  const doc = read(after)
  return listChanges(read(before), doc).map(change => describeChange(doc, change))
}

/** Each change in a line: what it is, and both sides. */
const told = (before: string, after: string): string[] =>
  changesOf(before, after).map(change => {
    const [old, now] = [change.before, change.after].map(({ text, formats, isOn }) =>
      [isOn ?? text, ...formats].join(' ').trim(),
    )
    return `${change.kind}${change.label ? ` ${change.label}` : ''}: ${old} → ${now}`
  })

const field = (value: string, name = 'a') =>
  `<span data-field="text" data-name="${name}" data-label="申请人">\${${value}}</span>`

describe('the text', () => {
  it('is compared by characters and words', () => {
    expect(told('<p>申请商标应予驳回。</p>', '<p>申请商标应予注册。</p>')).toEqual(['rewritten: 驳回 → 注册'])
    expect(told('<p>the old mark is</p>', '<p>the new mark is not</p>')).toEqual([
      'rewritten: old → new',
      'inserted:  → not',
    ])
  })

  it('is not torn apart by a character that happens to stand in both wordings', () => {
    expect(told('<p>一、甲公司的商品，二</p>', '<p>一、丙丁在先的权利，二</p>')).toEqual([
      'rewritten: 甲公司的商品 → 丙丁在先的权利',
    ])
  })

  it('shows a paragraph that came, one that went, and one that was moved in two places', () => {
    const [a, b, c] = ['<p>申请商标经长期使用。</p>', '<p>引证商标已被撤销。</p>', '<p>请求准予注册。</p>']
    expect(told(a + c, a + b + c)).toEqual(['inserted:  → 引证商标已被撤销。 paragraph'])
    expect(told(a + b + c, a + c)).toEqual(['removed: 引证商标已被撤销。 paragraph → '])
    expect(told(a + b + c, b + a + c)).toHaveLength(2)
  })

  it('finds a changed paragraph again between others that came', () => {
    expect(
      told('<p>申请商标与引证商标不近似。</p>', '<p>另查。</p><p>申请商标与引证商标并不近似。</p><p>以上。</p>'),
    ).toEqual(['inserted:  → 另查。 paragraph', 'inserted:  → 并', 'inserted:  → 以上。 paragraph'])
  })
})

describe('the formatting', () => {
  it('is told apart from the words', () => {
    expect(told('<p>甲乙丙</p>', '<p>甲<strong>乙</strong>丙</p>')).toEqual(['format: 乙 → 乙 bold'])
    expect(told('<p>标题</p>', '<h2>标题</h2>')).toEqual(['format: 标题 paragraph → 标题 heading2'])
    expect(told('<p>一</p><p>二</p>', '<ol><li>一</li><li>二</li></ol>')).toEqual([
      'format: 一\n二 → 一\n二 orderedList',
    ])
  })
})

describe('a field', () => {
  it('is one change from its old value to its new one', () => {
    expect(told(`<p>为${field('甲')}。</p>`, `<p>为${field('乙')}。</p>`)).toEqual(['field 申请人: 甲 → 乙'])
  })

  it('keeps its change apart from the words beside it', () => {
    expect(told(`<p>为${field('甲')}。</p>`, `<p>系${field('乙')}。</p>`)).toEqual([
      'rewritten: 为 → 系',
      'field 申请人: 甲 → 乙',
    ])
  })

  it.each([
    [
      'switch',
      (on: boolean) => `<div data-field="switch" data-name="s" data-value="${on ? 0 : 1}"><p>甲</p></div>`,
      'field s: true → false',
    ],
    [
      'switch in a line',
      (on: boolean) => `<p>甲<span data-field="switch" data-name="s" data-value="${on ? 0 : 1}">乙</span></p>`,
      'field s: true → false',
    ],
    [
      'radio',
      (on: boolean) =>
        `<p><span data-field="radio" data-name="r"><span data-option${on ? ' data-checked' : ''}>甲</span><span data-option${on ? '' : ' data-checked'}>乙</span></span></p>`,
      'field r: 甲 → 乙',
    ],
    [
      'list of boxes',
      (on: boolean) =>
        `<ul data-field="checkboxes" data-name="c"><li data-value="1">甲</li><li data-value="2"${on ? '' : ' data-unchecked'}>乙</li></ul>`,
      'field c: 甲、乙 → 甲',
    ],
    [
      'paragraph',
      (on: boolean) => `<div data-field="paragraph" data-name="p">\${${on ? '甲<br>乙' : '甲'}}</div>`,
      'field p: 甲\n乙 → 甲',
    ],
  ])('of the kind %s is told by its value', (_, html, expected) => {
    expect(told(html(true), html(false))).toEqual([expected])
  })

  it('that became text is a change that brings it back', () => {
    const [change] = listChanges(read(`<p>为${field('甲')}。</p>`), read('<p>为甲。</p>'))
    expect(change?.edits).toMatchObject([{ type: 'content', from: 2, to: 3 }])
  })

  it('that was moved is one change, which never doubles it', () => {
    const [a, b] = [`<p>申请人为${field('甲')}，住所不详。</p>`, '<p>引证商标的权利人没有回应，本案事实清楚。</p>']
    expect(listChanges(read(a + b), read(b + a)).map(({ edits }) => edits.length)).toEqual([2])
  })

  it('of one link is one change with the others of it', () => {
    const linked = (value: string) =>
      `<p>甲<span data-field="text" data-name="x" data-link="l">\${${value}}</span></p><p>乙<span data-field="text" data-name="y" data-link="l">\${${value}}</span></p>`
    expect(listChanges(read(linked('一')), read(linked('二'))).map(({ edits }) => edits.length)).toEqual([2])
  })
})

describe('a table', () => {
  const row = (...cells: string[]) => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`

  it('is compared cell by cell', () => {
    expect(told(`<table>${row('甲', '乙')}</table>`, `<table>${row('甲', '丙')}</table>`)).toEqual([
      'rewritten: 乙 → 丙',
    ])
  })

  it('has a column that came as one change', () => {
    const changes = listChanges(
      read(`<table>${row('一甲', '一乙')}${row('二甲', '二乙')}</table>`),
      read(`<table>${row('一甲', '', '一乙')}${row('二甲', '', '二乙')}</table>`),
    )
    expect(changes.map(({ edits }) => edits.length)).toEqual([2])
  })
})
