import type { Locator, Page } from 'playwright-core'

const MOST_TABS = 90

/** Reaches a control by Tab alone, as someone without a mouse does. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} is not reached by Tab`)
}

/** Whether the keyboard would begin at the top of the window again. */
export const hasLostFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body)
