import type { JSONContent } from '@tiptap/core'
import { expect, it } from 'vitest'
import { parse } from '#extensions/index.ts'
import { renumberSections } from '#extensions/section-numbers.ts'
import { draftDocuments } from '../../server/drafting/draft-documents.ts'
import { buildDraftInput } from '../server/drafting/build-draft-input.ts'

/** The headings that an export shows. */
const shownHeadings = (node: JSONContent): string[] => {
  if (node.type === 'switchField' && node.attrs?.['on'] === false) return []
  if (node.type === 'heading') return [(node.content ?? []).map(({ text }) => text).join('')]
  return (node.content ?? []).flatMap(shownHeadings)
}
const off = (content: string): string => `<div data-field="switch" data-name="s" data-value="1">${content}</div>`
const renumbered = (html: string): string[] => shownHeadings(renumberSections(parse(html)))

it.each([
  [0, ['一', '二', '三']],
  [1, ['1', '2', '3']],
] as const)('counts the sections that a drafted document exports without gaps (isEn=%s)', (isEn, numbers) => {
  const { reasonContent } = draftDocuments(buildDraftInput({}, { isEn }))
  const main = renumbered(reasonContent).filter(title => /^([一二三]、|\d\. )/.test(title))
  expect(main.map(title => title.split(/、|\. /)[0])).toEqual(numbers)
})

it('counts subsections within each section', () => {
  const html = `<h2>一、甲</h2>${off('<h3>（一）乙</h3>')}<h3>（二）丙</h3><h2>二、丁</h2><h3>（一）戊</h3>${off('<h3>（二）己</h3>')}<h3>（三）庚</h3>`
  expect(renumbered(html)).toEqual(['一、甲', '（一）丙', '二、丁', '（一）戊', '（二）庚'])
})

it('leaves a count of the attorney’s own making and headings without a number', () => {
  expect(renumbered(`<h2>评审请求</h2>${off('<h2>三、甲</h2>')}<h2>四、乙</h2>`)).toEqual(['评审请求', '四、乙'])
})

it('changes nothing where nothing is off', () => {
  const document = parse('<h2>一、甲</h2><h3>（一）乙</h3><p>二、丙</p><h2>二、丁</h2>')
  expect(renumberSections(document)).toEqual(document)
})
