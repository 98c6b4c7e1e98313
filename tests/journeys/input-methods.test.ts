import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { parse, toHtml } from '#extensions/index.ts'
import { documentPages } from '../support/document-pages.ts'
import { startInputMethod } from '../support/input-method.ts'

const documents = documentPages()
const WORD = '你好'

let names = 0
const attributes = (kind: string): string => {
  names += 1
  return `data-field="${kind}" data-name="n${names}"`
}
const text = (): string => `<span ${attributes('text')}>\${值}</span>`
const radio = (): string =>
  `<span ${attributes('radio')}><span data-option data-checked>是</span><span data-option>否</span></span>`
const inlineSwitch = (content: string, source = ''): string =>
  `<span ${attributes('switch')} data-value="0"${source}>${content}</span>`
const link = '<a data-jump href="?regNo=1">号</a>'
const fact = '<span data-source="notice.mark">云</span>'

type Place = readonly [name: string, before: string, after: string, keys: readonly string[]]

const home = (...steps: number[]): string[] => ['Home', ...Array(steps[0] ?? 0).fill('ArrowRight')]
const end = (...steps: number[]): string[] => ['End', ...Array(steps[0] ?? 0).fill('ArrowLeft')]

/** Where the word is to stand: between `before` and `after`, reached with the keys from a click into the line. */
const PLACES: readonly Place[] = [
  ['at the start of a paragraph', '', '甲乙', home()],
  ['in the middle of a paragraph', '甲', '乙', home(1)],
  ['at the end of a paragraph', '甲乙', '', end()],
  ['in an empty paragraph', '', '', []],
  ['before a text field', '甲', `${text()}乙`, home(1)],
  ['behind a text field', `甲${text()}`, '乙', end(1)],
  ['between two text fields', `甲${text()}`, `${text()}乙`, home(3)],
  ['before a field that begins the line', '', `${text()}乙`, home()],
  ['behind a field that ends the line', `甲${text()}`, '', end()],
  ['before the only field of a line', '', text(), home()],
  ['behind the only field of a line', text(), '', end()],
  ['over a field that is selected', `甲${text()}`, '乙', home(2)],
  ['before a radio field that begins the line', '', `${radio()}乙`, home()],
  ['behind a radio field that ends the line', `甲${radio()}`, '', end()],
  ['between a text field and a radio field', text(), radio(), home(2)],
  ['before an inline switch', '甲', `${inlineSwitch('内里')}乙`, home(1)],
  ['behind an inline switch', `甲${inlineSwitch('内里')}`, '乙', end(1)],
  ['behind an inline switch with its source', `甲${inlineSwitch('内里', ' data-source="notice.mark"')}`, '乙', end(1)],
  ['before an inline switch that begins the line', '', `${inlineSwitch('内里')}乙`, home()],
  ['behind an inline switch that ends the line', `甲${inlineSwitch('内里')}`, '', ['End', 'ArrowRight']],
  ['between two inline switches', inlineSwitch('甲'), inlineSwitch('乙'), home(3)],
  ['behind a jump link', `甲${link}`, '乙', end(1)],
  ['behind a quoted fact', `甲${fact}`, '乙', end(1)],
  ['behind bold text, as bold text', '甲<strong>粗', '</strong>乙', end(1)],
]

/** The same inside an inline switch: `before` and `after` are what it holds. */
const SWITCH_PLACES: readonly Place[] = [
  ['in an empty inline switch', '', '', home(2)],
  ['at the start of an inline switch', '', '内里', home(2)],
  ['in the middle of an inline switch', '内', '里', home(3)],
  ['at the end of an inline switch', '内里', '', end(2)],
  ['behind a field in an inline switch', text(), '', end(2)],
]

const WHOLE = [
  ...PLACES.map(([name, before, after, keys]) => ({ name, keys, write: (word: string) => `${before}${word}${after}` })),
  ...SWITCH_PLACES.map(([name, before, after, keys]) => {
    const [head, tail] = inlineSwitch('|').split('|')
    return { name, keys, write: (word: string) => `甲${head}${before}${word}${after}${tail}乙` }
  }),
]

const paragraphsOf = (page: Page): Locator => page.locator('article .rj-section > p')

/** As a hand types: the browser has told the editor of one key before the next comes. */
const pressSlowly = async (page: Page, keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.evaluate(() => new Promise(resolve => setTimeout(() => requestAnimationFrame(resolve))))
  }
}

const clickEnd = async (paragraph: Locator): Promise<void> => {
  await paragraph.scrollIntoViewIfNeeded()
  const box = await paragraph.boundingBox()
  if (box) await paragraph.page().mouse.click(box.x + box.width - 2, box.y + box.height / 2)
}

const asSaved = (paragraphs: readonly string[]): string => toHtml(parse(paragraphs.map(p => `<p>${p}</p>`).join('')))

describe('an input method in prose', () => {
  it('writes a word once, where the caret is, and leaves no letter behind', async () => {
    const { page, waitForDraft } = await documents.open(WHOLE.map(({ write }) => `<p>${write('')}</p>`).join(''))
    const method = await startInputMethod(page)
    for (const [index, { keys }] of WHOLE.entries()) {
      await clickEnd(paragraphsOf(page).nth(index))
      await pressSlowly(page, keys)
      await method.write(WORD)
    }
    const draft = await waitForDraft()
    const written = draft.analysis.content?.map(block => toHtml({ type: 'doc', content: [block] }))
    expect(written).toEqual(WHOLE.map(({ write }) => asSaved([write(WORD)])))
  })

  it('leaves everything as it was when it is cancelled', async () => {
    const { page, waitForDraft } = await documents.open(WHOLE.map(({ write }) => `<p>${write('')}</p>`).join(''))
    const method = await startInputMethod(page)
    for (const [index, { keys }] of WHOLE.entries()) {
      await clickEnd(paragraphsOf(page).nth(index))
      await pressSlowly(page, keys)
      await method.compose('n', 'ni')
      await method.cancel()
    }
    await clickEnd(paragraphsOf(page).first())
    await page.keyboard.type('。')
    const draft = await waitForDraft()
    expect(toHtml(draft.analysis)).toBe(asSaved(WHOLE.map(({ write }, index) => (index === 0 ? '甲乙。' : write('')))))
  })
})
