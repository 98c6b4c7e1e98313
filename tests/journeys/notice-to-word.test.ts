import { readFileSync } from 'node:fs'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { cleanText } from '../../server/notice/layout/clean-text.ts'
import { readDocument } from '../../server/word-import/read-document.ts'
import { downloadWord } from '../support/download-word.ts'
import { analyseNotice, TEXTS } from '../support/notice-form.ts'
import { openPage } from '../support/open-page.ts'
import { readPdf } from '../support/pdf-text.ts'

const APPLICANT = '云外青山（上海）科技有限公司'
const FACTS = '自2019年起在全国三十个省市使用。\n年销售额 < 1 亿元。'
const IN_WORD = { applicant: '云外青山（北京）科技有限公司', facts: '三十一个省市', added: '另有补充。' }

const sheetOf = (page: Page): Locator => page.locator('article:visible')

/** One field of each kind on the shown sheet. */
const fieldsOf = (page: Page) => {
  const sheet = sheetOf(page)
  return {
    text: sheet.locator('.ProseMirror [role=textbox]:not([aria-multiline])').first(),
    // What a switch that is off holds is neither drawn whole nor exported.
    paragraph: sheet.locator('.ProseMirror [role=textbox][aria-multiline=true]:not(.rj-off *)').first(),
    radio: sheet.getByRole('radio').first(),
    box: sheet.getByRole('checkbox').nth(1),
    all: sheet.getByRole('checkbox').first(),
  }
}

interface Argument {
  /** Name of its switch. */
  name: string
  /** A paragraph of plain words that the switch controls. */
  words: string
}

/** The arguments that are switched on and say something in plain words, but for those that hold a text to be written. */
const findArguments = (page: Page): Promise<Argument[]> =>
  sheetOf(page)
    .locator('.rj-switch:has(> .rj-switch-head [aria-checked=true])')
    .evaluateAll(elements =>
      elements.flatMap(element => {
        const words = element.querySelector(':scope > .rj-switch-body > p:not(:has(*))')?.textContent
        if (element.querySelector('[aria-multiline=true]')) return []
        return words ? [{ name: element.getAttribute('aria-label') ?? '', words }] : []
      }),
    )

const switchOf = (page: Page, name: string): Locator => sheetOf(page).getByRole('switch', { name, exact: true })

const editOneOfEachKind = async (page: Page, argument: string, save: string): Promise<void> => {
  const { text, paragraph, radio, box } = fieldsOf(page)
  await text.click()
  await page.keyboard.type(APPLICANT)
  await page.keyboard.press('Enter')
  await paragraph.click()
  await sheetOf(page).locator('textarea').fill(FACTS)
  await sheetOf(page).getByRole('button', { name: save, exact: true }).click()
  await switchOf(page, argument).click()
  await radio.click()
  await box.click()
}

const AUTHOR = '林律师'

/** The end of a paragraph in the file of Word: its last sign may stand in a run of its own, behind the bookmark. */
const endOf = (words: string): RegExp => {
  const apart = '(?:</w:t></w:r><w:bookmarkEnd [^>]*/><w:r><w:t[^>]*>)?'
  const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return new RegExp(`${literal(words.slice(0, -1))}${apart}${literal(words.slice(-1))}</w:t></w:r>`, 'u')
}

/**
 * The Word file as somebody else might send it back: with other words in two of its fields, and more in a paragraph, as a
 * tracked change.
 */
const editInWord = (file: Uint8Array, { words }: Argument): Buffer => {
  const parts = unzipSync(file)
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
  const edited = xml
    .replaceAll(APPLICANT, IN_WORD.applicant)
    .replace('三十个省市', IN_WORD.facts)
    .replace(
      endOf(words),
      `$&<w:ins w:id="9001" w:author="${AUTHOR}" w:date="2026-11-24T10:00:00Z"><w:r><w:t>${IN_WORD.added}</w:t></w:r></w:ins>`,
    )
  return Buffer.from(zipSync({ ...parts, 'word/document.xml': strToU8(edited) }))
}

/** Lines that do not follow one after the other in a text, both without spaces and with radicals as characters. */
const findAstray = (lines: readonly string[], text: string): string[] => {
  const plain = (words: string): string => cleanText(words).normalize('NFKC').replace(/\s/gu, '')
  const printed = plain(text)
  let from = 0
  return lines.map(plain).filter(line => {
    const at = printed.indexOf(line, from)
    if (at >= 0) from = at + line.length
    return at < 0
  })
}

/** Lines are lines only where they are drawn, which what is out of view is not. */
const expectFacts = async (paragraph: Locator): Promise<void> => {
  await paragraph.scrollIntoViewIfNeeded()
  await expect.poll(() => paragraph.innerText()).toBe(FACTS)
}

const expectEdits = async (page: Page, argument: string): Promise<void> => {
  const { text, paragraph, radio, box, all } = fieldsOf(page)
  expect(await text.textContent()).toContain(APPLICANT)
  await expectFacts(paragraph)
  expect(await switchOf(page, argument).getAttribute('aria-checked')).toBe('false')
  expect(await radio.getAttribute('aria-checked')).toBe('true')
  expect(await box.isChecked()).toBe(false)
  expect(await all.isChecked()).toBe(false)
}

describe.each(['zh', 'en'] as const)('from the notice to Word (%s)', language => {
  it('keeps an edit of every field kind over a reload, prints it, and takes back what was changed in Word', async () => {
    const { detail, editor, wordImport } = TEXTS[language]
    const { page } = await openPage(inject('serverUrl'), language)
    await analyseNotice(page, language, 'partial-two-cited')
    const saved = detail.save.saved.replace('{{time}}', '').trim()

    const [kept, dropped] = await findArguments(page)
    if (!kept || !dropped) throw new Error('The draft has fewer than two arguments in plain words.')
    const answered = page.waitForResponse(response => response.request().method() === 'PUT' && response.ok())
    await editOneOfEachKind(page, dropped.name, editor.sheet.save)
    await answered
    await page.getByRole('status').filter({ hasText: saved }).waitFor()
    await expectEdits(page, dropped.name)

    await page.reload()
    await page.locator('article h1').first().waitFor()
    await expectEdits(page, dropped.name)

    const file = await (await downloadWord(page, 'all', TEXTS[language])).path()
    const bytes = readFileSync(file)
    const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
    expect(xml).toContain(APPLICANT)
    expect(xml).toContain('自2019年起在全国三十个省市使用。')
    expect(xml).toContain('年销售额 &lt; 1 亿元。')
    expect(xml).toMatch(endOf(kept.words))
    expect(xml).not.toContain(dropped.words.slice(0, -1))

    // The browser prints the document that is shown, with the lines that Word has of it, in their order.
    const { lines } = readDocument(xml, new Map())
    const reasons = lines.lastIndexOf((await page.locator('article h1').last().textContent()) ?? '')
    const { pages } = await readPdf(await page.pdf())
    expect(findAstray(lines.slice(0, reasons), pages.join(''))).toEqual([])

    // Of two changes made in Word, one is taken and the other is not.
    await page.getByRole('button', { name: detail.download.button, exact: true }).click()
    await page.getByRole('menuitem', { name: wordImport.open }).click()
    const name = `${detail.download.all}.docx`
    await page.locator('.rj-word-file input').setInputFiles({ name, mimeType: '', buffer: editInWord(bytes, kept) })
    const changes = page.locator('.rj-word-changes tbody tr')
    await changes.filter({ hasText: IN_WORD.facts }).waitFor()
    const change = changes.filter({ hasText: IN_WORD.applicant }).first()
    await change.getByRole('button').click()
    await change.getByText(wordImport.taken).waitFor()
    const paragraph = page.locator('.rj-word-prose tbody tr').filter({ hasText: IN_WORD.added })
    await paragraph.getByText(AUTHOR).waitFor()
    await paragraph.getByRole('button').click()
    await paragraph.getByText(wordImport.taken).waitFor()
    await page.getByRole('button', { name: wordImport.close, exact: true }).last().click()
    const { text, paragraph: facts } = fieldsOf(page)
    expect(await text.textContent()).toContain(IN_WORD.applicant)
    await expectFacts(facts)
    await sheetOf(page).getByText(IN_WORD.added).first().waitFor()
  })
})
