import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { shareJourneyServer } from '../support/journey-server.ts'
import { noticePath, submitButton, TEXTS } from '../support/notice-form.ts'
import { openPage } from '../support/open-page.ts'
import { postFromPage } from '../support/post-from-page.ts'
import { hasLostFocus, lostStops, tabTo, walkByKeys } from '../support/tab-to.ts'

/** A group of the sample that is related to others. */
const RELATED_GROUP = '2901'
/** A group with parts, in another class. */
const PARTED_GROUP = '1101'

const markInGroup = async (page: Page, group: string) => {
  const query = { mode: 'prefix', text: '云', pageNum: 1, pageSize: 100 }
  const { list } = await postFromPage(page, 'searchMarks', query)
  const mark = list.find(({ life, groups }) => life === 'alive' && groups.includes(group))
  if (!mark) throw new Error('The sample has no such mark.')
  return mark
}

const PICTURE = {
  name: 'mark.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

const withMarks = shareJourneyServer({ SAMPLE_MARKS: '3000' })

describe.each(['zh', 'en'] as const)('the keyboard alone (%s)', language => {
  const { home, detail, editor, versions, search, result } = TEXTS[language]

  it('leads from the notice to its Word file, and the focus is never lost on the way', async () => {
    const { page, context } = await openPage(inject('serverUrl'), language)
    const form = page.locator('.rj-notice-form')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const hasFocus = (name: string) => expect.poll(() => button(name).evaluate(element => element.matches(':focus')))

    // Asked for before the way there: the key could come to the page before the wish for its event.
    const chooser = page.waitForEvent('filechooser')
    await tabTo(page, form.locator('input[type=file]'))
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(noticePath('partial-two-cited'))
    await hasFocus(home.file.clearFile.replace('{{name}}', 'partial-two-cited.pdf')).toBe(true)

    await tabTo(page, page.getByRole('combobox', { name: home.date.onPaper }))
    await page.keyboard.type('2024-06-11')
    await page.keyboard.press('Escape')
    await tabTo(page, submitButton(page, language))
    await page.keyboard.press('Enter')
    const confirm = button(home.doubt.confirm)
    const sheet = page.locator('article h1').first()
    await confirm.or(sheet).first().waitFor()
    if (await confirm.isVisible()) {
      await expect.poll(() => hasLostFocus(page)).toBe(false)
      await tabTo(page, confirm)
      await page.keyboard.press('Enter')
    }
    await sheet.waitFor()
    await expect.poll(() => hasLostFocus(page)).toBe(false)

    // The versions give the focus back to what opened them.
    await tabTo(page, button(versions.open))
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await hasFocus(versions.open).toBe(true)

    await tabTo(page, button(detail.download.button))
    await page.keyboard.press('ArrowDown')
    const entry = page.getByRole('menuitem', { name: detail.download.first, exact: true })
    await expect.poll(() => entry.evaluate(element => element.matches(':focus'))).toBe(true)
    const opened = context.waitForEvent('page')
    const download = opened.then(popup => popup.waitForEvent('download'))
    await page.keyboard.press('Enter')
    const anyway = button(editor.check.download.anyway)
    const isAsked = await Promise.race([opened.then(() => false), anyway.waitFor().then(() => true)])
    if (isAsked) {
      await tabTo(page, anyway)
      await page.keyboard.press('Enter')
    }
    expect((await download).suggestedFilename()).toMatch(/\.docx$/)
    await expect.poll(() => hasLostFocus(page)).toBe(false)
  })

  it('leads from a wanted mark through every field of the wizard to the Word file of its report', async () => {
    const { page, context } = await openPage(`${withMarks.url()}/ai/fast_search`, language)
    const { inputs } = TEXTS[language]
    await page.getByText('· 3,000 ').waitFor({ timeout: 120_000 })
    const mark = await markInGroup(page, RELATED_GROUP)
    const walk = walkByKeys(page)
    const { to, back, press, arrive } = walk
    const { keyboard } = page
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const row = (label: string, place: number) =>
      page.getByRole('textbox', {
        name: inputs.list.row.replace('{{label}}', label).replace('{{place}}', String(place)),
      })
    const arriveAt = async (heading: string): Promise<void> => {
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
      await arrive()
    }
    const next = (): Promise<void> => press(button(search.foot.next))
    const hasFocus = (target: Locator) =>
      expect.poll(() => target.evaluate(element => element.matches(':focus'))).toBe(true)
    const toggle = (name: string): Promise<void> => press(page.getByRole('switch', { name, exact: true }), 'Space')

    await to(page.getByRole('radio', { name: search.mode.class }))
    await keyboard.press('ArrowDown')
    expect(await page.getByRole('radio', { name: search.mode.goods }).isChecked()).toBe(true)
    await keyboard.press('ArrowUp')
    await press(button(search.mode.start))

    await arriveAt(search.names.heading)
    await to(row(search.names.marks, 1))
    await keyboard.type(mark.name)
    await press(button(search.names.addMark))
    await to(row(search.names.marks, 2))
    await keyboard.type('QUXWEV')
    await to(page.getByRole('radio', { name: search.names.company, exact: true }))
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowUp')
    await to(page.getByLabel(search.names.subject, { exact: true }))
    await keyboard.type('QUXWEV Trading')
    await to(row(search.names.formerNames, 1))
    await keyboard.type('QUXWEV Works')
    await to(page.getByLabel(search.names.address))
    await keyboard.type('1 Spruce Road')
    await page.getByRole('option', { name: search.names.addressAdd.replace('{{address}}', '1 Spruce Road') }).waitFor()
    await keyboard.press('Enter')
    await back(button(search.names.addressRemove.replace('{{address}}', '1 Spruce Road')))
    const chooser = page.waitForEvent('filechooser')
    await press(page.getByLabel(search.names.image))
    await (await chooser).setFiles(PICTURE)
    await press(button(search.names.imageClear.replace('{{name}}', PICTURE.name)))
    await arrive()
    await next()

    await arriveAt(search.classes.heading)
    await to(page.getByRole('searchbox', { name: search.classes.filter }))
    await keyboard.type('29')
    await keyboard.press('Enter')
    const tiles = page.getByRole('group', { name: search.classes.tileGrid }).getByRole('button')
    await to(tiles.first())
    for (let steps = 1; steps < 11; steps += 1) await keyboard.press('ArrowRight')
    await keyboard.press('Space')
    expect(await tiles.and(page.locator('[aria-pressed=true]')).allTextContents()).toHaveLength(2)
    await toggle(search.classes.designateGroups)
    await toggle(search.classes.designateParts)
    const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
    await press(box(PARTED_GROUP), 'Space')
    const part = page.locator('.rj-is-part').getByRole('checkbox').first()
    await part.waitFor({ state: 'attached' })
    await press(part, 'Space')
    expect(await part.isChecked()).toBe(true)
    await press(box(RELATED_GROUP), 'Space')
    await next()

    await arriveAt(search.steps.goods)
    await toggle(search.goods.designate)
    await to(page.getByRole('searchbox', { name: search.goods.find }))
    await keyboard.type('29')
    await to(page.getByRole('radio', { name: search.goods.all, exact: true }))
    await press(button(search.goods.allGroups))
    await hasFocus(page.getByRole('combobox', { name: search.goods.findOption }))
    await keyboard.type(RELATED_GROUP)
    await page.getByRole('option', { name: new RegExp(`^${RELATED_GROUP}`), selected: false }).waitFor()
    await keyboard.press('Enter')
    await arrive()
    await press(button(search.goods.wholeGroup.replace('{{group}}', RELATED_GROUP)), 'Space')
    const grid = page.getByRole('grid', { name: search.goods.table })
    await to(grid)
    await grid.getByText(/\d{6}/).first().waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Space')
    await grid.getByRole('row', { selected: true }).waitFor()
    const basket = page.getByRole('complementary', { name: search.basket.title })
    await basket.getByText('1 / 10').waitFor()
    await press(
      button(search.basket.remove.replace('{{name}}', search.basket.whole.replace('{{group}}', RELATED_GROUP))),
    )
    await arrive()
    await next()

    await arriveAt(search.related.heading)
    await toggle(search.related.designate)
    const related = page.getByRole('region', { name: search.related.list }).getByRole('checkbox')
    await press(related.nth(1), 'Space')
    expect(await related.nth(1).isChecked()).toBe(true)
    await next()

    await arriveAt(search.preview.heading)
    await press(button(search.preview.changeOf.replace('{{what}}', search.preview.marks)))
    await arriveAt(search.names.heading)
    for (const heading of [
      search.classes.heading,
      search.steps.goods,
      search.related.heading,
      search.preview.heading,
    ]) {
      await next()
      await arriveAt(heading)
    }
    await press(button(search.foot.submit))
    await page.getByText(search.done, { exact: true }).waitFor()
    await page.bringToFront()
    await arrive()
    await press(button(search.openResult).first())

    const cell = page.locator('[data-cell][tabindex="0"]')
    await cell.waitFor()
    await arrive()
    await to(cell)
    await keyboard.press('ArrowRight')
    await keyboard.press('ArrowLeft')
    await keyboard.press('Enter')
    await press(page.getByRole('button', { name: result.overrule.button }))
    await arrive()
    await to(page.getByRole('textbox', { name: result.overrule.reason }))
    await keyboard.type('Associated companies.')
    await press(button(result.overrule.save))
    await page.getByText('Associated companies.').waitFor()
    await arrive()
    await back(page.getByRole('checkbox').first())
    await keyboard.press('Space')
    await page.getByRole('status').filter({ hasText: '→' }).waitFor()
    await back(button(result.download.button))
    await keyboard.press('ArrowDown')
    await arrive()
    await keyboard.press('ArrowDown')
    const word = page.getByRole('menuitem', { name: result.download.word, exact: true })
    await hasFocus(word)
    const download = context.waitForEvent('download')
    await keyboard.press('Enter')
    expect((await download).suggestedFilename()).toMatch(/\.docx$/)
    await arrive()
    if (process.env['STOPS']) console.log(walk.stops.join('\n'))
    expect(lostStops(walk)).toEqual([])
  }, 150_000)
})
