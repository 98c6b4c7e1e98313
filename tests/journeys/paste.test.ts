import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toHtml } from '#extensions/index.ts'
import { createLog, documentPages } from '../support/document-pages.ts'
import { downloadWord } from '../support/download-word.ts'
import { TEXTS } from '../support/notice-form.ts'
import { type EditorPage, openEditorPage } from '../support/open-editor-page.ts'
import { pictureOf } from '../support/pictures.ts'
import { readWordParts } from '../support/word-parts.ts'

const COPIED = '<p><b>粗</b>体</p><ul><li>项</li></ul>'

const documents = documentPages()

let editor: EditorPage
beforeAll(async () => {
  editor = await openEditorPage()
  await editor.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
})
afterAll(() => editor.close())

beforeEach(async () => {
  const { page } = editor
  await page.evaluate(() => window.openDocument('<p>前后</p>'))
  await page.evaluate(async html => {
    const types = { 'text/html': html, 'text/plain': '粗体\n项' }
    const parts = Object.entries(types).map(([type, text]) => [type, new Blob([text], { type })] as const)
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(parts))])
  }, COPIED)
  await page.locator('article p').first().click()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
})

const lines = (): Promise<string[]> => editor.page.locator('article .ProseMirror p').allInnerTexts()
const marked = (): Promise<number> => editor.page.locator('article .ProseMirror :is(strong, ul)').count()

describe('the clipboard of another program, in a real browser', () => {
  it('pastes with its looks by Ctrl+V, and one undo takes it back', async () => {
    const { page } = editor
    await page.keyboard.press('Control+v')
    await expect.poll(marked).toBe(2)
    await page.keyboard.press('Control+z')
    await expect.poll(lines).toStrictEqual(['前后'])
  })

  it('pastes plain by Ctrl+Shift+V, and one undo takes it back', async () => {
    const { page } = editor
    await page.keyboard.press('Control+Shift+V')
    await expect.poll(lines).toStrictEqual(['前粗体', '项后'])
    expect(await marked()).toBe(0)
    await page.keyboard.press('Control+z')
    await expect.poll(lines).toStrictEqual(['前后'])
  })
})

/** Pastes HTML as another program puts it on the clipboard, where the focus is. */
const pasteHtml = (page: Page, html: string): Promise<void> =>
  page.evaluate(html => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, html)

it('pastes and cuts where the caret stands though the browser has not told of it yet', async () => {
  const { page } = editor
  await page.keyboard.press('End')
  await page.evaluate(async () => {
    const text = document.querySelector('article .ProseMirror p')?.firstChild ?? null
    // The browser tells of a caret only after the task that moved it.
    await new Promise(resolve => setTimeout(resolve))
    getSelection()?.collapse(text, 1)
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '中')
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  await expect.poll(lines).toStrictEqual(['前中后'])
  const cut = await page.evaluate(async () => {
    const text = document.querySelector('article .ProseMirror p')?.firstChild ?? null
    await new Promise(resolve => setTimeout(resolve))
    if (text) getSelection()?.setBaseAndExtent(text, 1, text, 2)
    const clipboardData = new DataTransfer()
    document.activeElement?.dispatchEvent(new ClipboardEvent('cut', { clipboardData, bubbles: true, cancelable: true }))
    return clipboardData.getData('text/plain')
  })
  expect(cut).toBe('中')
  await expect.poll(lines).toStrictEqual(['前后'])
})

describe('styles on the clipboard', () => {
  it('are read under the policy of the page, which lets none of them in', async () => {
    const { page, waitForDraft } = await documents.open('<p>前</p>')
    const sheet = page.locator('article:visible .ProseMirror')
    const word = `<html><head><style>p.MsoNormal { color: red }</style></head><body>
      <p class=MsoNormal style='color:red'><span style="font-weight:700">粗</span><b style='font-weight:normal'>细</b><span
      style="text-decoration:underline">线</span></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span
      style='mso-list:Ignore'>1.</span>项</p></body></html>`
    await sheet.locator('p').first().click()
    // By the loaded reader as well as by one that is still to come.
    for (const times of [1, 2]) {
      await page.keyboard.press('Control+End')
      await pasteHtml(page, word)
      await expect.poll(() => sheet.locator('li').count()).toBe(times)
    }
    const { analysis } = await waitForDraft()
    expect(toHtml(analysis).match(/<strong>粗<\/strong>细<u>线<\/u><\/p><ol><li><p>/g)).toHaveLength(2)
  })
})

describe('a very large table on the clipboard', () => {
  it('asks in place, by keyboard, and comes as lines where it was asked for', async () => {
    const { page, waitForDraft } = await documents.open('<p>前后</p>')
    const { asText, text } = TEXTS.zh.editor.sheet.largeTable
    await page.locator('article:visible .ProseMirror > .rj-section > p').first().click()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await pasteHtml(page, `<table>${'<tr><td>甲</td><td>乙</td><td>丙</td></tr>'.repeat(700)}</table>`)
    const question = page.getByRole('alertdialog', { name: text.replace('{{cells}}', '2,100') })
    await question.waitFor()
    expect(await question.evaluate(box => box.getBoundingClientRect().bottom <= window.innerHeight)).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(asText)
    await page.keyboard.press('Enter')
    await question.waitFor({ state: 'detached' })
    await page.keyboard.type('末')
    const { analysis } = await waitForDraft()
    expect(analysis.content).toHaveLength(700)
    expect(toHtml(analysis)).toMatch(/^<p>前甲\t乙\t丙<\/p>.*<p>甲\t乙\t丙末后<\/p>$/)
  })
})

describe('a picture on the clipboard', () => {
  it('comes in as bytes with its size and alternative text, and goes out as bytes and back', async () => {
    const { page, url, waitForDraft } = await documents.open('<p>前后</p>')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const sheet = page.locator('article:visible .ProseMirror')
    const bytes = Buffer.from(pictureOf('jpeg', 300, 200)).toString('base64')
    await sheet.locator('p').first().click()
    await page.keyboard.press('End')
    await pasteHtml(page, `<p>图<img alt="引证商标" width="150" src="data:image/jpeg;base64,${bytes}">。</p>`)
    const images = sheet.locator('.rj-picture > img')
    await expect
      .poll(() => images.evaluateAll(all => all.map(image => Reflect.get(image, 'naturalWidth'))))
      .toEqual([300])

    const copied = page.evaluate(
      () =>
        new Promise<string>(resolve =>
          window.addEventListener('copy', event => resolve(event.clipboardData?.getData('text/html') ?? '')),
        ),
    )
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+c')
    expect(await copied).toMatch(
      /<img data-picture="[0-9a-f-]+" width="150" height="100" alt="引证商标" src="data:image\/png;base64,[\w+/=]{100,}">/,
    )
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Control+v')
    await expect.poll(() => images.count()).toBe(2)
    const [first, second] = JSON.stringify((await waitForDraft()).analysis).match(/\{"type":"picture".*?\}\}/g) ?? []
    expect(first).toContain('"alt":"引证商标"')
    expect(second).toBe(first)

    // In another case it is stored as well, and goes into that one's Word file.
    const { id } = await createLog(url)
    const other = await page.context().newPage()
    await other.goto(`${url}/ai/reject_analysis?id=${id}`)
    await other.locator('article:visible .rj-section > p:not(:has(*))').first().click()
    await other.keyboard.press('End')
    await other.keyboard.press('Control+v')
    const theirs = other.locator('article:visible .rj-picture > img')
    await expect
      .poll(() => theirs.evaluateAll(all => all.map(image => Reflect.get(image, 'naturalWidth'))))
      .toEqual([300])
    const saved = TEXTS.zh.detail.save.saved.replace('{{time}}', '').trim()
    await other.getByRole('status').filter({ hasText: saved }).waitFor()
    const file = await (await downloadWord(other, 'first', TEXTS.zh)).path()
    expect([...readWordParts(new Uint8Array(readFileSync(file))).keys()]).toContain('word/media/image1.jpg')
  })
})
