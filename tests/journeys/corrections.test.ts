import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import type { Notice } from '#contract/notice.ts'
import type { Language } from '../../src/locales/language.ts'
import { findBarriers } from '../support/find-barriers.ts'
import { followFacts, isRightPlace } from '../support/follow-facts.ts'
import { startJourneyServer } from '../support/journey-server.ts'
import { analyseNotice, fillNoticeForm, noticePath, TEXTS } from '../support/notice-form.ts'
import { openPage } from '../support/open-page.ts'

const FIRM = '云外青山知识产权代理（杭州）有限公司'
const APPLICANT = { edited: '我方写的申请人', corrected: '更正后的申请人' }
/** It walks through a whole case, slowly where the machine has other work. */
const PATIENCE_MS = 240_000
const APPLICATION_NO = '82345671'
const OWNER = '更正后的权利人'

const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))

const sheetOf = (page: Page) => page.locator('article:visible')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

const enterFirm = async (page: Page, language: Language): Promise<void> => {
  const { settings, shell } = TEXTS[language]
  await page.getByRole('link', { name: shell.settings }).click()
  await page.getByLabel(settings.firm.agency, { exact: true }).fill(FIRM)
  await button(page, settings.firm.save).click()
  await page.getByText(settings.firm.saved).waitFor()
  if (language === 'zh') expect(await findBarriers(page)).toEqual([])
}

const readNotice = async (page: Page): Promise<Notice> => {
  const address = new URL(page.url())
  const path = ENDPOINTS.readRejectionDetail.path.replace(':id', address.searchParams.get('id') ?? '')
  const answer = await fetch(new URL(path, address))
  return (await answer.json()).data.notice
}

/** Corrects one fact in the facts panel, not applied yet. */
const correctFact = async (page: Page, language: Language, label: string, text: string): Promise<void> => {
  const fact = page.locator('.rj-facts').getByRole('button', { name: new RegExp(`^${label}[：:]`) })
  await fact.first().click()
  await page.locator('.rj-facts').getByRole('textbox', { name: label, exact: true }).fill(text)
  await page.keyboard.press('Enter')
  await fact.and(page.locator(':focus')).filter({ hasText: text }).waitFor()
  await page.getByText(TEXTS[language].detail.facts.apply, { exact: true }).waitFor()
}

describe.each(['zh', 'en'] as const)('a case that has to be corrected (%s)', language => {
  const { detail, editor, home, pdf, shell } = TEXTS[language]

  it(
    'shows where its facts stand, takes corrections and leaves the attorney’s own words alone',
    async () => {
      const { url } = await startJourneyServer()
      const { page } = await openPage(url, language)
      await enterFirm(page, language)
      await page.goto(url)
      await analyseNotice(page, language, 'partial-two-cited')
      await page.getByRole('tab', { name: editor.tabs.reason }).click()
      await sheetOf(page).getByText(FIRM).first().waitFor()

      // From the document to its place in the notice, and from the notice's text to the fields.
      await page.getByRole('tab', { name: editor.tabs.analysis }).click()
      const pane = page.locator('.rj-pdf-pages')
      await pane.locator('canvas').first().waitFor()
      await page.locator('.rj-fields-panel .rj-field-row').first().locator('.rj-source').click()
      const box = pane.locator('.rj-pdf-evidence-place[data-active=true]').first()
      expect(await box.getAttribute('data-flash')).toBe('true')
      const number = pane.getByRole('button', { name: fill(pdf.evidence, { quote: APPLICATION_NO }) }).first()
      const at = await number.boundingBox()
      if (at === null) throw new Error('The number is not on screen.')
      await page.mouse.move(at.x + 1, at.y + at.height / 2)
      await page.mouse.down()
      await page.mouse.move(at.x + at.width - 1, at.y + at.height / 2, { steps: 4 })
      await page.mouse.up()
      const lit = page.locator('.rj-field-row[data-active=true]', { hasText: APPLICATION_NO })
      await expect.poll(() => lit.count()).toBeGreaterThan(0)
      await expect.poll(() => number.getAttribute('aria-pressed')).toBe('true')

      // Every fact leads to all of its places and to nothing else, the first of them in the middle.
      await button(page, new RegExp(detail.facts.open_zero)).click()
      const { evidence } = await readNotice(page)
      const facts = await followFacts(page)
      expect(facts.filter(fact => !isRightPlace(fact, evidence))).toEqual([])
      expect(facts.length).toBeGreaterThan(15)
      expect(facts.filter(({ off }) => off > 2)).toEqual([])
      await button(page, new RegExp(detail.facts.open_zero)).click()

      await button(page, pdf.search.open).click()
      await page.getByRole('searchbox', { name: pdf.search.words }).fill('商标')
      await pane.locator('.rj-pdf-match[data-current=true]').first().waitFor()
      await page.keyboard.press('Escape')
      await button(page, pdf.rotate).click()
      await pane.locator('[data-turn="90"]').first().waitFor()

      // The attorney's own wording first, then the correction of the same fact and of another.
      const applicant = sheetOf(page).locator('.ProseMirror [role=textbox]:not([aria-multiline])').nth(3)
      const name = (await applicant.getAttribute('aria-label')) ?? ''
      await applicant.click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(APPLICANT.edited)
      await page.keyboard.press('Enter')
      await button(page, new RegExp(detail.facts.open_zero)).click()
      expect(name).toContain(detail.facts.names.applicant)
      await correctFact(page, language, detail.facts.names.applicant, APPLICANT.corrected)
      await correctFact(page, language, detail.facts.names.owner, OWNER)
      // Each view is looked through in one of the languages: it takes seconds.
      if (language === 'zh') expect(await findBarriers(page)).toEqual([])
      await button(page, detail.facts.apply).click()
      const choice = page.getByRole('dialog', { name: detail.correction.disputed })
      await choice.getByText(APPLICANT.edited).waitFor()
      await choice.getByText(APPLICANT.corrected).waitFor()
      if (language === 'en') expect(await findBarriers(page)).toEqual([])
      await choice.getByRole('button', { name: detail.correction.goOn }).click()
      await sheetOf(page).getByText(OWNER).first().waitFor()
      expect(await sheetOf(page).textContent()).not.toContain(APPLICANT.corrected)

      // Another day of service moves the deadline.
      await page.locator('.rj-deadline-chip').click()
      await button(page, detail.correction.open).click()
      const service = page.getByRole('dialog', { name: detail.correction.service })
      const date = service.getByRole('combobox', { name: home.date.onPaper })
      await date.fill('2024-06-21')
      await date.press('Escape')
      await service.getByText('2024-07-08').waitFor()
      if (language === 'en') expect(await findBarriers(page)).toEqual([])
      await service.getByRole('button', { name: detail.correction.correct }).click()
      await service.waitFor({ state: 'detached' })
      await sheetOf(page).getByText(APPLICANT.edited).first().waitFor()
      expect(await page.locator('.rj-deadline-chip').innerText()).toMatch(language === 'zh' ? /7月8日/ : /8 Jul/)

      // The same file again is known; the case can be deleted and taken back.
      await button(page, shell.openCase.back).click()
      await fillNoticeForm(page, language, noticePath('partial-two-cited'))
      await button(page, home.known.open).waitFor()
      const row = page.locator('.rj-history-row')
      await row.getByRole('button', { name: home.history.actsOn.replace(/\{\{.*$/u, '') }).click()
      await page.getByRole('menuitem', { name: home.history.remove, exact: true }).click()
      await button(page, home.history.undo).waitFor()
      await row.waitFor({ state: 'detached' })
      await button(page, home.history.undo).click()
      await row.waitFor()
      await button(page, home.known.open).click()
      await sheetOf(page).getByText(APPLICANT.edited).first().waitFor()
    },
    PATIENCE_MS,
  )
})
