import { expect, it } from 'vitest'
import { findMatches } from '../../../../src/features/document-editor/find/find-matches.ts'
import { replaceMatches } from '../../../../src/features/document-editor/find/replace-matches.ts'
import { createTestEditor } from '../../../support/create-test-editor.ts'

const text = (value: string, name: string, link = '') =>
  `<span data-field="text" data-name="${name}"${link}>\${${value}}</span>`

const replaceAll = (source: string, query: string, replacement: string) => {
  const { editor, html } = createTestEditor(source)
  const matches = findMatches(editor.state.doc, { query, isExact: false })
  const number = replaceMatches(editor, matches, replacement)
  return { editor, html, number }
}

it('replaces in prose, keeping its marks, and in values, as one step of undo', () => {
  const source = `<p>商标<strong>商标</strong>为${text('甲商标乙商标', 'a')}。</p><div data-field="paragraph" data-name="p">\${商标}</div>`
  const { editor, html, number } = replaceAll(source, '商标', '标志')
  expect(number).toBe(5)
  expect(html()).toBe(source.replaceAll('商标', '标志'))
  editor.commands.undo()
  expect(html()).toBe(source)
})

it('takes words away, and puts in what holds the words themselves', () => {
  expect(replaceAll(`<p>甲甲乙${text('甲', 'a')}</p>`, '甲', '').html()).toBe(`<p>乙${text('', 'a')}</p>`)
  expect(replaceAll(`<p>甲甲${text('甲甲', 'a')}</p>`, '甲', '甲甲').html()).toBe(
    `<p>甲甲甲甲${text('甲甲甲甲', 'a')}</p>`,
  )
})

it('changes linked fields together, each once', () => {
  const linked = (value: string) =>
    `<p>${text(value, 'a', ' data-link="l"')}与${text(value, 'b', ' data-link="l"')}</p>`
  expect(replaceAll(linked('甲乙'), '甲', '甲甲').html()).toBe(linked('甲甲乙'))
})

it('leaves options, labels and what reaches over the edge of a field as they are', () => {
  const source = `<p>甲${text('乙', 'a')}<span data-field="radio" data-name="r"><span data-option="">甲乙</span><span data-option="">丙</span></span></p>`
  const { html, number } = replaceAll(source, '甲乙', '丁')
  expect(number).toBe(0)
  expect(html()).toBe(source)
})
