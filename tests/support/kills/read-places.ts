import type { Page } from 'playwright-core'
import type { Draft } from '#contract/rejection.ts'
import { NAMES, PROSE_COUNT } from './killed-documents.ts'
import { showDocument } from './type-at-random.ts'
import type { Held } from './typed-book.ts'

const LETTERS = ['a', 'r'] as const

/** What stands where: in the draft, and in the texts open on the page. */
export const readPlaces = async (page: Page, draft: Draft | null): Promise<Map<string, Held>> => {
  const texts = JSON.stringify([draft?.analysis, draft?.reason])
  const places = new Map<string, Held>()
  for (const letter of LETTERS) {
    await showDocument(page, letter)
    const open = await page
      .locator('article:visible textarea')
      .evaluateAll(areas => areas.map(area => [area.getAttribute('aria-label'), Reflect.get(area, 'value')]))
    const openTexts = new Map<string, string>(open as [string, string][])
    for (let index = 0; index < PROSE_COUNT; index++) {
      const name = `正文${letter}${index}：`
      places.set(name, new RegExp(`${name}([^"]*)"`).exec(texts)?.[1] ?? '')
    }
    for (const name of [...NAMES.text, ...NAMES.switch, ...NAMES.radio, ...NAMES.checkboxes]) {
      places.set(`${name}${letter}`, String(draft?.form[`${name}${letter}`]))
    }
    for (const name of NAMES.paragraph.map(name => `${name}${letter}`)) {
      const value = String(draft?.form[name])
      const text = openTexts.get(name)
      places.set(name, JSON.stringify([value, text === undefined || text === value ? null : text]))
    }
  }
  return places
}
