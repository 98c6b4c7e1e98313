import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FormValues } from '#contract/document-form.ts'
import { parse } from '#extensions/index.ts'
import { HOSTILE_HTML } from '../support/hostile-html.ts'
import { type EditorPage, openEditorPage } from '../support/open-editor-page.ts'

const PAYLOADS = Object.entries(HOSTILE_HTML).flatMap(([kind, payloads]) => payloads.map(html => [kind, html] as const))

const wordsOf = (text: string, word: RegExp): string[] => (text.match(word) ?? []).sort()

let editor: EditorPage
beforeAll(async () => {
  editor = await openEditorPage()
})
afterAll(() => editor.close())

describe('hostile HTML in a real browser', () => {
  it('comes in at least 150 kinds', () => expect(PAYLOADS.length).toBeGreaterThanOrEqual(150))

  it.each(PAYLOADS)('neither runs nor loads nor loses text, and is what the server sees (%s): %s', async (_, html) => {
    const { json } = await editor.page.evaluate(html => window.openDocument(html), html)
    expect(await editor.page.evaluate(() => window.runs)).toBe(0)
    expect(editor.asked).toStrictEqual([])
    expect(wordsOf(json, /kept\d?/g)).toStrictEqual(wordsOf(html, /kept\d?/g))
    expect(wordsOf(json, /gone/g)).toStrictEqual([])
    expect(json).toBe(JSON.stringify(parse(html)))
  })
})

const text = (name: string, value: string): string =>
  `<p><span data-field="text" data-name="${name}">\${${value}}</span></p>`

const NESTED = 200
const OPTIONS = 10_000
const PLANES = Array.from({ length: 17 }, (_, plane) => String.fromCodePoint(plane * 0x1_00_00 + 0x4e_00))

const BEYOND_MEASURE: Readonly<Record<string, readonly [html: string, form: FormValues]>> = {
  'three megabytes': [
    `<p>${'长'.repeat(1000)}</p>`.repeat(1000) + text('last', 'kept'), //
    { last: 'kept' },
  ],
  'one paragraph of half a megabyte': [`<p>${'word '.repeat(100_000)}</p>${text('last', 'kept')}`, { last: 'kept' }],
  '200 switches in one another': [
    Array.from({ length: NESTED }, (_, depth) => `<div data-field="switch" data-name="s${depth}" data-value="0">`).join(
      '',
    ) +
      text('last', 'kept') +
      '</div>'.repeat(NESTED),
    { ...Object.fromEntries(Array.from({ length: NESTED }, (_, depth) => [`s${depth}`, 0])), last: 'kept' },
  ],
  '10,000 options': [
    `<p><span data-field="radio" data-name="r">${'<span data-option>a</span>'.repeat(OPTIONS - 1)}<span data-option data-checked>kept</span></span></p>`,
    { r: 'kept' },
  ],
  'names of every plane of Unicode': [
    PLANES.map(name => text(name, 'kept')).join(''),
    Object.fromEntries(PLANES.map(name => [name, 'kept'])),
  ],
  "names of an object's own": [
    ['__proto__', 'constructor', 'prototype', 'hasOwnProperty'].map(name => text(name, 'kept')).join(''),
    JSON.parse('{"__proto__":"kept","constructor":"kept","prototype":"kept","hasOwnProperty":"kept"}'),
  ],
  'elements 400 deep': [`${'<blockquote>'.repeat(400)}${text('last', 'kept')}`, { last: 'kept' }],
}

describe('a document beyond measure', () => {
  it.each(Object.entries(BEYOND_MEASURE))('opens whole in a real browser: %s', async (_, [html, form]) => {
    const opened = await editor.page.evaluate(html => window.openDocument(html), html)
    expect(opened.form).toStrictEqual(Object.entries(form))
    expect(opened.json).toBe(JSON.stringify(parse(html)))
    expect(JSON.stringify(parse(opened.html))).toBe(opened.json)
  })
  it('opens with its text and fields where browsers nest no deeper', async () => {
    const html = `${'<blockquote>a'.repeat(2000)}${text('last', 'kept')}`
    const opened = await editor.page.evaluate(html => window.openDocument(html), html)
    expect(opened.form).toStrictEqual([['last', 'kept']])
    expect(wordsOf(opened.json, /"a"/g)).toHaveLength(2000)
  })
})

/** What a word processor copies: elements and styles of its own around the words, and a field that is none. */
const COPIED =
  '<html><head><style>p{color:red}</style></head><body><p class="a">申请<o:p>商标</o:p>与<font color="red">引证</font></p>' +
  '<img src="https://elsewhere.test/x" onerror="pwn()"><custom-element>并不近似</custom-element></body></html>'
const WORDS = '申请商标与引证并不近似'

describe('what another program copied', () => {
  let fresh: EditorPage
  beforeEach(async () => {
    fresh = await openEditorPage()
  })
  afterEach(() => fresh.close())

  it.each([
    'paste',
    'drop',
  ])('comes in with all its words and nothing that runs or loads, first of all: %s', async type => {
    const { page, asked } = fresh
    await page.evaluate(() => window.openDocument('<p>前。</p>'))
    await page.evaluate(
      ([type, html]) => {
        const data = new DataTransfer()
        data.setData('text/html', html)
        const line = document.querySelector('article p')
        const { right, top } = line?.getBoundingClientRect() ?? new DOMRect()
        const options = { bubbles: true, cancelable: true }
        const event =
          type === 'paste'
            ? new ClipboardEvent(type, { ...options, clipboardData: data })
            : new DragEvent(type, { ...options, dataTransfer: data, clientX: right - 1, clientY: top + 4 })
        line?.dispatchEvent(event)
      },
      [type, COPIED] as const,
    )
    await page.waitForFunction(
      words => document.querySelector('article')?.innerText.replaceAll(/\s/g, '').includes(words),
      WORDS,
    )
    expect(await page.evaluate(() => window.runs)).toBe(0)
    expect(asked).toStrictEqual([])
  })
})
