import { describe, expect, it } from 'vitest'
import { documentPages } from '../support/document-pages.ts'
import { EVERY_FIELD } from '../support/field-documents.ts'
import { findCut } from '../support/find-cut.ts'
import { TEXTS } from '../support/notice-form.ts'

const documents = documentPages()

const PAGES = [
  '/ai/reject_analysis',
  '/ai/reject_analysis?view=month',
  '/ai/reject_analysis?view=week',
  '/ai/fast_search',
  '/archive',
  '/portfolio',
  '/watching',
  '/registers',
  '/settings',
  '/nothing-here',
]
/** A switch whose name is long and whose state takes many words. */
const OFF = `<div data-field="switch" data-name="off" data-label="Cited mark 1: argue that the goods are not similar" data-value="1"><p>text</p></div>`

describe.each(['zh', 'en'] as const)('a window of 320 pixels (%s)', language => {
  it('cuts nothing off of any page, and lays no control over another', async () => {
    const { page, url } = await documents.open(OFF + EVERY_FIELD, { language, zoom: 4.5 })
    const { panes } = TEXTS[language].detail
    const cut: Record<string, string[]> = {}
    for (const pane of [panes.document, panes.fields, panes.pdf]) {
      await page.getByRole('tab', { name: pane, exact: true }).click()
      cut[pane] = await findCut(page)
    }
    for (const path of PAGES) {
      await page.goto(url + path)
      await page.locator('h1').first().waitFor({ state: 'attached' })
      await page.waitForLoadState('networkidle')
      cut[path] = await findCut(page)
    }
    expect(Object.entries(cut).filter(([, found]) => found.length > 0)).toEqual([])
  })
})
