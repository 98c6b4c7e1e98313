import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { dayOf } from '#domain/calendar-day.ts'
import { documentPages as serveDocuments } from '../support/document-pages.ts'
import { TEXTS } from '../support/notice-form.ts'

const { detail, editor } = TEXTS.zh
const SAVED = detail.save.saved.replace('{{time}}', '').trim()
const HOUR_MS = 3_600_000

const HTML = `<p>开头。</p>
  <p>申请人：<span data-field="text" data-name="applicant" data-label="申请人">\${甲公司}</span></p>
  <div data-field="paragraph" data-name="facts" data-label="事实">\${原来的事实。}</div>`

const pages = serveDocuments()

const status = (page: Page) => page.locator('.rj-save-text')
const isSaved = (page: Page) => status(page).filter({ hasText: SAVED }).waitFor()
const sheet = (page: Page) => page.locator('article:visible')
const write = async (page: Page, text: string): Promise<void> => {
  await sheet(page).locator('p', { hasText: '开头。' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(text)
}
const openAgain = async (page: Page): Promise<Page> => {
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.locator('article .ProseMirror').first().waitFor()
  return other
}
/** The saves that get through to the server. */
const countSaves = (page: Page): { count: number } => {
  const saves = { count: 0 }
  const path = new RegExp(`${ENDPOINTS.saveDraft.path.replace(':id', '\\d+')}$`)
  page.on('response', response => {
    if (response.request().method() === 'PUT' && path.test(new URL(response.url()).pathname)) saves.count += 1
  })
  return saves
}

/** What this computer keeps, as text. */
const readJournals = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    if ((await indexedDB.databases()).length === 0) return ''
    const opening = indexedDB.open('rejoinder-journals')
    await new Promise(resolve => opening.addEventListener('success', resolve))
    const heads = opening.result.transaction('heads').objectStore('heads').getAll()
    await new Promise(resolve => heads.addEventListener('success', resolve))
    opening.result.close()
    return JSON.stringify(heads.result)
  })

it('lets two windows of one computer edit in turn without a conflict', async () => {
  const { page: first, readDraft } = await pages.open(HTML)
  const second = await openAgain(first)
  for (const [page, other, text] of [
    [first, second, '一'],
    [second, first, '二'],
    [first, second, '三'],
  ] as const) {
    await write(page, text)
    await isSaved(page)
    await sheet(other).getByText(text).waitFor()
  }
  expect(JSON.stringify((await readDraft())?.analysis)).toContain('开头。一二三')
})

/** The case in a browser of its own, as another person has it. */
const openElsewhere = async (page: Page): Promise<Page> => {
  const context = await page.context().browser()?.newContext()
  if (context === undefined) throw new Error('no browser')
  onTestFinished(() => context.close())
  const other = await context.newPage()
  await other.goto(page.url())
  await other.locator('article .ProseMirror').first().waitFor()
  return other
}
const setApplicant = async (page: Page, value: string): Promise<void> => {
  await sheet(page).getByRole('textbox', { name: '申请人' }).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(value)
  await page.keyboard.press('Enter')
}

it('joins what two people change apart, without a question', async () => {
  const { page: first, readDraft } = await pages.open(HTML)
  const second = await openElsewhere(first)
  await setApplicant(first, '乙公司')
  await isSaved(first)
  await write(second, '另一人写的')
  await isSaved(second)
  await sheet(second).getByText('乙公司').waitFor()
  // What was taken over is told, and seen on request.
  const taken = editor.merge.taken.replace('{{number}}', '1')
  await second.getByRole('button', { name: `${taken} · ${editor.merge.see}` }).waitFor()
  await sheet(second).getByRole('button', { name: editor.merge.seeChange }).click()
  const panel = second.locator('.rj-joined')
  await panel.getByText(taken).waitFor()
  const change = panel.getByRole('listitem')
  expect([await change.locator('del').allInnerTexts(), await change.locator('ins').allInnerTexts()]).toEqual([
    ['甲'],
    ['乙'],
  ])
  await panel.getByRole('button', { name: editor.merge.seen }).click()
  await sheet(second).locator('.rj-joined-link').waitFor({ state: 'detached' })
  expect(await second.getByText(taken).count()).toBe(0)
  const draft = await readDraft()
  expect(draft?.form['applicant']).toBe('乙公司')
  expect(JSON.stringify(draft?.analysis)).toContain('开头。另一人写的')
  // Whoever was there first hears of it with the next save, and undo takes back one's own edit alone.
  await sheet(first)
    .locator('p', { hasText: '申请人：' })
    .click({ position: { x: 4, y: 8 } })
  await first.keyboard.press('Home')
  await first.keyboard.type('后')
  await sheet(first).getByText('另一人写的').waitFor()
  await isSaved(first)
  for (const page of [first, second]) expect(await sheet(page).locator('.rj-clash').count()).toBe(0)
  await second.keyboard.press('Control+z')
  await expect.poll(() => sheet(second).innerText()).not.toContain('另一人写的')
  expect(await sheet(second).innerText()).toContain('乙公司')
})

it('asks in its place, with both wordings and neither chosen, where two people changed one field', async () => {
  const { page: first, readDraft } = await pages.open(HTML)
  const second = await openElsewhere(first)
  await setApplicant(first, '乙公司')
  await write(first, '甲写')
  await isSaved(first)
  await setApplicant(second, '丙公司')
  const box = sheet(second).getByRole('radiogroup', { name: '申请人' })
  await box.waitFor()
  await sheet(second).getByText('甲写').waitFor()
  const chips = box.getByRole('radio')
  expect(await chips.allInnerTexts()).toEqual([expect.stringContaining('丙公司'), expect.stringContaining('乙公司')])
  expect(await chips.evaluateAll(all => all.map(chip => chip.getAttribute('aria-checked')))).toEqual(['false', 'false'])

  // Nothing is lost while nobody chooses: whoever opens the case is asked.
  await second.reload()
  await box.waitFor()
  await second.getByRole('button', { name: detail.download.button, exact: true }).click()
  await second.getByRole('menuitem', { name: detail.download.first }).click()
  const question = second.getByRole('dialog')
  await question.getByText(editor.merge.inFile).waitFor()
  await question.getByRole('button', { name: '申请人 乙公司 / 丙公司' }).click()
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => chips.first().evaluate(chip => chip === document.activeElement)).toBe(true)
  await second.keyboard.press('ArrowLeft')
  await second.keyboard.press('Enter')
  await box.waitFor({ state: 'detached' })
  await isSaved(second)
  await expect.poll(async () => (await readDraft())?.form['applicant']).toBe('丙公司')
  expect((await readDraft())?.clashes).toBeUndefined()
})

const CLAUSES = `<p>开头，用户四十万人，末了<span data-field="text" data-name="due" data-label="收到日期"
  data-source="attorney.receiveTime">\${2026年6月2日}</span>。</p>`
/** Writes behind words of the text that has no field. */
const writeBehind = async (page: Page, words: string, text: string): Promise<void> => {
  await sheet(page)
    .locator('p', { hasText: '开头' })
    .evaluate((line, found) => {
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const at = walker.currentNode.nodeValue?.indexOf(found) ?? -1
        if (at >= 0) getSelection()?.collapse(walker.currentNode, at + found.length)
      }
    }, words)
  await page.keyboard.type(text)
}
const setDay = async (page: Page, value: string): Promise<void> => {
  await sheet(page).getByRole('textbox', { name: '收到日期' }).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(value)
  await page.keyboard.press('Enter')
}

it('shows a paragraph that two changed as one text, with chips where they differ and its field apart', async () => {
  const { page: first, readDraft } = await pages.open(CLAUSES)
  const second = await openElsewhere(first)
  await sheet(first)
    .locator('p', { hasText: '开头' })
    .click({ position: { x: 4, y: 8 } })
  await writeBehind(first, '开头', '甲写')
  await writeBehind(first, '四十', '六')
  await setDay(first, '2026年6月5日')
  await isSaved(first)
  await sheet(second)
    .locator('p', { hasText: '开头' })
    .click({ position: { x: 4, y: 8 } })
  await writeBehind(second, '用户', '近')
  await writeBehind(second, '末了', '于')
  await setDay(second, '2026年6月4日')
  const box = sheet(second).getByRole('group')
  const day = box.getByRole('radiogroup', { name: '收到日期' })
  await day.waitFor()
  expect(await box.locator('ins').allInnerTexts()).toEqual(['甲写', '于'])
  await box.getByText(editor.merge.places.replace('{{all}}', '3').replace('{{open}}', '1')).waitFor()

  // The panel has both wordings of each place, and how far the two days lead.
  await second.getByText(editor.merge.count.replace('{{number}}', '2')).click()
  const panel = second.locator('.rj-clash-pane')
  await panel.getByText(editor.merge.sameDue.replace('{{day}}', '2026年6月22日')).waitFor()
  expect(await panel.locator('.rj-clash-side ins').allInnerTexts()).toContain('六')

  await day.getByRole('radio', { name: '6月4日' }).click()
  await day.waitFor({ state: 'detached' })
  const merge = box.getByRole('button', { name: editor.merge.merge })
  await merge.click()
  await box.getByText(editor.merge.unchosen).waitFor()
  await second.keyboard.press('ArrowRight')
  await second.keyboard.press('Space')
  await box.getByText(editor.merge.places.replace('{{all}}', '3').replace('{{open}}', '0')).waitFor()
  await merge.click()
  await box.waitFor({ state: 'detached' })
  await isSaved(second)
  const words = '开头甲写，用户四十六万人，末了于2026年6月4日'
  expect(await sheet(second).locator('p', { hasText: '开头' }).innerText()).toContain(words)
  await expect.poll(async () => (await readDraft())?.clashes).toBeUndefined()
  expect((await readDraft())?.form['due']).toBe('2026年6月4日')
  await second.keyboard.press('Control+z')
  await expect.poll(() => sheet(second).locator('p', { hasText: '开头' }).innerText()).not.toContain('近')
})

it('keeps what a window wrote offline and was closed with, beside what the other wrote there', async () => {
  const { page: first, readDraft } = await pages.open(HTML)
  const second = await openAgain(first)
  await second.context().setOffline(true)
  await write(second, '离线')
  await status(second).filter({ hasText: detail.save.local }).waitFor()
  await write(first, '也离线')
  await status(first).filter({ hasText: detail.save.local }).waitFor()
  await first.close()
  await second.context().setOffline(false)
  await isSaved(second)

  // The first window's edits are still on this computer: they come back with it, and both wordings are shown.
  const again = await openAgain(second)
  const box = sheet(again).locator('.rj-clash-box')
  await box.waitFor()
  // Either may be the later wording: the closed window's last call may have come before the other window's.
  await box.getByRole('radio', { name: '也' }).click()
  await box.getByRole('button', { name: editor.merge.merge, exact: true }).click()
  await box.waitFor({ state: 'detached' })
  await isSaved(again)
  await expect.poll(async () => JSON.stringify((await readDraft())?.analysis)).toContain('开头。也离线')
})

/** The window is turned to. */
const turnTo = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))
const callOf = async (page: Page, name: 'recordFiling' | 'deleteRejectionLog', body?: object): Promise<void> => {
  const { origin, searchParams } = new URL(page.url())
  const { method, path } = ENDPOINTS[name]
  const answer = await fetch(origin + path.replace(':id', searchParams.get('id') ?? ''), {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  expect(answer.status).toBe(200)
}

it('says that the filing was recorded elsewhere, and keeps what is being typed', async () => {
  const { page, readDraft } = await pages.open(HTML)
  await write(page, '正在写')
  await isSaved(page)
  await sheet(page).getByRole('textbox', { name: '事实' }).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('新写的半句')
  const filedOn = dayOf(Date.now())
  await callOf(page, 'recordFiling', { filedOn, hasEvidence: false })
  await turnTo(page)
  await page.getByText(detail.save.filed.replace('{{date}}', filedOn)).waitFor()
  await page.locator('[data-urgency="filed"]').waitFor()
  expect(await sheet(page).locator('textarea').inputValue()).toBe('原来的事实。新写的半句')
  await sheet(page).locator('textarea').press('Control+Enter')
  await expect.poll(async () => (await readDraft())?.form['facts']).toBe('原来的事实。新写的半句')
  await callOf(page, 'recordFiling', { filedOn: null })
  await turnTo(page)
  await page.getByText(detail.save.notFiled).waitFor()
})

it('says that the case was deleted elsewhere, keeps the edits here, and saves them when it is restored', async () => {
  const { page, readDraft } = await pages.open(HTML)
  await write(page, '删前')
  await isSaved(page)
  await callOf(page, 'deleteRejectionLog')
  await turnTo(page)
  await status(page).filter({ hasText: detail.save.gone }).waitFor()
  await write(page, '删后')
  await status(page).filter({ hasText: detail.save.deleted }).waitFor()
  // Also a page that is opened anew says what is kept here.
  const again = await page.context().newPage()
  await again.goto(page.url())
  await again.getByText(detail.notFound.title).waitFor()
  await again.locator('.rj-kept-draft').waitFor()
  await again.close()
  // The message may be gone before a slow page has saved.
  const isTold = page.getByText(detail.save.restored).waitFor()
  await status(page).getByRole('button', { name: detail.save.restore }).click()
  await isTold
  await isSaved(page)
  expect(JSON.stringify((await readDraft())?.analysis)).toContain('开头。删前删后')
})

it('is offline for an hour, says so, and then sends once', async () => {
  const { page, readDraft } = await pages.open(HTML)
  await page.clock.install()
  const saves = countSaves(page)
  await page.context().setOffline(true)
  await write(page, '断网')
  await page.clock.runFor(5_000)
  await status(page).filter({ hasText: detail.save.local }).waitFor()
  await page.clock.runFor(HOUR_MS)
  await write(page, '一小时')
  await page.clock.runFor(5_000)
  await status(page).filter({ hasText: detail.save.local }).waitFor()
  await page.context().setOffline(false)
  await isSaved(page)
  await page.clock.runFor(HOUR_MS)
  expect(saves.count).toBe(1)
  expect(JSON.stringify((await readDraft())?.analysis)).toContain('开头。断网一小时')
})

it('opens a paragraph again with what was typed in it before the page went, and says that it is not saved', async () => {
  const { page, readDraft } = await pages.open(HTML)
  await sheet(page).getByRole('textbox', { name: '事实' }).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('新写的半句')
  await expect.poll(() => readJournals(page)).toContain('新写的半句')
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => undefined)
  await crashed
  const other = await openAgain(page)
  const area = sheet(other).locator('textarea')
  await area.waitFor()
  expect(await area.inputValue()).toBe('原来的事实。新写的半句')
  await sheet(other).getByText(editor.sheet.restored).waitFor()
  expect((await readDraft())?.form['facts']).toBe('原来的事实。')
  await area.press('Control+Enter')
  await expect.poll(async () => (await readDraft())?.form['facts']).toBe('原来的事实。新写的半句')
})

it('says so when this computer cannot keep anything, and saves to the server all the same', async () => {
  const { page, readDraft } = await pages.open(HTML)
  onTestFinished(() => page.context().setOffline(false))
  await page.addInitScript(() => {
    Reflect.defineProperty(window, 'indexedDB', {
      get: () => ({
        open: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      }),
    })
  })
  await page.reload()
  await page.locator('article .ProseMirror').first().waitFor()
  await write(page, '无处可存')
  await isSaved(page)
  await page.context().setOffline(true)
  await write(page, '仍可输入')
  await status(page).filter({ hasText: detail.save.unkept }).waitFor()
  await page.context().setOffline(false)
  await isSaved(page)
  expect(JSON.stringify((await readDraft())?.analysis)).toContain('开头。无处可存仍可输入')
})
