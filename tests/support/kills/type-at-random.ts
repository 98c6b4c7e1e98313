import type { Locator, Page } from 'playwright-core'
import { TEXTS } from '../notice-form.ts'
import { ITEMS, NAMES, OPTIONS, PROSE_COUNT } from './killed-documents.ts'
import type { TypedBook } from './typed-book.ts'

interface Typist {
  page: Page
  book: TypedBook
  random: () => number
  /** Never the same twice. */
  nextWord: () => string
}

const pick = <Item>({ random }: Typist, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

const sheetOf = ({ page }: Typist): Locator => page.locator('article:visible .ProseMirror')

const press = async ({ page, random }: Typist, text: string): Promise<void> =>
  await page.keyboard.type(text, { delay: Math.floor(random() * 40) })

/** Where the last line of a paragraph ends, within its box: the key End goes to the end of the line it is pressed in. */
const endOfText = (paragraph: Locator): Promise<{ x: number; y: number }> =>
  paragraph.evaluate(element => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const box = element.getBoundingClientRect()
    const last = [...range.getClientRects()].at(-1) ?? box
    return { x: Math.max(1, last.right - box.left - 2), y: last.top + last.height / 2 - box.top }
  })

/** Types at the end of a paragraph of the text itself. */
const writeProse = async (typist: Typist, letter: string): Promise<void> => {
  const { book, page } = typist
  const name = `正文${letter}${Math.floor(typist.random() * PROSE_COUNT)}：`
  const paragraph = sheetOf(typist).locator('p', { hasText: name })
  await paragraph.click({ position: await endOfText(paragraph) })
  await page.keyboard.press('End')
  const word = typist.nextWord()
  book.start(name, `${book.latest(name)}${word}`)
  await press(typist, word)
  book.done(true)
}

/** Types over a text field; it is left by Enter, or stays open until the next click. */
const fillText = async (typist: Typist, letter: string, staysOpen = typist.random() >= 0.6): Promise<void> => {
  const { book, page } = typist
  const name = `${pick(typist, NAMES.text)}${letter}`
  const field = sheetOf(typist).locator(`[role=textbox][aria-label="${name}"]:not([hidden])`)
  if ((await field.count()) === 0) return
  await field.click()
  const word = typist.nextWord()
  book.start(name, word)
  await press(typist, word)
  if (!staysOpen) await page.keyboard.press('Enter')
  book.done(!staysOpen)
}

/** Types in a paragraph that is open or is opened; it is saved, given up, or stays open. */
const writeParagraph = async (typist: Typist, letter: string, staysOpen = false): Promise<void> => {
  const { book, page, random } = typist
  const name = `${pick(typist, NAMES.paragraph)}${letter}`
  const area = sheetOf(typist).locator(`textarea[aria-label="${name}"]`)
  const [value, open]: [string, string | null] = JSON.parse(book.latest(name))
  if ((await area.count()) === 0) await sheetOf(typist).locator(`[role=textbox][aria-label="${name}"]`).click()
  else await area.click()
  await page.keyboard.press('Control+End')
  const typed = `${open ?? value}${typist.nextWord()}`
  book.start(name, JSON.stringify([value, typed]))
  await press(typist, typed.slice((open ?? value).length))
  book.done(false)
  const end = staysOpen ? 1 : random()
  if (end < 0.4) {
    book.start(name, JSON.stringify([typed, null]))
    await page.keyboard.press('Control+Enter')
    book.done(true)
  } else if (end < 0.5) {
    book.start(name, JSON.stringify([value, null]))
    await page.keyboard.press('Escape')
    book.done(true)
  }
}

const toggle = async (typist: Typist, letter: string): Promise<void> => {
  const { book } = typist
  const name = `s0${letter}`
  book.start(name, book.latest(name) === '0' ? '1' : '0')
  await sheetOf(typist).locator(`[role=switch][aria-label="${name}"]`).click()
  book.done(true)
}

const choose = async (typist: Typist, letter: string): Promise<void> => {
  const { book } = typist
  const name = `r0${letter}`
  const option = pick(typist, OPTIONS)
  book.start(name, option)
  const group = sheetOf(typist).locator(`[role=radiogroup][aria-label="${name}"]`)
  // The options that are not chosen show once one of them has the focus.
  await group.locator('[role=radio][tabindex="0"]').focus()
  await group.getByText(option).click()
  book.done(true)
}

const check = async (typist: Typist, letter: string): Promise<void> => {
  const { book } = typist
  const name = `c0${letter}`
  const item = pick(typist, ITEMS)
  const flags: number[] = JSON.parse(`[${book.latest(name)}]`)
  const place = ITEMS.indexOf(item)
  book.start(name, flags.with(place, 1 - (flags[place] ?? 0)).join(','))
  await sheetOf(typist).locator(`input[type=checkbox][aria-label="${item}"]`).click()
  book.done(true)
}

const WAYS = [writeProse, writeProse, fillText, fillText, writeParagraph, writeParagraph, toggle, choose, check]

/** Shows one of the two documents; answers the letter of its names. */
export const showDocument = async (page: Page, letter: 'a' | 'r'): Promise<void> => {
  const { tabs } = TEXTS.zh.editor
  await page.getByRole('tab', { name: letter === 'a' ? tabs.analysis : tabs.reason }).click()
  await page.locator('article:visible .ProseMirror').waitFor()
}

/** Types in both documents until it is told to stop, or the page is gone. */
export const typeAtRandom = async (typist: Typist, isOver: () => boolean): Promise<void> => {
  let letter: 'a' | 'r' = 'a'
  await showDocument(typist.page, letter)
  while (!isOver()) {
    if (typist.random() < 0.15) {
      letter = letter === 'a' ? 'r' : 'a'
      await showDocument(typist.page, letter)
    }
    await pick(typist, WAYS)(typist, letter)
  }
}

/** Types in one more field of the document that is shown, and leaves it open. */
export const typeAndStay = async (typist: Typist): Promise<void> => {
  await showDocument(typist.page, 'a')
  const way = pick(typist, [fillText, writeParagraph])
  await way(typist, 'a', true)
}
