import { expect, it } from 'vitest'
import { createTestEditor } from '../support/create-test-editor.ts'

const QUOTED = '<p>依据<span data-source="notice.grounds.0">第三十条</span>。</p>'
const FIELDS = `<p><span data-field="text" data-name="a" data-source="notice.mark">\${云雀}</span>，<span data-field="radio" data-name="r" data-source="notice.kind"><span data-option="" data-checked="">是</span><span data-option="">否</span></span></p><div data-field="paragraph" data-name="p" data-source="notice.facts">\${事实}</div>`

it.each([QUOTED, FIELDS])('no badge has words that a selection could take along (%#)', html => {
  const { element } = createTestEditor(html)
  const badges = [...element.querySelectorAll('.rj-source')]
  expect(badges.length).toBeGreaterThan(0)
  expect(badges.map(({ textContent }) => textContent)).toEqual(badges.map(() => ''))
  // What is shown is generated, and what is read out is its name.
  expect(badges.map(badge => badge.querySelector<HTMLElement>('.rj-source-text')?.dataset['text'])).toEqual(
    badges.map(() => 'p.1'),
  )
  expect(badges.map(badge => badge.getAttribute('aria-label'))).toEqual(badges.map(() => 'p.1: on page 1'))
})

it('copies no badge', () => {
  const { editor } = createTestEditor(QUOTED + FIELDS)
  editor.commands.selectAll()
  const { dom, text } = editor.view.serializeForClipboard(editor.state.selection.content())
  expect(text + dom.textContent).not.toContain('p.1')
})

it('copies a line for each block and a tab between cells as words', () => {
  const { editor } = createTestEditor(
    `${FIELDS}<p>首段<br>次行</p><ul><li><p>一项</p><ul><li><p>下级</p></li></ul></li></ul><table><tbody><tr><td><p>左</p></td><td><p>右</p><p>右下</p></td></tr><tr><td><p></p></td><td><p>末</p></td></tr></tbody></table><p>尾</p>`,
  )
  const wordsOf = () => editor.view.serializeForClipboard(editor.state.selection.content()).text
  editor.commands.selectAll()
  expect(wordsOf()).toBe('云雀，是\n事实\n首段\n次行\n一项\n下级\n左\t右 右下\n\t末\n尾')
  editor.commands.setTextSelection({ from: 3, to: 5 })
  expect(wordsOf()).toBe('，是')
})

const withClass = (element: Element, name: string): boolean[] =>
  [...element.querySelectorAll('.rj-source')].map(badge => badge.classList.contains(name))

const behindQuotes = (element: Element): boolean[] => withClass(element, 'rj-before-quote')

const text = (name: string) => `<span data-field="text" data-name="${name}" data-source="notice.mark">\${云雀}</span>`
const FACT = '<span data-source="notice.mark">云雀</span>'

it('sets the badge before a closing quotation mark behind the mark, of a field and of a quoted fact, and no other', async () => {
  const { element } = createTestEditor(
    `<p>“${text('a')}”商标，${text('b')}商标，“${text('c')}</p><p>“${FACT}”商标，${FACT}商标，${FACT}’s mark，‘${FACT}’</p>`,
  )
  await Promise.resolve()
  expect(behindQuotes(element)).toEqual([true, false, false, true, false, false, true])
})

it('sets the badge behind a closing quotation mark that is typed, and back when it goes', async () => {
  const { editor, element } = createTestEditor(`<p>“${FACT}商标，“${text('a')}商标</p>`)
  await Promise.resolve()
  expect(behindQuotes(element)).toEqual([false, false])
  editor.commands.insertContentAt(5, '”')
  expect(behindQuotes(element)).toEqual([true, false])
  editor.commands.insertContentAt(11, '”')
  expect(behindQuotes(element)).toEqual([true, true])
  editor.commands.deleteRange({ from: 5, to: 6 })
  expect(behindQuotes(element)).toEqual([false, true])
})

it('lets no badge of several facts in one pair of quotation marks stand there with words', async () => {
  const { editor, element } = createTestEditor(`<p>${FACT}，“${FACT}；${text('a')}；${FACT}”，${FACT}</p>`)
  await Promise.resolve()
  expect(withClass(element, 'rj-in-quotes')).toEqual([false, true, true, true, false])
  expect(behindQuotes(element)).toEqual([false, false, false, true, false])
  editor.commands.deleteRange({ from: 5, to: 6 })
  expect(withClass(element, 'rj-in-quotes')).toEqual([false, false, false, true, false])
})
