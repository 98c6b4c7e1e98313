import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { analyseNotice, TEXTS } from '../support/notice-form.ts'
import { openPage } from '../support/open-page.ts'

/** The names in the accessibility tree, as the browser gives them to a screen reader. */
const namesRead = async (page: Page): Promise<string[]> => {
  const cdp = await page.context().newCDPSession(page)
  const { nodes } = await cdp.send('Accessibility.getFullAXTree')
  await cdp.detach()
  return nodes.flatMap(({ ignored, name }) => (ignored || !name?.value ? [] : [String(name.value)]))
}

it('gives a screen reader the whole document in its mode, which the keyboard reaches and the browser keeps', async () => {
  const { page } = await openPage(inject('serverUrl'), 'en')
  await analyseNotice(page, 'en', 'full-registered')
  const last = (await page.locator('article:visible .ProseMirror p:not(:has(*))').last().textContent()) ?? ''
  expect(last.length).toBeGreaterThan(10)
  const isRead = async (): Promise<boolean> => (await namesRead(page)).includes(last)
  expect(await isRead()).toBe(false)

  await page.getByRole('button', { name: TEXTS.en.shell.screenReaderMode }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(isRead).toBe(true)

  await page.reload()
  await page.locator('article:visible h1').waitFor()
  await expect.poll(isRead).toBe(true)
})
