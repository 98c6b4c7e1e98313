import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { parse, toHtml } from '#extensions/index.ts'
import { COMPOSING_LINES, inlineSwitch, textField } from '../support/composing-lines.ts'
import { documentPages } from '../support/document-pages.ts'
import { startInputMethod } from '../support/input-method.ts'

const documents = documentPages()
const WORD = '你好'

const paragraphsOf = (page: Page): Locator => page.locator('article .rj-section > p')

const press = async (page: Page, keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key)
}

/** Not by its place on the screen, which may change before the click comes. */
const clickEnd = async (paragraph: Locator): Promise<void> => {
  const { width, height } = (await paragraph.boundingBox()) ?? { width: 0, height: 0 }
  await paragraph.click({ position: { x: width - 2, y: height / 2 } })
}

const asSaved = (paragraphs: readonly string[]): string => toHtml(parse(paragraphs.map(p => `<p>${p}</p>`).join('')))

describe('an input method in prose', () => {
  it('writes a word once, where the caret is, and leaves no letter behind', async () => {
    const { page, waitForDraft } = await documents.open(
      COMPOSING_LINES.map(({ write }) => `<p>${write('')}</p>`).join(''),
    )
    const method = await startInputMethod(page)
    for (const [index, { keys }] of COMPOSING_LINES.entries()) {
      await clickEnd(paragraphsOf(page).nth(index))
      await press(page, keys)
      await method.write(WORD)
    }
    const draft = await waitForDraft()
    const written = draft.analysis.content?.map(block => toHtml({ type: 'doc', content: [block] }))
    expect(written).toEqual(COMPOSING_LINES.map(({ write }) => asSaved([write(WORD)])))
  })

  it('leaves everything as it was when it is cancelled', async () => {
    const { page, waitForDraft } = await documents.open(
      COMPOSING_LINES.map(({ write }) => `<p>${write('')}</p>`).join(''),
    )
    const method = await startInputMethod(page)
    for (const [index, { keys }] of COMPOSING_LINES.entries()) {
      await clickEnd(paragraphsOf(page).nth(index))
      await press(page, keys)
      await method.compose('n', 'ni')
      await method.cancel()
    }
    await clickEnd(paragraphsOf(page).first())
    await page.keyboard.type('。')
    const draft = await waitForDraft()
    expect(toHtml(draft.analysis)).toBe(
      asSaved(COMPOSING_LINES.map(({ write }, index) => (index === 0 ? '甲乙。' : write('')))),
    )
  })
})

describe('an input method at the borders of sections', () => {
  it('writes a word once, at the end of one and at the start of the next', async () => {
    const lines = Array.from({ length: 120 }, (_, index) => `第${index}行`)
    lines[40] = lines[79] = ''
    const { page, waitForDraft } = await documents.open(lines.map(line => `<p>${line}</p>`).join(''))
    const sections = page.locator('article .rj-section')
    const method = await startInputMethod(page)
    for (const [line, section, key] of [
      [39, 1, 'End'],
      [40, 2, 'Home'],
      [79, 3, 'End'],
      [80, 4, 'Home'],
    ] as const) {
      const paragraphs = sections.nth(section).locator('> p')
      await clickEnd(key === 'End' ? paragraphs.last() : paragraphs.first())
      await press(page, [key])
      await method.write(WORD)
      lines[line] = key === 'End' ? `${lines[line]}${WORD}` : `${WORD}${lines[line]}`
    }
    expect(toHtml((await waitForDraft()).analysis)).toBe(asSaved(lines))
  })
})

describe('an input method over a selection', () => {
  it('takes the place of the words, never of a field or of its border', async () => {
    const [first, second] = [textField(), textField()]
    const [head, tail] = inlineSwitch('|').split('|')
    const cases: [before: string, keys: string[], after: string][] = [
      ['甲乙丙', ['Home', 'ArrowRight', 'Shift+ArrowRight'], `甲${WORD}丙`],
      [`甲${first}乙`, ['Home', 'Shift+End'], `${WORD}${first}`],
      [`甲${second}乙`, ['Home', 'Shift+ArrowRight', 'Shift+ArrowRight'], `${WORD}${second}乙`],
      [`甲${head}内里${tail}乙`, ['Home', 'Shift+ArrowRight', 'Shift+ArrowRight'], `${WORD}${head}里${tail}乙`],
    ]
    const { page, waitForDraft } = await documents.open(cases.map(([before]) => `<p>${before}</p>`).join(''))
    const method = await startInputMethod(page)
    for (const [index, [, keys]] of cases.entries()) {
      await clickEnd(paragraphsOf(page).nth(index))
      await press(page, keys)
      await method.write(WORD)
    }
    expect(toHtml((await waitForDraft()).analysis)).toBe(asSaved(cases.map(([, , after]) => after)))
  })
})

describe('an input method in a field', () => {
  const places = [
    ['start', '', '甲乙', ['Home']],
    ['middle', '甲', '乙', ['Home', 'ArrowRight']],
    ['end', '甲乙', '', ['End']],
    ['empty', '', '', []],
  ] as const

  it.each(['text', 'paragraph'] as const)('of %s: writes a word once; Enter and Escape are its own', async kind => {
    const draw = (word: string): string =>
      places
        .map(([name, before, after]) => {
          const facts = `data-field="${kind}" data-name="${name}"`
          const value = `${before}${word}${after}`
          return kind === 'text' ? `<p><span ${facts}>\${${value}}</span></p>` : `<div ${facts}>\${${value}}</div>`
        })
        .join('')
    const { page, waitForDraft } = await documents.open(draw(''))
    const method = await startInputMethod(page)
    const fields = page.locator(kind === 'text' ? 'article .rj-text' : 'article .rj-paragraph-text')
    const entry = page.locator('article').locator(kind === 'text' ? 'input' : 'textarea')
    for (const [index, [, before, after, keys]] of places.entries()) {
      await fields.nth(index).click()
      for (const key of keys) await page.keyboard.press(key)
      for (const key of ['Escape', 'Enter'] as const) {
        await method.compose('n', 'ni')
        await method.press(key)
        await method.cancel()
        expect(await entry.inputValue()).toBe(`${before}${after}`)
      }
      await method.write(WORD)
      await page.keyboard.press(kind === 'text' ? 'Enter' : 'Control+Enter')
      expect(await entry.count()).toBe(0)
    }
    const { form } = await waitForDraft()
    expect(form).toEqual(Object.fromEntries(places.map(([name, before, after]) => [name, `${before}${WORD}${after}`])))
  })
})

describe('a word that is being composed', () => {
  it('is not saved before it is chosen, whatever the page does', async () => {
    const { page, waitForDraft } = await documents.open('<p>甲</p>')
    const sent: string[] = []
    page.on('request', request => void (request.method() === 'PUT' && sent.push(request.postData() ?? '')))
    const method = await startInputMethod(page)
    await clickEnd(paragraphsOf(page).first())
    await page.keyboard.type('乙')
    await method.compose('q', 'qx')
    const { analysis } = await waitForDraft()
    expect(toHtml(analysis)).toBe(asSaved(['甲乙']))
    await method.press('Enter')
    await method.commit(WORD)
    await waitForDraft()
    expect(sent.length).toBeGreaterThan(1)
    expect(sent.filter(body => body.includes('qx'))).toEqual([])
    expect(toHtml((await waitForDraft()).analysis)).toBe(asSaved([`甲乙${WORD}`]))
  })
})
