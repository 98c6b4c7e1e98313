import { readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { ANALYSIS_FILE_PART } from '#contract/endpoints.ts'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { midnightOf } from '../server/law/calendar-day.ts'
import { chromiumPath } from '../tests/support/chromium-path.ts'
import { noticePath } from '../tests/support/notice-form.ts'
import { startServer } from '../tests/support/start-server.ts'
import { makeTemporaryFolder, removeFolder } from '../tests/support/temporary-folder.ts'
import { makeScan } from './pdf-pane/make-scan.ts'

const NOTICES = [
  'full-registered',
  'partial-two-cited',
  'annex-two-pages',
  'absolute-and-relative',
  'saic',
  'glyph-spaced',
]
const OPENINGS = 5
const SCAN_PAGES = 60
const LONG_TASK_MS = 50
/** A busy machine makes the figures bad, but has to bring them. */
const PATIENCE_MS = 180_000

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b)
const figures = (values: readonly number[]): string => {
  const inOrder = sorted(values)
  const at = (share: number): string => (inOrder[Math.ceil(inOrder.length * share) - 1] ?? Number.NaN).toFixed(0)
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`
}

const analyse = async (url: string, name: string): Promise<RejectionLogDetail> => {
  const form = new FormData()
  form.append(
    ANALYSIS_FILE_PART,
    new Blob([readFileSync(noticePath(name))], { type: 'application/pdf' }),
    `${name}.pdf`,
  )
  const query = new URLSearchParams({ receiveTime: String(midnightOf('2026-06-01')), type: '0', isEn: '0' })
  const origin = new URL(url).origin
  const path = '/business/api/v2/ai/doc/reject/analysis'
  const answer = await fetch(`${origin}${path}?${query}`, { method: 'POST', body: form, headers: { origin } })
  const { data } = await answer.json()
  return data
}

/** From the click on a record to its first page, drawn. */
const openRecord = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const started = performance.now()
        const look = (): void => {
          if (document.querySelector('.rj-pdf-picture > canvas'))
            requestAnimationFrame(() => resolve(performance.now() - started))
          else requestAnimationFrame(look)
        }
        document.querySelector<HTMLElement>('.rj-history-row')?.click()
        look()
      }),
  )

interface Landing {
  ms: number
  /** Quotes of the places that flashed. */
  quotes: string[]
  /** How far the first is from the middle of the pane, in pixels, but for what the ends of the scroll leave no room for. */
  off: number
}

/** Clicks the badge of each fact of the facts panel, and looks where the pane lands. */
const followFacts = (page: Page): Promise<Landing[]> =>
  page.evaluate(async () => {
    const pane = document.querySelector<HTMLElement>('.rj-pdf-pages')
    if (pane === null) throw new Error('no pane')
    const badges = [...document.querySelectorAll<HTMLElement>('.rj-facts .rj-source:not([data-state=missing])')]
    const landings: { ms: number; quotes: string[]; off: number }[] = []
    for (const badge of badges) {
      for (const old of document.querySelectorAll('[data-flash=true]')) old.setAttribute('data-seen', '')
      const started = performance.now()
      badge.click()
      await new Promise<void>(resolve => {
        const look = (): void => {
          const fresh = document.querySelector('.rj-pdf-evidence-box[data-flash=true]:not([data-seen])')
          if (fresh) requestAnimationFrame(() => resolve())
          else requestAnimationFrame(look)
        }
        look()
      })
      const ms = performance.now() - started
      const boxes = [...document.querySelectorAll<HTMLElement>('.rj-pdf-evidence-box[data-flash=true]')]
      const [rect, frame] = [boxes[0]?.getBoundingClientRect(), pane.getBoundingClientRect()]
      const gap = rect ? rect.top + rect.height / 2 - (frame.top + frame.height / 2) : Number.NaN
      const isAtEnd = pane.scrollTop <= 1 || pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 1
      landings.push({
        ms,
        quotes: boxes.map(box => box.getAttribute('aria-label') ?? ''),
        off: isAtEnd ? 0 : Math.abs(gap),
      })
    }
    return landings
  })

/** The memory that is the page's own, as the browser's task manager counts it: anonymous and in use. */
const ownMegabytes = async (browser: Browser): Promise<number> => {
  const cdp = await browser.newBrowserCDPSession()
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
  await cdp.detach()
  const pages = processInfo.filter(({ type }) => type === 'renderer')
  const sizes = pages.map(({ id }) => /RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? '0')
  return Math.max(...sizes.map(kilobytes => Number(kilobytes) / 1024))
}

const scrollScan = async (page: Page, browser: Browser): Promise<void> => {
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
  await page.locator('.rj-pdf-pages').hover()
  let most = 0
  for (let turn = 0; turn < SCAN_PAGES * 5; turn++) {
    await page.mouse.wheel(0, 120)
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
    if (turn % 25 === 0) most = Math.max(most, await ownMegabytes(browser))
  }
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
  const long = tasks.filter(ms => ms > LONG_TASK_MS)
  console.log(
    `scan of ${SCAN_PAGES} pages, scrolled through: ${long.length} tasks over ${LONG_TASK_MS} ms (${figures(long)}), ${most.toFixed(0)} MB of its own at most`,
  )
}

/** The PDF pane: first page, click on a fact to its flash in the right place, and a long scan scrolled through. */
export const run = async (): Promise<void> => {
  const dataDir = await makeTemporaryFolder()
  const server = await startServer({ dataDir })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    page.setDefaultTimeout(PATIENCE_MS)
    const clicks: number[] = []
    let [facts, right, farthest] = [0, 0, 0]
    for (const name of NOTICES) {
      const { id, notice } = await analyse(server.url, name)
      await page.goto(`${new URL(server.url).origin}/ai/reject_analysis?id=${id}`)
      await page.locator('.rj-pdf-picture > canvas').first().waitFor()
      await page.locator('.rj-case-facts').click()
      const quotes = new Set(Object.values(notice.evidence).flatMap(places => places.map(({ quote }) => quote)))
      for (const { ms, quotes: flashed, off } of await followFacts(page)) {
        clicks.push(ms)
        facts += 1
        const isRight = flashed.length > 0 && flashed.every(label => [...quotes].some(quote => label.endsWith(quote)))
        if (isRight && off < 2) right += 1
        farthest = Math.max(farthest, off)
      }
    }
    console.log(
      `fact to flash: ${figures(clicks)}; right place, in the middle: ${right} of ${facts} (${farthest.toFixed(0)} px off at most)`,
    )
    const openings: number[] = []
    for (let opening = 0; opening < OPENINGS; opening++) {
      await page.goto(server.url)
      await page.locator('.rj-history-row').first().waitFor()
      openings.push(await openRecord(page))
    }
    console.log(`first page after opening the case: ${figures(openings)}`)
    const scan = await makeScan(SCAN_PAGES)
    await page.route('**/files/**', route => route.fulfill({ body: scan, contentType: 'application/pdf' }))
    await page.goto(server.url)
    await page.locator('.rj-history-row').first().click()
    await page.locator('.rj-pdf-picture > canvas').first().waitFor()
    await scrollScan(page, browser)
  } finally {
    await browser.close()
    await server.stop()
    await removeFolder(dataDir)
  }
}
