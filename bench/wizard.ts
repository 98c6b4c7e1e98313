import { type Browser, chromium, type Page } from 'playwright-core'
import { readConfig } from '../server/config.ts'
import { buildPage } from '../server/page/build-page.ts'
import { openStorage } from '../server/storage/open-storage.ts'
import { zh } from '../src/locales/zh.ts'
import { chromiumPath } from '../tests/support/chromium-path.ts'
import { BROWSER_FLAGS } from '../tests/support/shared-browser.ts'
import { startServer } from '../tests/support/start-server.ts'
import { makeTemporaryFolder, removeFolder } from '../tests/support/temporary-folder.ts'
import { importTables } from './classification/import-tables.ts'
import { hasTestData, TEST_DATA_DIR } from './data/test-data-dir.ts'
import { quantile } from './figures/quantile.ts'
import { mainThreadTasks } from './wizard/main-thread-tasks.ts'
import { clickTime, keyTimes } from './wizard/response-times.ts'

const ROUNDS = 5
const FRAMES = 200
const FRAME_PX = 900
const LONG_MS = 50
const KEY_GAP_MS = 40

const { search } = zh

const NEXT = '.rj-wizard-foot .bp6-intent-primary'
const PREVIOUS = '.rj-wizard-foot .bp6-button:not(.bp6-intent-primary)'
const SWITCHES = '.rj-classes-switches .bp6-switch'
const FIND = '.rj-goods-find input'
const NAME = '.rj-input-list input'
const CLASS_FILTER = '.rj-classes-filter input'

/** Each key of a text and of taking it back. */
const typeAndTakeBack = (page: Page, selector: string, text: string): Promise<number[]> =>
  keyTimes(page, async () => {
    await page.locator(selector).first().pressSequentially(text, { delay: KEY_GAP_MS })
    for (let left = text.length; left > 0; left -= 1) await page.keyboard.press('Backspace', { delay: KEY_GAP_MS / 2 })
  })

const openWizard = async (browser: Browser, url: string, mode: 'class' | 'goods'): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${url}/ai/fast_search`)
  await page.locator('.rj-mode-choice', { has: page.locator(`[value=${mode}]`) }).click()
  await page.getByRole('button', { name: search.mode.start, exact: true }).click()
  await page.locator('.rj-input-list input').first().fill('云杉听')
  return page
}

const goodsShown = (page: Page): Promise<void> => page.locator('.rj-goods-row').nth(5).getByText(/\d{6}/).waitFor()

/** All 45 classes, the first group of each and what is related to them: every step and toggle of the walk by classes. */
const measureSteps = async (page: Page): Promise<{ steps: number[]; toggles: number[]; filterKeys: number[] }> => {
  const steps = [await clickTime(page, NEXT)]
  const toggles: number[] = []
  for (let number = 1; number <= 45; number += 1) toggles.push(await clickTime(page, `.rj-tile:nth-child(${number})`))
  toggles.push(await clickTime(page, `${SWITCHES}:nth-child(1) input`))
  await page.locator('.rj-column').nth(44).locator('input').first().waitFor()
  toggles.push(await clickTime(page, `${SWITCHES}:nth-child(2) input`))
  for (let number = 1; number <= 45; number += 1) {
    const column = `.rj-column:nth-child(${number})`
    toggles.push(await clickTime(page, `${column} .bp6-button`), await clickTime(page, `${column} .bp6-button`))
    toggles.push(await clickTime(page, `${column} .rj-column-row input`))
  }
  const filterKeys = await typeAndTakeBack(page, CLASS_FILTER, 'computer')
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    steps.push(await clickTime(page, NEXT))
    await goodsShown(page)
    for (const place of [1, 2, 3]) toggles.push(await clickTime(page, `.rj-goods-row:nth-child(${turn * 3 + place})`))
    steps.push(await clickTime(page, NEXT))
    await page.locator('.rj-related-sources .rj-column-row input').first().waitFor()
    await page.locator('.rj-related-list .rj-related-row').first().waitFor()
    toggles.push(await clickTime(page, '.rj-related-sources .rj-column-row input'))
    toggles.push(await clickTime(page, '.rj-related-list .rj-related-row input'))
    steps.push(await clickTime(page, NEXT))
    steps.push(await clickTime(page, PREVIOUS), await clickTime(page, PREVIOUS), await clickTime(page, PREVIOUS))
  }
  return { steps, toggles, filterKeys }
}

/** Typing into the find field above all goods, then a scroll of a good screen a frame and on to the end. */
const measureList = async (page: Page): Promise<{ findKeys: number[]; rows: number; tasks: number[] }> => {
  await clickTime(page, NEXT)
  await goodsShown(page)
  const rows = Number(await page.getByRole('grid').getAttribute('aria-rowcount')) - 1
  const findKeys = await typeAndTakeBack(page, FIND, 'computer 090372')
  await page
    .getByRole('grid')
    .and(page.locator(`[aria-rowcount="${rows + 1}"]`))
    .waitFor()
  const tasks = await mainThreadTasks(await page.context().newCDPSession(page), async () => {
    await page.evaluate(
      async ([frames, distance]) => {
        const list = document.querySelector('.rj-goods-list')
        for (let frame = 0; frame < frames; frame += 1) {
          list?.scrollBy(0, distance)
          await new Promise(requestAnimationFrame)
        }
        list?.scrollTo(0, list.scrollHeight)
      },
      [FRAMES, FRAME_PX] as const,
    )
    await page.locator('.rj-goods-row').last().getByText(/\d{6}/).waitFor()
  })
  return { findKeys, rows, tasks }
}

const measure = async (url: string) => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: BROWSER_FLAGS })
  try {
    const page = await openWizard(browser, url, 'class')
    const nameKeys = await typeAndTakeBack(page, NAME, 'SPRUCE HEAR')
    const walk = await measureSteps(page)
    await page.close()
    return { nameKeys, ...walk, ...(await measureList(await openWizard(browser, url, 'goods'))) }
  } finally {
    await browser.close()
  }
}

const round = (value: number): number => Math.round(value * 10) / 10
const figures = (times: readonly number[]) => ({
  count: times.length,
  median: round(quantile(times, 0.5)),
  p95: round(quantile(times, 0.95)),
  worst: round(Math.max(...times)),
})

/**
 * The wizard with the whole classification (test data) in Chromium: step changes, toggles and keys, each to the frame that
 * shows it, and the tasks of the main thread while the list of all goods is scrolled. Milliseconds.
 */
export const run = async (): Promise<void> => {
  if (!hasTestData) {
    console.log(`Needs the test data (${TEST_DATA_DIR}).`)
    return
  }
  await buildPage()
  const dataDir = await makeTemporaryFolder()
  try {
    const { db, close } = await openStorage(readConfig({ DATA_DIR: dataDir }), () => undefined)
    await importTables(db)
    await close()
    const server = await startServer({ dataDir })
    try {
      const { steps, toggles, nameKeys, filterKeys, findKeys, rows, tasks } = await measure(server.url)
      console.table({
        'step changes': figures(steps),
        toggles: figures(toggles),
        'keys in a name': figures(nameKeys),
        'keys in the filter of classes': figures(filterKeys),
        'keys in the search among goods': figures(findKeys),
      })
      const long = tasks.filter(length => length > LONG_MS).length
      console.log(`${rows} goods scrolled: longest task ${round(tasks[0] ?? Number.NaN)}, ${long} over ${LONG_MS}`)
    } finally {
      await server.stop()
    }
  } finally {
    await removeFolder(dataDir)
  }
}
