import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { documentPages as serveDocuments } from '../support/document-pages.ts'
import { TEXTS } from '../support/notice-form.ts'
import { readNotice } from '../support/notice-upload.ts'
import { scannedPages } from '../support/scanned-pages.ts'

const PASSWORD = 'secret'
const pages = serveDocuments()

const pane = (page: Page) => page.locator('.rj-pdf')
const isDrawn = (page: Page) => pane(page).locator('.rj-pdf-picture > canvas').first().waitFor()

it.each([
  'zh',
  'en',
] as const)('asks for the password of the notice, says when it is wrong, and opens (%s)', async language => {
  const { pdf } = TEXTS[language]
  const { page } = await pages.open('<p>开头。</p>', { language })
  const body = Buffer.from(await readNotice('password-protected'))
  await page.route('**/files/**', route => route.fulfill({ body, contentType: 'application/pdf' }))
  await page.reload()
  const prompt = pane(page).getByLabel(pdf.passwordNeeded)
  await prompt.fill('wrong')
  await prompt.press('Enter')
  await pane(page).getByText(pdf.passwordWrong).waitFor()
  expect(await prompt.getAttribute('aria-invalid')).toBe('true')
  await prompt.fill(PASSWORD)
  await pane(page).getByRole('button', { name: pdf.open, exact: true }).click()
  await isDrawn(page)
})

it.each([
  'zh',
  'en',
] as const)('says that the notice is missing, or what the server answered, and opens it on another try (%s)', async language => {
  const { pdf } = TEXTS[language]
  const { page } = await pages.open('<p>开头。</p>', { language })
  let status = 404
  await page.route('**/files/**', route => (status === 200 ? route.continue() : route.fulfill({ status, body: '' })))
  await page.reload()
  await pane(page).getByText(pdf.failed.missing.title).waitFor()
  const retry = pane(page).getByRole('button', { name: pdf.retry })
  status = 503
  await retry.click()
  await pane(page).getByText(pdf.failed.unexpectedResponse.text.replace('{{status}}', '503')).waitFor()
  status = 200
  await retry.click()
  await isDrawn(page)
})

it('draws scanned pages as they were scanned, in colours and in black and white', async () => {
  const { page } = await pages.open('<p>开头。</p>')
  const body = Buffer.from(await scannedPages())
  await page.route('**/files/**', route => route.fulfill({ body, contentType: 'application/pdf' }))
  await page.reload()
  const drawn = pane(page).locator('.rj-pdf-picture > canvas')
  await drawn.nth(1).waitFor()
  const colours = await drawn.evaluateAll((canvases: HTMLCanvasElement[]) =>
    canvases.map(canvas =>
      [0.1, 0.9].map(share => {
        const place = [canvas.width * share, canvas.height * share] as const
        return [...(canvas.getContext('2d')?.getImageData(...place, 1, 1).data ?? [])].map(
          part => Math.round(part / 8) * 8,
        )
      }),
    ),
  )
  const [red, blue, white, black] = [
    [256, 0, 0, 256],
    [0, 0, 256, 256],
    [256, 256, 256, 256],
    [0, 0, 0, 256],
  ]
  expect(colours).toEqual([
    [red, blue],
    [white, black],
  ])
})
