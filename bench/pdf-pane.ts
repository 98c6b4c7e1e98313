import { readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { ANALYSIS_FILE_PART, ENDPOINTS } from '#contract/endpoints.ts'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { midnightOf } from '#domain/calendar-day.ts'
import { chromiumPath } from '../tests/support/chromium-path.ts'
import { followFacts, isRightPlace } from '../tests/support/follow-facts.ts'
import { noticePath } from '../tests/support/notice-form.ts'
import { BROWSER_FLAGS } from '../tests/support/shared-browser.ts'
import { startServer } from '../tests/support/start-server.ts'
import { makeTemporaryFolder, removeFolder } from '../tests/support/temporary-folder.ts'
import { quantile } from './figures/quantile.ts'
import { makeScan } from './pdf-pane/make-scan.ts'
import { openCase } from './pdf-pane/open-case.ts'
import { scrollScan } from './pdf-pane/scroll-scan.ts'

const NOTICES = [
  'full-registered',
  'partial-two-cited',
  'annex-two-pages',
  'absolute-and-relative',
  'saic',
  'glyph-spaced',
]
const OPENINGS = 5
interface Scan {
  pages: number
  dotsAnInch: number
}
const SCANS: readonly Scan[] = [
  { pages: 60, dotsAnInch: 150 },
  { pages: 30, dotsAnInch: 300 },
]
/** A busy machine makes the figures bad, but has to bring them. */
const PATIENCE_MS = 60_000

const figures = (values: readonly number[]): string =>
  `median ${quantile(values, 0.5).toFixed(0)} ms, p95 ${quantile(values, 0.95).toFixed(0)} ms, most ${Math.max(...values).toFixed(0)} ms`

const analyse = async (url: string, name: string): Promise<RejectionLogDetail> => {
  const form = new FormData()
  form.append(ANALYSIS_FILE_PART, new Blob([readFileSync(noticePath(name))], { type: 'application/pdf' }), name)
  const query = new URLSearchParams({ receiveTime: String(midnightOf('2026-06-01')), type: '0', isEn: '0' })
  const answer = await fetch(`${url}${ENDPOINTS.analyseRejection.path}?${query}`, { method: 'POST', body: form })
  return (await answer.json()).data
}

const openWindow = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(PATIENCE_MS)
  return page
}

const measureFacts = async (page: Page, url: string): Promise<void> => {
  const clicks: number[] = []
  let [right, farthest] = [0, 0]
  for (const name of NOTICES) {
    const { id, notice } = await analyse(url, name)
    await page.goto(`${url}/ai/reject_analysis?id=${id}`)
    await page.locator('.rj-pdf-picture > canvas').first().waitFor()
    await page.locator('.rj-case-facts').click()
    for (const fact of await followFacts(page)) {
      clicks.push(fact.ms)
      farthest = Math.max(farthest, fact.off)
      if (isRightPlace(fact, notice.evidence) && fact.off < 2) right += 1
    }
  }
  console.log(
    `fact to flash: ${figures(clicks)}; right place, in the middle: ${right} of ${clicks.length} (${farthest.toFixed(0)} px off at most)`,
  )
}

const measureOpening = async (page: Page, url: string): Promise<void> => {
  const openings: number[] = []
  for (let opening = 0; opening < OPENINGS; opening++) openings.push(await openCase(page, url))
  console.log(`first page after opening the case: ${figures(openings)}`)
}

/** In a page of its own: what other notices left behind is not the scan's. */
const measureScan = async (browser: Browser, url: string, { pages, dotsAnInch }: Scan): Promise<void> => {
  const scan = await makeScan(pages, dotsAnInch)
  const page = await openWindow(browser)
  await page.route('**/files/**', route => route.fulfill({ body: scan, contentType: 'application/pdf' }))
  await openCase(page, url)
  const { longTasks, megabytes, drawn } = await scrollScan(page, browser, pages)
  const held = longTasks.length === 0 ? '' : ` (${figures(longTasks)})`
  console.log(
    `scan of ${dotsAnInch} dots an inch scrolled through: ${drawn} of ${pages} pages drawn, ${longTasks.length} tasks over 50 ms${held}, ${megabytes.toFixed(0)} MB of its own at most`,
  )
  await page.close()
}

/** The PDF pane: first page, click on a fact to its flash in the right place, and a long scan scrolled through. */
export const run = async (): Promise<void> => {
  const dataDir = await makeTemporaryFolder()
  const server = await startServer({ dataDir })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: BROWSER_FLAGS })
  try {
    const page = await openWindow(browser)
    await measureFacts(page, server.url)
    await measureOpening(page, server.url)
    for (const scan of SCANS) await measureScan(browser, server.url, scan)
  } finally {
    await browser.close()
    await server.stop()
    await removeFolder(dataDir)
  }
}
