import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { Language } from '../../src/locales/language.ts'
import { chromiumPath } from './chromium-path.ts'

export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]

/** A page in a real Chromium of its own with the interface in one language; closed when the test is done. */
export const openPage = async (url: string, language: Language): Promise<{ page: Page; context: BrowserContext }> => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: BROWSER_FLAGS })
  onTestFinished(() => browser.close())
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  await page.goto(url)
  if (language === 'en') await page.getByRole('button', { name: '语言：中文，切换为英文' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  return { page, context }
}
