import type { BrowserContext, Page } from 'playwright-core'
import type { Language } from '../../src/locales/language.ts'
import { openContext } from './shared-browser.ts'

/** Opens a page with the interface in one language and nothing kept from others; it is closed when the test is done. */
export const openPage = async (url: string, language: Language): Promise<{ page: Page; context: BrowserContext }> => {
  const context = await openContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true })
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  await page.goto(url)
  if (language === 'en') await page.getByRole('button', { name: '语言：中文，切换为英文' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  return { page, context }
}
