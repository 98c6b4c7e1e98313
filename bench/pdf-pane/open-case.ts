import type { Page } from 'playwright-core'

/** Milliseconds from the click on the newest record of the history at rest to the first page of its notice, drawn. */
export const openCase = async (page: Page, address: string): Promise<number> => {
  await page.goto(address)
  await page.locator('.rj-history-row').first().waitFor()
  await page.waitForLoadState('networkidle')
  return await page.evaluate(
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
}
