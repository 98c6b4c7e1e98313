import { describe, expect, it } from 'vitest'
import { parse, toHtml } from '#extensions/index.ts'
import { alignLines, readAlignment } from '#extensions/kit.ts'
import { createTestEditor } from '../support/create-test-editor.ts'

const FIELD = `<span data-field="text" data-name="n">\${乙}</span>`
const centred = (lines: string) => `<div data-align="center">${lines}</div>`
const right = (lines: string) => `<div data-align="right">${lines}</div>`

describe('aligned lines', () => {
  it('are themselves in the markup, within cells, items and switches too', () => {
    const inside = `${centred('<p>甲</p><p></p>')}${right(`<p>${FIELD}</p>`)}`
    const html = `${inside}<table><tbody><tr><td>${inside}</td></tr></tbody></table><ul><li>${inside}</li></ul><div data-field="switch" data-name="s" data-value="0">${inside}</div>`
    expect(toHtml(parse(html))).toBe(html)
  })

  it('lose nothing where the markup says it otherwise', () => {
    expect(toHtml(parse('<div data-align="justify"><p>甲</p></div>'))).toBe('<p>甲</p>')
    const text = toHtml(parse(centred('甲<h2>乙</h2><p>丙</p>'))).replace(/<[^>]+>/g, '')
    expect(text).toBe('甲乙丙')
  })

  it.each([
    ['a line', '<p>甲</p><p>丁</p>', { from: 2, to: 3 }, `${centred('<p>甲</p>')}<p>丁</p>`],
    ['lines with a field', `<p>甲${FIELD}</p><p>丁</p>`, { from: 2, to: 7 }, centred(`<p>甲${FIELD}</p><p>丁</p>`)],
    ['what is centred, back', centred('<p>甲</p>'), { from: 3, to: 3 }, '<p>甲</p>'],
    ['what is at the right', right('<p>甲</p>'), { from: 3, to: 3 }, centred('<p>甲</p>')],
    ['a heading and its text', '<h2>甲</h2><p>丁</p>', { from: 2, to: 5 }, centred('<h2>甲</h2><p>丁</p>')],
  ])('centres %s, in one step', (_, before, range, after) => {
    const { editor, html } = createTestEditor(before)
    editor.commands.setTextSelection(range)
    const can = alignLines(editor.state, 'center')
    expect(alignLines(editor.state, 'center', editor.view.dispatch)).toBe(can)
    expect(html()).toBe(after)
    expect(readAlignment(editor.state)).toBe(after.includes('data-align') ? 'center' : null)
    if (can) editor.commands.undo()
    expect(html()).toBe(before)
  })
})
