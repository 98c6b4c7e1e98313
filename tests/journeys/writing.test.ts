import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { toHtml } from '#extensions/index.ts'
import { documentPages } from '../support/document-pages.ts'
import { downloadWord } from '../support/download-word.ts'
import { TEXTS } from '../support/notice-form.ts'
import { pictureOf } from '../support/pictures.ts'
import { readWordParts } from '../support/word-parts.ts'

const documents = documentPages()
const { detail, editor, writing } = TEXTS.zh

const sheetOf = (page: Page): Locator => page.locator('article:visible .ProseMirror')
const tool = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const field = (value: string, link = 'who'): string =>
  `<span data-field="text" data-name="who" data-label="申请人" data-link="${link}" data-source="notice.applicant">\${${value}}</span>`

/** What Ctrl+C puts on the clipboard. */
const copy = async (page: Page): Promise<{ text: string; html: string }> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.keyboard.press('Control+c')
  return await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const read = async (type: string) => (item?.types.includes(type) ? await (await item.getType(type)).text() : '')
    return { text: await read('text/plain'), html: await read('text/html') }
  })
}

describe('undo', () => {
  it('goes through both documents in one order, and redo back', async () => {
    const { page, waitForDraft } = await documents.open({
      analysis: `<p>申请人${field('云杉')}如下。</p>`,
      reason: `<p>申请人${field('云杉')}认为。</p><p>理由</p>`,
    })
    const openTab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
    const states: string[] = []
    const state = async (): Promise<string> => {
      const { analysis, reason } = await waitForDraft()
      return `${toHtml(analysis)} ${toHtml(reason)}`
    }
    await sheetOf(page).getByRole('textbox', { name: '申请人' }).click()
    await page.keyboard.type('冷杉')
    await page.keyboard.press('Enter')
    states.push(await state())
    await openTab(editor.tabs.reason)
    await sheetOf(page).locator('p').last().click()
    await page.keyboard.press('End')
    await page.keyboard.type('新写的话')
    states.push(await state())
    await openTab(editor.tabs.analysis)
    await sheetOf(page).locator('p').last().click()
    await page.keyboard.press('End')
    await page.keyboard.type('又一句')
    states.push(await state())

    await page.keyboard.press('Control+z')
    expect(await state()).toBe(states[1])
    await page.keyboard.press('Control+z')
    expect(await state()).toBe(states[0])
    await openTab(editor.tabs.reason)
    await tool(page, detail.undo).click()
    expect(await state()).not.toContain('冷杉')
    for (const wanted of states) {
      await tool(page, detail.redo).click()
      expect(await state()).toBe(wanted)
    }
    expect(await tool(page, detail.redo).isDisabled()).toBe(true)
  })
})

describe('badges', () => {
  it.each([
    editor.mode.read,
    editor.mode.check,
  ])('are no words of what is copied by a triple click or with all of the text (%s)', async mode => {
    const { page } = await documents.open(
      `<p>前句，申请人${field('云杉')}，即“<span data-source="notice.mark">星港</span>”。</p><p>后句。</p>`,
    )
    await page.getByRole('radio', { name: mode, exact: true }).click()
    const line = sheetOf(page).locator('p').first()
    await line.click({ clickCount: 3, position: { x: 40, y: 12 } })
    const tripled = await copy(page)
    await page.keyboard.press('Control+a')
    const whole = await copy(page)
    for (const { text, html } of [tripled, whole]) {
      expect(text.split('\n')[0]).toBe('前句，申请人云杉，即“星港”。')
      expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/原文|p\.1|≈/)
    }
    expect(whole.text).toBe('前句，申请人云杉，即“星港”。\n后句。')
  })
})

describe('words beside a box', () => {
  it('are selected by dragging, and the box stays as it is', async () => {
    const { page } = await documents.open(
      `<p>前</p><ul data-field="checkboxes" data-name="fees" data-label="费用"><li data-value="750">驳回复审规费</li><li data-value="3000">代理费</li></ul>`,
    )
    const label = sheetOf(page).locator('.rj-checkbox-label').first()
    const { x, y, width, height } = (await label.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(x + 1, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 })
    await page.mouse.move(x + width - 1, y + height / 2, { steps: 4 })
    await page.mouse.up()
    expect(await page.evaluate(() => String(getSelection()))).toBe('驳回复审规费')
    expect(await sheetOf(page).getByRole('checkbox', { name: '驳回复审规费' }).isChecked()).toBe(true)
    expect((await copy(page)).text).toContain('驳回复审规费')
  })
})

describe('a field that stands open', () => {
  it('is never called saved before its words are on the server', async () => {
    const { page, readDraft } = await documents.open(`<p>申请人${field('云杉')}。</p><p>末</p>`)
    const status = page.getByRole('status').filter({ hasText: /保存|存于/ })
    await sheetOf(page).getByRole('textbox', { name: '申请人' }).click()
    await page.keyboard.type('冷杉')
    await expect.poll(() => status.first().innerText()).not.toContain(detail.save.saved.replace('{{time}}', '').trim())
    await page.keyboard.press('Enter')
    await expect.poll(() => status.first().innerText()).toContain(detail.save.saved.replace('{{time}}', '').trim())
    expect((await readDraft())?.form['who']).toBe('冷杉')
  })
})

describe('a page, its lines and pictures', () => {
  it('are broken, aligned and put in from the menu, and stand so in Word', async () => {
    const { page, waitForDraft } = await documents.open('<p>标题行</p><p>前段</p><p>后段</p>')
    const more = (name: string) => page.getByRole('menuitem', { name, exact: true }).click()
    await sheetOf(page).locator('p').first().click()
    await tool(page, writing.format.more).click()
    await more(writing.align.center)
    await sheetOf(page).locator('p', { hasText: '前段' }).click()
    await page.keyboard.press('End')
    await tool(page, writing.format.more).click()
    await page.getByRole('menuitem', { name: new RegExp(`^${writing.format.pageBreak}`) }).click()
    await sheetOf(page).locator('hr').waitFor()
    await sheetOf(page).locator('p', { hasText: '后段' }).click()
    await page.keyboard.press('End')
    await tool(page, writing.format.more).click()
    const chooser = page.waitForEvent('filechooser')
    await more(writing.format.picture)
    await (await chooser).setFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.from(pictureOf('png', 200, 100)),
    })
    await sheetOf(page).locator('.rj-picture').waitFor()
    const alt = page.getByRole('textbox', { name: editor.sheet.picture.alt })
    if (!(await alt.isVisible())) await sheetOf(page).locator('.rj-picture').click()
    await alt.fill('引证商标的图样')
    await page.keyboard.press('Escape')
    const { analysis } = await waitForDraft()
    expect(toHtml(analysis)).toMatch(
      /^<div data-align="center"><p>标题行<\/p><\/div><p>前段<\/p><hr data-break="page">.*<p>后段<img [^>]*alt="引证商标的图样"/,
    )
    const file = await (await downloadWord(page, 'first', TEXTS.zh)).path()
    const parts = readWordParts(new Uint8Array(readFileSync(file)))
    const xml = parts.get('word/document.xml') ?? ''
    expect(xml).toMatch(/<w:jc w:val="center"\/>.*?标题行/s)
    expect(xml).toMatch(/前段.*?w:br w:type="page".*?后段|前段.*?pageBreakBefore.*?后段/s)
    expect(xml).toContain('descr="引证商标的图样"')
  })
})

describe('the buttons of undo', () => {
  it('leave the caret in the text, where the keys of undo go on', async () => {
    const { page } = await documents.open('<p>前</p>')
    const line = sheetOf(page).locator('p').first()
    await line.click()
    await page.keyboard.press('End')
    await page.keyboard.type('甲')
    await tool(page, detail.undo).click()
    await expect.poll(() => line.textContent()).toBe('前')
    await page.keyboard.press('Control+y')
    await expect.poll(() => line.textContent()).toBe('前甲')
    await page.keyboard.type('乙')
    await expect.poll(() => line.textContent()).toBe('前甲乙')
  })
})
