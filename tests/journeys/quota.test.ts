import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { LIMIT_DIALOG_WIDTH_PX } from '#contract/limits.ts'
import { shareJourneyServer } from '../support/journey-server.ts'
import { fillNoticeForm, noticePath, submitButton, TEXTS } from '../support/notice-form.ts'
import { openPage } from '../support/open-page.ts'

const uploadsOf = (page: Page): string[] => {
  const uploads: string[] = []
  page.on('request', request => {
    if (request.url().includes('/reject/analysis')) uploads.push(request.url())
  })
  return uploads
}

const usedUp = shareJourneyServer({ ALLOWANCE_WRITE: '0' })
const withoutRight = shareJourneyServer({ ALLOWANCE_WRITE: 'none' })

describe.each(['zh', 'en'] as const)('at the end of the allowance (%s)', language => {
  it('shows the limit dialog, which only its button closes, and uploads nothing', async () => {
    const { quota } = TEXTS[language]
    const { page } = await openPage(usedUp.url(), language)
    const uploads = uploadsOf(page)
    await fillNoticeForm(page, language, noticePath('full-registered'))
    await submitButton(page, language).click()

    const dialog = page.getByRole('alertdialog', { name: quota.limit.write.usedUp })
    await dialog.waitFor()
    expect((await dialog.boundingBox())?.width).toBe(LIMIT_DIALOG_WIDTH_PX)
    expect(await dialog.evaluate(element => element.closest('#root'))).toBeNull()
    await dialog.getByRole('img', { name: quota.limit.qr }).waitFor()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    expect(await dialog.isVisible()).toBe(true)

    await dialog.getByRole('button', { name: quota.limit.close }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(uploads).toEqual([])
    await page.getByText('full-registered.pdf').waitFor()
  })

  it('says so where there is no right, and uploads nothing', async () => {
    const { page } = await openPage(withoutRight.url(), language)
    const uploads = uploadsOf(page)
    await fillNoticeForm(page, language, noticePath('full-registered'))
    await submitButton(page, language).click()
    await page.getByText(TEXTS[language].errors.answer.noRight).waitFor()
    expect(uploads).toEqual([])
  })
})
