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

const shown = (problems: readonly Problem[], open: Problem | null = null, picked: Problem[] = []) => ({
  problems,
  isOpen: (one: Problem) => one === open,
  pick: (one: Problem) => void picked.push(one),
})

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

  it('is mended by another choice where its words are a choice', () => {
    const radio =
      '<span data-field="radio" data-name="reviewScope" data-label="范围"><span data-option="0" data-checked="true">全部</span><span data-option="1">部分</span></span>'
    const { editor } = createTestEditor(`<p>请求在${radio}商品上予以初步审定。</p>`)
    expect(mendProblem(editor, problem(0, '全部', 3, '部分'))).toBe(true)
    expect(JSON.stringify(editor.getJSON())).toContain('"checked":1')
    editor.commands.undo()
    expect(JSON.stringify(editor.getJSON())).toContain('"checked":0')
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

  it('has a button in the margin before its block, which picks it and is no part of the text', () => {
    const { editor, element } = createTestEditor(DOCUMENT)
    const words = editor.getText()
    const picked: Problem[] = []
    markProblems(editor, shown([NUMBER, DAY, TYPED], DAY, picked))
    const buttons = [...element.querySelectorAll<HTMLButtonElement>('.rj-problem-button')]
    expect(buttons.map(one => one.dataset['open'])).toEqual(['false', 'true', 'false'])
    expect(buttons[1]?.nextElementSibling?.textContent).toContain('收到通知书')
    expect(buttons[1]?.ariaLabel).toContain(DAY.text)
    buttons[2]?.click()
    expect(picked).toEqual([TYPED])
    expect(editor.getText()).toBe(words)
  })

  it('shares one button with the others of its block', () => {
    const { editor, element } = createTestEditor(DOCUMENT)
    markProblems(editor, shown([DAY, problem(2, '通知书', 15, null)]))
    expect(element.querySelectorAll('.rj-problem-button').length).toBe(1)
  })

  it('is underlined on the sheet until it is gone', () => {
    const { editor, element } = createTestEditor(DOCUMENT)
    markProblems(editor, shown([NUMBER, DAY, TYPED]))
    expect(element.querySelectorAll('.rj-problem-mark').length).toBe(3)
    markProblems(editor, shown([]))
    expect(element.querySelectorAll('.rj-problem-mark').length).toBe(0)
    expect(editor.can().undo()).toBe(false)
  })
})
