import { describe, expect, it } from 'vitest'
import type { Problem } from '#contract/filing-check.ts'
import { markProblems, mendProblem } from '../../../../src/features/document-editor/filing-check/problem-places.ts'
import { createTestEditor } from '../../../support/create-test-editor.ts'

const DOCUMENT = `<h2>理由</h2>
<p>申请商标第<span data-field="text" data-name="applicationNo">\${80000010}</span>号应予注册。</p>
<p>申请人于2026年6月3日收到通知书。</p>
<div data-field="paragraph" data-name="facts">\${引证商标第41000009号没有使用。}</div>`

const problem = (block: number, quote: string, from: number, mend: string | null): Problem => ({
  id: quote,
  kind: 'number',
  group: 'notice',
  document: 'reason',
  quote,
  text: '与通知书不符。',
  place: { block, from, to: from + quote.length, field: null },
  fact: null,
  mend,
  accepted: null,
})

const NUMBER = problem(1, '80000010', 5, '80000001')
const DAY = problem(2, '2026年6月3日', 4, '2026年6月5日')
const TYPED = problem(3, '41000009', 5, '41000001')

describe('a problem', () => {
  it.each([
    ['a field', NUMBER],
    ['the text', DAY],
    ['a paragraph field', TYPED],
  ])('is mended in %s, in one undo step', (_place, one) => {
    const { editor } = createTestEditor(DOCUMENT)
    expect(mendProblem(editor, one)).toBe(true)
    expect(editor.getText()).toContain(one.mend)
    expect(editor.getText()).not.toContain(one.quote)
    editor.commands.undo()
    expect(editor.getText()).toContain(one.quote)
  })

  it('is found again where its words stand now', () => {
    const { editor } = createTestEditor(`<p>先加一段。</p>${DOCUMENT}`)
    expect(mendProblem(editor, DAY)).toBe(true)
    expect(editor.getText()).toContain('2026年6月5日')
  })

  it('is not mended where its words are gone, or nothing is proposed', () => {
    const { editor } = createTestEditor('<p>别的文字。</p>')
    expect(mendProblem(editor, DAY)).toBe(false)
    expect(mendProblem(createTestEditor(DOCUMENT).editor, { ...DAY, mend: null })).toBe(false)
  })

  it('is underlined on the sheet until it is gone', () => {
    const { editor, element } = createTestEditor(DOCUMENT)
    markProblems(editor, [NUMBER, DAY, TYPED])
    expect(element.querySelectorAll('.rj-problem-mark').length).toBe(3)
    markProblems(editor, [])
    expect(element.querySelectorAll('.rj-problem-mark').length).toBe(0)
    expect(editor.can().undo()).toBe(false)
  })
})
