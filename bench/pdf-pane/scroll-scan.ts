import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'

const LONG_TASK_MS = 50
const WHEEL_TURNS_A_PAGE = 5
const WHEEL_PX = 120

interface ScrolledScan {
  /** Lasts in milliseconds of the tasks that held the page up for longer than 50. */
  longTasks: number[]
  /** The most memory that was the page's own. */
  megabytes: number
  /** How many pages were drawn of those that passed. */
  drawn: number
}

/** The memory that is the page's own, as the browser's task manager counts it: anonymous and in use. */
const ownMegabytes = async (browser: Browser): Promise<number> => {
  const cdp = await browser.newBrowserCDPSession()
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
  await cdp.detach()
  const pages = processInfo.filter(({ type }) => type === 'renderer')
  const sizes = pages.map(({ id }) => /RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? '0')
  return Math.max(...sizes.map(kilobytes => Number(kilobytes) / 1024))
}

/** Scrolls through the notice that is shown, by the wheel of the mouse, and waits for a frame after each turn. */
export const scrollScan = async (page: Page, browser: Browser, pages: number): Promise<ScrolledScan> => {
  await page.evaluate(() => {
    const longTasks: number[] = []
    const drawn = new Set<Element | null | undefined>()
    Object.assign(window, { longTasks, drawn })
    new PerformanceObserver(list => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
    const note = (): void => {
      for (const canvas of document.querySelectorAll('.rj-pdf-picture > canvas')) drawn.add(canvas.closest('section'))
    }
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true })
  })
  await page.locator('.rj-pdf-pages').hover()
  let megabytes = 0
  for (let turn = 0; turn < pages * WHEEL_TURNS_A_PAGE; turn++) {
    await page.mouse.wheel(0, WHEEL_PX)
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
    if (turn % WHEEL_TURNS_A_PAGE === 0) megabytes = Math.max(megabytes, await ownMegabytes(browser))
  }
  const seen = await page.evaluate(() => {
    const { longTasks, drawn } = window as unknown as { longTasks: number[]; drawn: Set<Element> }
    return { longTasks, drawn: drawn.size }
  })
  return { drawn: seen.drawn, longTasks: seen.longTasks.filter(ms => ms > LONG_TASK_MS), megabytes }
}
