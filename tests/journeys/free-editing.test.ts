import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { downloadWord } from '../support/download-word.ts'
import { analyseNotice, TEXTS } from '../support/notice-form.ts'
import { openPage } from '../support/open-page.ts'
import { readWordParts } from '../support/word-parts.ts'

const sheetOf = (page: Page): Locator => page.locator('article:visible .ProseMirror')
const tool = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** Puts the caret into an empty line after the first paragraph of nothing but words. */
const beginLine = async (page: Page): Promise<void> => {
  await sheetOf(page).locator('.rj-section > p:not(:has(*))').first().click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
}

/** The paragraph of a Word document that holds the words, as XML. */
const wordParagraph = (xml: string, words: string): string => {
  const found = (xml.match(/<w:p>.*?<\/w:p>/gs) ?? []).find(paragraph =>
    paragraph.replace(/<[^>]+>/g, '').includes(words),
  )
  if (found === undefined) throw new Error(`Word has no paragraph with ${words}`)
  return found
}

describe('the text around the fields', () => {
  it('is rewritten, searched, compared, kept over a reload and printed', async () => {
    const { detail, writing } = TEXTS.zh
    const { page } = await openPage(inject('serverUrl'), 'zh')
    await analyseNotice(page, 'zh', 'partial-two-cited')
    const isSaved = page.getByRole('status').filter({ hasText: detail.save.saved.replace('{{time}}', '').trim() })

    await beginLine(page)
    await page.keyboard.press('Control+b')
    await page.keyboard.type('草案补充说明')
    await page.getByRole('button', { name: writing.format.bold, exact: true, pressed: true }).click()
    await page.keyboard.press('Enter')
    await page.keyboard.type('补充的标题')
    await page.getByRole('button', { name: writing.style.label.replace('{{style}}', '') }).click()
    await page.getByRole('menuitem', { name: writing.style.heading3 }).click()
    await sheetOf(page).locator('h3').filter({ hasText: '补充的标题' }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.type('4. 第一项')
    await page.keyboard.press('Enter')
    await page.keyboard.type('第二项')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')

    await tool(page, writing.table.insert).click()
    const left = await sheetOf(page).evaluateHandle(sheet => {
      const focus = { lost: 0 }
      sheet.addEventListener('focusout', () => {
        focus.lost += 1
      })
      return focus
    })
    await tool(page, writing.table.size.replace('{{rows}}', '2').replace('{{columns}}', '2')).click()
    await tool(page, writing.table.change).waitFor()
    for (const cell of ['左上', '右上', '左下', '右下']) {
      await page.keyboard.type(cell)
      await page.keyboard.press('Tab')
    }
    await page.locator('.rj-table-size').waitFor({ state: 'detached' })
    expect(await left.jsonValue()).toEqual({ lost: 0 })

    await page.keyboard.press('Control+h')
    await page.getByLabel(writing.find.query, { exact: true }).fill('草案补充')
    await page.getByRole('search').getByText('1 / 1', { exact: true }).waitFor()
    await page.getByLabel(writing.find.replacement, { exact: true }).fill('定稿补充')
    await tool(page, writing.find.replaceAll).click()
    await page.getByText(writing.find.replaced.replace('{{number}}', '1')).waitFor()
    await page.keyboard.press('Escape')
    await sheetOf(page).getByText('定稿补充说明').waitFor()

    const shortened = sheetOf(page).locator('.rj-section > p:not(:has(*))').last()
    const whole = await shortened.textContent()
    await shortened.click()
    await page.keyboard.press('Home')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Delete')

    const field = sheetOf(page).locator('[role=textbox]:not([aria-multiline])').first()
    // Not `innerText`: a section out of view has none.
    const original = await field.textContent()
    await field.click()
    await page.keyboard.type('另一申请人')
    await page.keyboard.press('Enter')
    await tool(page, writing.changes.open).click()
    const changes = page.getByRole('region', { name: writing.changes.title }).getByRole('listitem')
    const ofField = changes.filter({ hasText: '另一申请人' })
    await ofField.getByRole('button', { name: writing.changes.back }).click()
    await ofField.waitFor({ state: 'detached' })
    await expect.poll(() => field.textContent()).toBe(original)
    await changes.last().getByRole('button', { name: writing.changes.back }).click()
    await expect.poll(() => shortened.textContent()).toBe(whole)
    await expect.poll(() => changes.allInnerTexts()).toHaveLength(4)
    await expect.poll(() => sheetOf(page).locator('.rj-change-inserted').count()).toBeGreaterThan(0)
    await isSaved.waitFor()

    await page.reload()
    await page.locator('article h1').first().waitFor()
    // What was done before the reload cannot be taken back any more, and no button says so.
    for (const name of [detail.undo, detail.redo]) {
      expect(await page.getByRole('button', { name, exact: true }).isDisabled()).toBe(true)
    }
    const sheet = sheetOf(page)
    expect(await sheet.locator('strong').filter({ hasText: '定稿补充说明' }).count()).toBe(1)
    expect(await sheet.locator('h3').filter({ hasText: '补充的标题' }).count()).toBe(1)
    expect(await sheet.locator('ol[start="4"] > li').allTextContents()).toEqual(['第一项', '第二项'])
    expect(await sheet.locator('table').filter({ hasText: '左上' }).locator('td, th').allTextContents()).toEqual([
      '左上',
      '右上',
      '左下',
      '右下',
      '',
      '',
    ])

    const download = await downloadWord(page, 'first', TEXTS.zh)
    const parts = readWordParts(new Uint8Array(await readFile(await download.path())))
    const xml = parts.get('word/document.xml') ?? ''
    expect(wordParagraph(xml, '定稿补充说明')).toContain('<w:b/>')
    expect(wordParagraph(xml, '补充的标题')).toContain('<w:pStyle w:val="Heading3"/>')
    expect(wordParagraph(xml, '第二项')).toContain('<w:numPr>')
    expect(parts.get('word/numbering.xml')).toContain('<w:start w:val="4"/>')
    expect(xml).toMatch(/<w:tblHeader\/>(?:(?!<\/w:tr>).)*左上.*?<\/w:tr>.*?右下/s)
    expect(xml).not.toContain('草案补充')
    expect(xml).not.toContain('另一申请人')
  })

  it('stays, and is saved, while the code of a part beside it cannot be fetched; the part comes once it can', async () => {
    const { detail, writing, inputs } = TEXTS.zh
    const { page } = await openPage(inject('serverUrl'), 'zh')
    await analyseNotice(page, 'zh', 'partial-two-cited')
    const code = '**/assets/changes-view-*.js'
    await page.route(code, route => route.abort())
    await beginLine(page)
    await page.keyboard.type('写到一半的话')
    await tool(page, writing.changes.open).click()
    await page.getByRole('alert').filter({ hasText: inputs.notRead.title }).waitFor()
    await sheetOf(page).getByText('写到一半的话').waitFor()
    await page
      .getByRole('status')
      .filter({ hasText: detail.save.saved.replace('{{time}}', '').trim() })
      .waitFor()

    await page.unroute(code)
    await page.getByRole('region', { name: writing.changes.title }).getByText('写到一半的话').waitFor()
    await sheetOf(page).getByText('写到一半的话').waitFor()
  })
})
