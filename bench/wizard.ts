import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from 'playwright-core'
import { DEFAULT_EDITION } from '../server/classification/classification-service.ts'
import { importClassification } from '../server/classification/import-classification.ts'
import { readConfig } from '../server/config.ts'
import { buildPage } from '../server/page/build-page.ts'
import { openStorage } from '../server/storage/open-storage.ts'
import { zh } from '../src/locales/zh.ts'
import { chromiumPath } from '../tests/support/chromium-path.ts'
import { BROWSER_FLAGS } from '../tests/support/open-page.ts'
import { startServer } from '../tests/support/start-server.ts'
import { makeTemporaryFolder, removeFolder } from '../tests/support/temporary-folder.ts'
import { hasTestData, TEST_DATA_DIR } from '../tests/support/test-data-dir.ts'
import { quantile } from './figures/quantile.ts'

const TABLES = ['cn_items_2025_zh_en.csv', 'cn_groups_2025.csv', 'cn_relations_2025.csv']
const ROUNDS = 5
const FRAMES = 200
const FRAME_PX = 900
const LONG_MS = 50

const { search } = zh

/** A data folder with the whole classification. */
const prepare = async (dataDir: string): Promise<void> => {
  const { db, close } = await openStorage(readConfig({ DATA_DIR: dataDir }), () => undefined)
  for (const name of TABLES) {
    const bytes = createReadStream(join(TEST_DATA_DIR, 'classification', name))
    await importClassification(db, DEFAULT_EDITION, { name, bytes })
  }
  await close()
}

/** From an input to the frame that shows what it did, measured in the page; milliseconds. */
const timed = async (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    target =>
      new Promise<number>(resolve => {
        const element = document.querySelector<HTMLElement>(target)
        if (element === null) throw new Error(`no ${target}`)
        const start = performance.now()
        element.click()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - start)
          port2.postMessage(null)
        })
      }),
    selector,
  )

const p95 = (values: readonly number[]): number => quantile(values, 0.95)
const round = (value: number): number => Math.round(value * 10) / 10

/** Milliseconds of the main thread's tasks while `work` runs, longest first. */
const tasksDuring = async (cdp: CDPSession, work: () => Promise<void>): Promise<number[]> => {
  const lengths: number[] = []
  const collect = ({ value }: { value: { name?: string; dur?: number; cat?: string }[] }): void => {
    for (const { name, dur = 0 } of value)
      if (name === 'RunTask' || name === 'ThreadControllerImpl::RunTask') lengths.push(dur / 1000)
  }
  cdp.on('Tracing.dataCollected', collect)
  await cdp.send('Tracing.start', { categories: 'devtools.timeline,toplevel', transferMode: 'ReportEvents' })
  await work()
  const complete = new Promise<void>(resolve => cdp.once('Tracing.tracingComplete', () => resolve()))
  await cdp.send('Tracing.end')
  await complete
  cdp.off('Tracing.dataCollected', collect)
  return lengths.toSorted((a, b) => b - a)
}

/** Scrolls the list a good screen a frame, then to its end. */
const scroll = (page: Page): Promise<void> =>
  page.evaluate(
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

const NEXT = '.rj-wizard-foot .bp6-intent-primary'
const PREVIOUS = '.rj-wizard-foot .bp6-button:not(.bp6-intent-primary)'
const SWITCHES = '.rj-classes-switches .bp6-switch'

const measure = async (url: string) => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: BROWSER_FLAGS })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const cdp = await page.context().newCDPSession(page)
    await page.goto(`${url}/ai/fast_search`)
    await page.getByRole('button', { name: search.mode.start, exact: true }).click()
    await page.locator('.rj-input-list input').first().fill('云杉听')
    const steps: number[] = []
    const toggles: number[] = []
    steps.push(await timed(page, NEXT))
    for (let number = 1; number <= 45; number += 1) {
      toggles.push(await timed(page, `.rj-tile:nth-child(${number})`))
    }
    toggles.push(await timed(page, `${SWITCHES}:nth-child(1) input`))
    await page.locator('.rj-column').nth(44).locator('input').first().waitFor()
    toggles.push(await timed(page, `${SWITCHES}:nth-child(2) input`))
    for (let turn = 0; turn < ROUNDS * 4; turn += 1) {
      toggles.push(await timed(page, `.rj-column:nth-child(${turn + 1}) .bp6-button`))
      toggles.push(await timed(page, `.rj-column:nth-child(${turn + 1}) .rj-column-row input`))
    }
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      steps.push(await timed(page, NEXT))
      await page.locator('.rj-goods-row').nth(5).getByText(/\d{6}/).waitFor()
      for (const place of [1, 2, 3]) toggles.push(await timed(page, `.rj-goods-row:nth-child(${turn * 3 + place})`))
      steps.push(await timed(page, NEXT))
      await page.locator('.rj-related-sources, .rj-empty-state').first().waitFor()
      steps.push(await timed(page, NEXT))
      steps.push(await timed(page, PREVIOUS), await timed(page, PREVIOUS), await timed(page, PREVIOUS))
    }
    const list = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await list.goto(`${url}/ai/fast_search`)
    await list.getByText(search.mode.goods, { exact: true }).click()
    await list.getByRole('button', { name: search.mode.start, exact: true }).click()
    await list.locator('.rj-input-list input').first().fill('云杉听')
    await timed(list, NEXT)
    await list.locator('.rj-goods-row').nth(5).getByText(/\d{6}/).waitFor()
    const rows = Number(await list.getByRole('grid').getAttribute('aria-rowcount')) - 1
    const listCdp = await list.context().newCDPSession(list)
    const tasks = await tasksDuring(listCdp, async () => {
      await scroll(list)
      await list.locator('.rj-goods-row').last().getByText(/\d{6}/).waitFor()
    })
    await cdp.detach()
    return { steps, toggles, rows, tasks }
  } finally {
    await browser.close()
  }
}

/**
 * The wizard with the whole classification (test data) in Chromium: step changes and toggles, from the click to the frame
 * that shows it, and the tasks of the main thread while the list of all goods is scrolled. Milliseconds.
 */
export const run = async (): Promise<void> => {
  if (!hasTestData) {
    console.log(`Needs the test data (${TEST_DATA_DIR}).`)
    return
  }
  await buildPage()
  const dataDir = await makeTemporaryFolder()
  try {
    await prepare(dataDir)
    const server = await startServer({ dataDir })
    try {
      const { steps, toggles, rows, tasks } = await measure(server.url)
      console.table({
        'step changes': { count: steps.length, p95: round(p95(steps)), worst: round(Math.max(...steps)) },
        toggles: { count: toggles.length, p95: round(p95(toggles)), worst: round(Math.max(...toggles)) },
      })
      const long = tasks.filter(length => length > LONG_MS).length
      console.log(
        `${rows} goods scrolled: longest task ${round(tasks[0] ?? Number.NaN)}, ${long} of ${tasks.length} over ${LONG_MS}`,
      )
    } finally {
      await server.stop()
    }
  } finally {
    await removeFolder(dataDir)
  }
}
