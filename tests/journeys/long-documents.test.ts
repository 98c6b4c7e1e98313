import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { documentPages } from '../support/document-pages.ts'

const documents = documentPages()
const LINES = 1_200
const WRITTEN = LINES / 2
const PATIENCE_MS = 15_000

const heightOf = (desk: Locator): Promise<number> => desk.evaluate(({ scrollHeight }) => scrollHeight)
/** Until what has come into view is as high as it will be: heights are guessed before. */
const settle = (desk: Locator): Promise<void> =>
  desk.evaluate(
    element =>
      new Promise<void>(resolve => {
        let [last, frames] = [0, 0]
        const look = (): void => {
          frames = element.scrollHeight === last ? frames + 1 : 0
          last = element.scrollHeight
          if (frames > 10) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
  )

/** Sections in the layout; one that keeps its box without its contents is out of it, and how many do depends on what came into view before. */
const sectionsIn = (page: Page): Promise<number> =>
  page.locator('article .rj-section:not([style*="content-visibility: hidden"]):visible').count()

it('leaves what is out of view out of the layout while keys write, and moves nothing by it', async () => {
  const lines = Array.from({ length: LINES }, (_, index) => `<p>第${index}行</p>`)
  const { page, waitForDraft } = await documents.open(lines.join(''))
  const desk = page.locator('.rj-desk:visible')
  // Once to the end and back: what has been read is laid out in another way than what has not.
  await desk.evaluate(element => element.scrollTo(0, element.scrollHeight))
  await page.getByText(`第${LINES - 1}行`).waitFor()
  const line = page.getByText(`第${WRITTEN}行`)
  await desk.evaluate(element => element.scrollTo(0, element.scrollHeight / 2))
  await line.evaluate(element => element.scrollIntoView({ block: 'center' }))
  await line.click()
  await page.keyboard.press('End')
  await settle(desk)
  const [all, height, top] = [await sectionsIn(page), await heightOf(desk), (await line.boundingBox())?.y]

  const write = async (): Promise<number> => {
    await page.keyboard.type('a')
    return await sectionsIn(page)
  }
  await expect.poll(write, { timeout: PATIENCE_MS }).toBeLessThan(all / 4)
  expect([await heightOf(desk), (await line.boundingBox())?.y]).toEqual([height, top])
  await expect.poll(() => sectionsIn(page), { timeout: PATIENCE_MS }).toBe(all)
  expect([await heightOf(desk), (await line.boundingBox())?.y]).toEqual([height, top])

  const draft = await waitForDraft()
  expect(draft.analysis.content).toHaveLength(LINES)
  expect(JSON.stringify(draft.analysis)).toMatch(new RegExp(`第${WRITTEN}行a+"`))
})

/** How many elements the browser styled anew at the most expensive moment of an act. */
const countRestyled = async (page: Page, act: () => Promise<void>): Promise<number> => {
  const cdp = await page.context().newCDPSession(page)
  const counts: number[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => {
    for (const { args } of value as { args?: { elementCount?: number } }[]) counts.push(args?.elementCount ?? 0)
  })
  await cdp.send('Tracing.start', { categories: 'devtools.timeline', transferMode: 'ReportEvents' })
  await act()
  const isComplete = new Promise<void>(resolve => cdp.once('Tracing.tracingComplete', () => resolve()))
  await cdp.send('Tracing.end')
  await isComplete
  await cdp.detach()
  return Math.max(...counts)
}

it('styles nothing anew but what a control turns, however much is laid out', async () => {
  const part = (_: unknown, index: number): string =>
    `<p>一</p><div data-field="switch" data-name="s${index}" data-label="理由${index}" data-value="0"><p>二</p></div>`
  const { page, waitForDraft } = await documents.open(Array.from({ length: 300 }, part).join(''))
  await page.evaluate(() => document.documentElement.setAttribute('data-screen-reader', ''))
  const toggle = page.getByRole('switch', { name: '理由40' })
  const changedAt = await page.evaluate(() => performance.now())
  await toggle.click()
  await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('false')
  // What the page does after its first change is not of the next one: the save, and the check of the whole draft.
  await waitForDraft()
  const isChecked = (): Promise<boolean> =>
    page.evaluate(
      since =>
        performance
          .getEntriesByType('resource')
          .some(({ name, startTime }) => startTime > since && new URL(name).pathname.endsWith('/check')),
      changedAt,
    )
  await expect.poll(isChecked).toBe(true)

  const restyled = await countRestyled(page, async () => {
    await toggle.press(' ')
    await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('true')
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  })
  expect(restyled).toBeGreaterThan(0)
  expect(restyled).toBeLessThan(200)
})
