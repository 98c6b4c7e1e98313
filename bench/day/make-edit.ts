import type { Locator, Page } from 'playwright-core'

const sheetOf = (page: Page): Locator => page.locator('article:visible .ProseMirror')

/** The one of what a selector finds whose turn it is; null where there is none. */
const inTurn = async (page: Page, selector: string, turn: number): Promise<Locator | null> => {
  const found = sheetOf(page).locator(selector)
  const count = await found.count()
  return count === 0 ? null : found.nth(turn % count)
}

type Edit = (page: Page, turn: number) => Promise<void>

const writeProse: Edit = async (page, turn) => {
  await (await inTurn(page, '.rj-section > p:not(:has(*))', turn))?.click()
  await page.keyboard.press('End')
  await page.keyboard.type(`补${turn}。`)
}

const fillText: Edit = async (page, turn) => {
  await (await inTurn(page, '[role=textbox]:not([aria-multiline])', turn))?.click()
  await page.keyboard.type(`值${turn}`)
  await page.keyboard.press('Enter')
}

const writeParagraph: Edit = async (page, turn) => {
  await (await inTurn(page, '[role=textbox][aria-multiline=true]', turn))?.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(`事实${turn}。`)
  await page.keyboard.press('ControlOrMeta+Enter')
}

/** Clicks a control; a document without one is written in instead. */
const click =
  (selector: string): Edit =>
  async (page, turn) => {
    const control = await inTurn(page, selector, turn)
    await (control === null ? writeProse(page, turn) : control.click())
  }

const review: Edit = async (page, turn) => {
  const checks = page.locator('.rj-field-check')
  await checks.nth(turn % (await checks.count())).click()
}

const EDITS: readonly Edit[] = [
  writeProse,
  fillText,
  writeProse,
  writeParagraph,
  click('[role=radio]'),
  writeProse,
  fillText,
  click('[role=switch]'),
  review,
  click('input[type=checkbox]'),
]

/** Makes one edit as a person does, by mouse and keys: each kind takes its turn, and each place of the document that is shown. */
export const makeEdit = async (page: Page, turn: number): Promise<void> => {
  const edit = EDITS[turn % EDITS.length]
  await edit?.(page, Math.floor(turn / EDITS.length))
}
