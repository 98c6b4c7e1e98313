import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
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
