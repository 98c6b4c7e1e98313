import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { ANALYSIS_FILE_PART, ENDPOINTS } from '#contract/endpoints.ts'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { midnightOf } from '#domain/calendar-day.ts'
import { chromiumPath } from '../tests/support/chromium-path.ts'
import { readNotice } from '../tests/support/notice-upload.ts'
import { BROWSER_FLAGS } from '../tests/support/shared-browser.ts'
import { startServer } from '../tests/support/start-server.ts'
import { makeTemporaryFolder, removeFolder } from '../tests/support/temporary-folder.ts'
import { makeEdit } from './day/make-edit.ts'

const EDITS = Number(process.env['EDITS'] ?? 2_000)
const UNDOS = EDITS / 10
/** All parts of the page have been used before its memory is measured for the first time. */
const FIRST_EDITS = EDITS / 20
const PATIENCE_MS = 60_000
const TABS = ['analysis', 'reason'] as const

const analyse = async (url: string): Promise<RejectionLogDetail> => {
  const body = new FormData()
  const notice = new Blob([await readNotice('partial-two-cited')], { type: 'application/pdf' })
  body.append(ANALYSIS_FILE_PART, notice, 'notice.pdf')
  const query = new URLSearchParams({ receiveTime: String(midnightOf('2024-06-11')), type: '0', isEn: '0' })
  const answer = await fetch(`${url}${ENDPOINTS.analyseRejection.path}?${query}`, { method: 'POST', body })
  return (await answer.json()).data
}

const showTab = async (page: Page, tab: (typeof TABS)[number]): Promise<void> => {
  await page.getByRole('tab').nth(TABS.indexOf(tab)).click()
  await page.locator('article:visible .ProseMirror').waitFor()
}

/** What both documents show: their words, and what is switched on, chosen and checked. */
const readShown = async (page: Page): Promise<string[]> => {
  const shown: string[] = []
  for (const tab of TABS) {
    await showTab(page, tab)
    const sheet = page.locator('article:visible .ProseMirror')
    shown.push(
      await sheet.evaluate(element => {
        const states = [...element.querySelectorAll('[aria-checked], input[type=checkbox]')].map(control =>
          control instanceof HTMLInputElement ? control.checked : control.getAttribute('aria-checked'),
        )
        return `${element.textContent} ${states.join(' ')}`
      }),
    )
  }
  return shown
}

const openCase = async (browser: Browser, address: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('article .ProseMirror').first().waitFor()
  await page.locator('.rj-field-check').first().waitFor()
  return page
}

const usedMegabytes = async (cdp: CDPSession): Promise<number> => {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize / 1024 ** 2
}

/** A long day at one case: edits of every kind and undos by mouse and keys, what they leave in memory, and on the server. */
export const run = async (): Promise<void> => {
  const dataDir = await makeTemporaryFolder()
  const server = await startServer({ dataDir })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: BROWSER_FLAGS })
  try {
    const { id } = await analyse(server.url)
    const address = `${server.url}/ai/reject_analysis?id=${id}`
    const page = await openCase(browser, address)
    const cdp = await page.context().newCDPSession(page)
    let before = 0
    for (let turn = 0; turn < EDITS; turn++) {
      if (turn === FIRST_EDITS) before = await usedMegabytes(cdp)
      if (turn % 100 === 0) await showTab(page, turn % 200 === 0 ? 'analysis' : 'reason')
      await makeEdit(page, turn)
    }
    const undoButton = page.locator('.rj-case-history button').nth(1)
    for (let undo = 0; undo < UNDOS; undo++) await undoButton.click()
    await page.locator('.rj-save-text[data-state=saved]').waitFor()
    const after = await usedMegabytes(cdp)
    const mine = await readShown(page)
    // Another computer has nothing but what the server has.
    const theirs = await readShown(await openCase(browser, address))
    const growth = Math.round((after / before - 1) * 100)
    console.log(
      `${EDITS} edits and ${UNDOS} undos: ${before.toFixed(1)} MB of heap before, ${after.toFixed(1)} MB after (${growth} %); ` +
        `the server has ${mine.every((text, index) => text === theirs[index]) ? 'all of it' : 'something else'}`,
    )
  } finally {
    await browser.close()
    await server.stop()
    await removeFolder(dataDir)
  }
}
