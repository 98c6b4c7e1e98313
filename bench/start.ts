import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Page } from 'playwright-core'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { buildPage } from '../server/page/build-page.ts'
import { chromiumPath } from '../tests/support/chromium-path.ts'
import { startServer } from '../tests/support/start-server.ts'
import { makeTemporaryFolder, removeFolder } from '../tests/support/temporary-folder.ts'
import { quantile } from './figures/quantile.ts'

const RUNS = 3
const TARGET_SECONDS = 6
const BETWEEN_SEARCHES_MS = 200
const WORDS = ['安途', '星源', 'ROYAL', '天美', 'LORA']

const isReady = async (url: string): Promise<boolean> => {
  const { data } = await (await fetch(`${url}${ENDPOINTS.readSearchBasis.path}`)).json()
  return data.register?.isReady === true
}

const searchOnce = async (url: string, text: string): Promise<number> => {
  const begin = performance.now()
  const body = JSON.stringify({ mode: 'similar', text, pageNum: 1, pageSize: 20 })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}${ENDPOINTS.searchMarks.path}`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(await answer.text())
  await answer.arrayBuffer()
  return performance.now() - begin
}

/** Seconds from the start on an empty folder to an address, to the painted page and to the whole sample; searches meanwhile. */
const startOnce = async (page: Page): Promise<Record<string, string>> => {
  const dataDir = await makeTemporaryFolder()
  const begin = performance.now()
  const since = (): string => ((performance.now() - begin) / 1000).toFixed(1)
  const server = await startServer({ dataDir, env: { SAMPLE_MARKS: '' } })
  try {
    const listening = since()
    await page.goto(server.url)
    await page.getByRole('heading').first().waitFor()
    const painted = since()
    const searches: number[] = []
    while (!(await isReady(server.url))) {
      searches.push(await searchOnce(server.url, WORDS[searches.length % WORDS.length] ?? ''))
      await pause(BETWEEN_SEARCHES_MS)
    }
    const ms = (share: number): string => quantile(searches, share).toFixed(0)
    return { listening, painted, 'sample whole': since(), 'searches, p50 ms': ms(0.5), 'p95 ms': ms(0.95) }
  } finally {
    await server.stop()
    await removeFolder(dataDir)
  }
}

/** The first start: seconds to the painted page with the sample register loading beside it, and to the whole sample. */
export const run = async (): Promise<void> => {
  await buildPage()
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const rows = []
    for (let round = 0; round < RUNS; round += 1) rows.push(await startOnce(await browser.newPage()))
    console.table([...rows, { painted: `target ${TARGET_SECONDS}` }])
  } finally {
    await browser.close()
  }
}
