import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { en } from '../../src/locales/en.ts'
import type { Language } from '../../src/locales/language.ts'
import { zh } from '../../src/locales/zh.ts'

export const TEXTS = { zh, en } as const

/** Path of one of the synthetic notices. */
export const noticePath = (name: string): string => join(import.meta.dirname, '../../fixtures/notices', `${name}.pdf`)

/** Fills the refusal form as a person does: file, date, served on paper. */
export const fillNoticeForm = async (
  page: Page,
  language: Language,
  path: string,
  day = '2024-06-11',
): Promise<void> => {
  const { home } = TEXTS[language]
  // The form itself: a page that is being left has a file input, too.
  await page.locator('.rj-notice-form input[type=file]').setInputFiles(path)
  const date = page.getByRole('combobox', { name: home.date.onPaper })
  await date.fill(day)
  await date.press('Escape')
}

export const submitButton = (page: Page, language: Language): Locator =>
  page.getByRole('button', { name: TEXTS[language].home.submit, exact: true })

/** Analyses a synthetic notice and waits until its draft is on screen. */
export const analyseNotice = async (page: Page, language: Language, name: string): Promise<void> => {
  await fillNoticeForm(page, language, noticePath(name))
  await submitButton(page, language).click()
  // The day goes with none of the notices, which the form asks about first.
  const confirm = page.getByRole('button', { name: TEXTS[language].home.doubt.confirm })
  const sheet = page.locator('article h1').first()
  await confirm
    .or(sheet)
    .first()
    .waitFor()
    .catch(async (cause: unknown) => {
      throw new Error(`No draft came of ${name}. The page says: ${await page.locator('body').innerText()}`, { cause })
    })
  if (await confirm.isVisible()) await confirm.click()
  await page.waitForURL(/\?id=\d+/)
  await sheet.waitFor()
}
