import { describe, expect, it } from 'vitest'
import { createTestEditor } from '../../support/create-test-editor.ts'

const FIELD = `<span data-field="text" data-name="a">\${云杉}</span>`
const SOURCED = FIELD.replace('data-name="a"', 'data-name="a" data-source="notice.mark"')
const RADIO =
  '<span data-field="radio" data-name="r"><span data-option>是</span><span data-option data-checked>否</span></span>'

/** A field as it stands, where it is, and the text it is to become. */
const FIELDS: [kind: string, html: string, position: number, text: string][] = [
  ['a text field', `<p>为${FIELD}。</p>`, 3, '<p>为云杉。</p>'],
  ['a text field in bold', `<p>为<strong>${FIELD}</strong>。</p>`, 3, '<p>为<strong>云杉</strong>。</p>'],
  ['a text field with its source', `<p>${SOURCED}</p>`, 2, '<p><span data-source="notice.mark">云杉</span></p>'],
  ['an empty text field', '<p>为<span data-field="text" data-name="a"></span>。</p>', 3, '<p>为。</p>'],
  [
    'a value made of markup',
    `<p><span data-field="text" data-name="a">\${&lt;b&gt;}</span></p>`,
    2,
    '<p>&lt;b&gt;</p>',
  ],
  ['a radio field', `<p>${RADIO}</p>`, 2, '<p>否</p>'],
  ['a radio field without a choice', `<p>为${RADIO.replace(' data-checked', '')}。</p>`, 3, '<p>为。</p>'],
  [
    'a paragraph field',
    `<div data-field="paragraph" data-name="p">\${一 &lt; 二<br>三}</div>`,
    1,
    '<p>一 &lt; 二</p><p>三</p>',
  ],
  ['a switch', `<div data-field="switch" data-name="s" data-value="1"><p>${FIELD}</p></div>`, 1, `<p>${FIELD}</p>`],
  [
    'a switch in a line',
    `<p>为<span data-field="switch" data-name="s" data-value="0">甲${FIELD}</span>。</p>`,
    3,
    `<p>为甲${FIELD}。</p>`,
  ],
  [
    'boxes',
    '<ul data-field="checkboxes" data-name="c"><li data-value="750">规费</li><li data-value="5" data-unchecked>代理费</li></ul>',
    1,
    '<ul><li><p>规费 750.00</p></li><li><p><s>代理费 5.00</s></p></li></ul>',
  ],
]

describe('a field that is turned into text', () => {
  it.each(FIELDS)('leaves the words of %s, and comes back with one undo', (_, html, position, text) => {
    const { editor, html: now } = createTestEditor(html)
    const before = now()
    expect(editor.commands.turnIntoText(position)).toBe(true)
    expect(now()).toBe(text)
    editor.commands.undo()
    expect(now()).toBe(before)
  })

  it('leaves the form data of the others', () => {
    const { editor, values } = createTestEditor(`<p>${FIELD}${RADIO}</p>`)
    editor.commands.turnIntoText(2)
    expect(values()).toEqual({ r: '否' })
  })

  it.each([0, 1, 2, 4, -1, 10_000])('is refused where no field stands (%i)', position => {
    const { editor, html } = createTestEditor(`<p>为${FIELD}。</p>`)
    const before = html()
    expect(editor.commands.turnIntoText(position)).toBe(false)
    expect(html()).toBe(before)
  })
})
