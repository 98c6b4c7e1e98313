import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { chromiumPath } from './chromium-path.ts'

/** Playwright's own list, since the last such flag replaces those before it. */
const LEFT_OUT_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
/** Suggestions below an address bar that nobody sees: two pages of their own a context, half of what it costs to open one. */
const LEFT_OUT = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  `--disable-features=${[...LEFT_OUT_BY_PLAYWRIGHT, ...LEFT_OUT].join(',')}`,
]

let browser: Promise<Browser> | undefined

/** Returns the one Chromium of a worker, which ends with it. A browser that has crashed is replaced. */
const sharedBrowser = async (): Promise<Browser> => {
  if (browser === undefined || !(await browser).isConnected()) {
    browser = chromium.launch({ executablePath: chromiumPath(), args: BROWSER_FLAGS })
  }
  return await browser
}

/**
 * Collects what the content policy of the page refuses: a script, a style, or HTML made of a string. A page that breaks its
 * own policy has a part that does not work, which no other check needs to notice.
 */
const refusals = (context: BrowserContext): string[] => {
  const refused: string[] = []
  context.on('console', message => {
    if (/Content Security Policy|requires 'Trusted/.test(message.text())) refused.push(message.text())
  })
  return refused
}

/** Returns a context of its own in the browser of the worker, with nothing kept from others; it is gone when the test is. */
export const openContext = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
  const context = await (await sharedBrowser()).newContext(options)
  const refused = refusals(context)
  onTestFinished(async () => {
    await context.close()
    expect(refused).toEqual([])
  })
  return context
}

/** Like `openContext`, for all tests of a file; the caller closes it. */
export const openFileContext = async (): Promise<BrowserContext> => (await sharedBrowser()).newContext()

interface WindowOptions extends BrowserContextOptions {
  viewport: { width: number; height: number }
  /** Entries of the local storage that every page finds. */
  kept?: Record<string, string>
  /** The test does to the window what cannot be undone, such as a clock of its own: no other test gets it. */
  isUsedUp?: boolean
}

interface TestWindow {
  /** The options that it was opened with. */
  key: string
  context: BrowserContext
  page: Page
  refused: string[]
}

/** Windows that wait for another test. A worker keeps few: each is a process of the browser. */
const idle: TestWindow[] = []
const MOST_IDLE = 2

const makeWindow = async (
  key: string,
  { kept = {}, ...options }: BrowserContextOptions & Pick<WindowOptions, 'kept'>,
) => {
  const context = await (await sharedBrowser()).newContext(options)
  context.setDefaultTimeout(60_000)
  await context.addInitScript(entries => {
    for (const [name, value] of entries) localStorage.setItem(name, value)
  }, Object.entries(kept))
  return { key, context, page: await context.newPage(), refused: refusals(context) }
}

/** Takes back what a test did to its window, and what its pages have kept; throws where that cannot be. */
const clean = async ({ context, page }: TestWindow, viewport: WindowOptions['viewport']): Promise<void> => {
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of ['request', 'response', 'console', 'dialog'] as const) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
  await context.clearCookies()
  await page.setViewportSize(viewport)
  await page.mouse.move(0, 0)
  await page.evaluate(() => sessionStorage.clear())
  // A page of the same origin stays in the same process, which is what a new window costs.
  const { origin } = new URL(page.url())
  await page.goto(`${origin}/healthz`)
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('Page.resetNavigationHistory')
  await session.detach()
}

/**
 * Returns a window with nothing kept from others. One that a test before was done with serves again, emptied: to open one
 * takes twice the work of all that a page loads.
 */
export const openWindow = async ({ isUsedUp = false, ...options }: WindowOptions): Promise<TestWindow> => {
  const key = JSON.stringify(options)
  const place = idle.findIndex(one => one.key === key)
  const [found] = place < 0 ? [] : idle.splice(place, 1)
  const isOpen = found?.context.browser()?.isConnected() ?? false
  const window = found && isOpen ? found : await makeWindow(key, options)
  onTestFinished(async ({ task }) => {
    const isKept =
      !isUsedUp &&
      task.result?.state !== 'fail' &&
      (await clean(window, options.viewport).then(
        () => true,
        () => false,
      ))
    if (isKept) idle.push(window)
    else await window.context.close()
    for (const { context } of idle.splice(0, idle.length - MOST_IDLE)) await context.close()
    expect(window.refused.splice(0)).toEqual([])
  })
  return window
}
