import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { findBarriers } from '../support/find-barriers.ts'
import { startJourneyServer } from '../support/journey-server.ts'
import { TEXTS } from '../support/notice-form.ts'
import { openPage } from '../support/open-page.ts'
import { hasLostFocus, tabTo } from '../support/tab-to.ts'

const pngFile = (name: string) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
})

describe.each([
  ['zh', '云杉听'],
  ['en', 'SPRUCE HEAR'],
] as const)('a fast search (%s)', (language, mark) => {
  const { search, quota } = TEXTS[language]
  const control = (page: Page) => ({
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    alert: (text: string) => page.getByRole('alert').filter({ hasText: text }),
    heading: (name: string) => page.getByRole('heading', { level: 1, name, exact: true }),
  })

  it('is walked by keyboard from class to report, then once more from the address to the limit', async () => {
    const { url } = await startJourneyServer({ ALLOWANCE_FAST: '1', SAMPLE_MARKS: '300' })
    const { page } = await openPage(`${url}/ai/fast_search`, language)
    const { button, alert, heading } = control(page)
    const starts: string[] = []
    page.on('request', request => {
      if (request.url().includes('/analysis/start')) starts.push(request.postData() ?? '')
    })
    const press = async (target: Locator, key = 'Enter'): Promise<void> => {
      await tabTo(page, target)
      await page.keyboard.press(key)
    }
    const next = (): Promise<void> => press(button(search.foot.next))
    const barrierFree = async (): Promise<void> => expect(await findBarriers(page)).toEqual([])

    await page.getByText(search.history.empty).waitFor()
    // Before the sample register is whole it is not searched.
    await page.getByText('· 300 ').waitFor()
    await barrierFree()
    await press(button(search.mode.start))

    await heading(search.names.heading).waitFor()
    await next()
    await alert(search.problem.nameMissing).waitFor()
    await page.keyboard.type(mark)
    await alert(search.problem.nameMissing).waitFor({ state: 'detached' })
    await barrierFree()
    await next()

    await heading(search.classes.heading).waitFor()
    await next()
    await alert(search.problem.classMissing).waitFor()
    const tiles = page.getByRole('group', { name: search.classes.tileGrid }).getByRole('button')
    await tabTo(page, tiles.first())
    // How many stand in a row is the page's to say: up from the last, and along from the first.
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Home')
    for (let tile = 0; tile < 8; tile += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    expect(await tiles.nth(8).getAttribute('aria-pressed')).toBe('true')
    await press(page.getByRole('switch', { name: search.classes.designateGroups }), 'Space')
    await next()
    await alert(search.problem.groupMissing).waitFor()
    await press(page.getByRole('checkbox', { name: /^0901/ }), 'Space')
    await barrierFree()
    await next()

    await press(page.getByRole('switch', { name: search.goods.designate }), 'Space')
    await next()
    await alert(search.problem.goodsMissing).waitFor()
    const grid = page.getByRole('grid', { name: search.goods.table })
    await grid.getByText('090372').waitFor()
    await tabTo(page, grid)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await grid.getByRole('row', { selected: true }).waitFor()
    await barrierFree()
    await next()

    await heading(search.related.heading).waitFor()
    await barrierFree()
    await next()

    await heading(search.preview.heading).waitFor()
    await page.getByText(mark, { exact: true }).waitFor()
    await barrierFree()
    const opened = page.waitForEvent('popup')
    await press(button(search.foot.submit))
    const report = await opened
    await page.getByText(search.done, { exact: true }).waitFor()
    await report.waitForURL(/\/files\/.+\.pdf$/)
    await heading(search.mode.heading).waitFor()
    const rows = page.getByRole('link', { name: search.history.open.replace('{{name}}', '') })
    await rows.first().waitFor()
    expect(await rows.count()).toBe(1)
    expect(await rows.first().getAttribute('href')).toMatch(/^\/files\//)
    expect(starts).toHaveLength(1)
    expect(starts[0]).not.toContain('image')
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/toast-${language}.png` })
    await expect.poll(() => hasLostFocus(page)).toBe(false)
    expect(await button(search.openResult).count()).toBe(2)
    await press(button(search.openResult).first())
    await heading(mark).waitFor()
    await expect.poll(() => hasLostFocus(page)).toBe(false)

    await page.goto(`${url}/ai/fast_search?markname=${encodeURIComponent(mark)}&cats=9%7C35`)
    await heading(search.preview.heading).waitFor()
    await page.getByText('09', { exact: true }).waitFor()
    await page.getByText('35', { exact: true }).waitFor()
    await button(search.foot.submit).click()
    const dialog = page.getByRole('alertdialog', { name: quota.limit.fast.usedUp })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: quota.limit.close }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(starts).toHaveLength(1)
    await page.getByRole('region', { name: search.title }).getByText(mark, { exact: true }).waitFor()
  })

  it('by goods takes seven names for one too many, refuses a picture of another kind and tells what is not loaded', async () => {
    const { page } = await openPage(`${inject('serverUrl')}/ai/fast_search`, language)
    const { button, alert, heading } = control(page)
    await page.getByText(search.mode.goods, { exact: true }).click()
    await button(search.mode.start).click()
    const row = (place: number): Locator =>
      page.getByRole('textbox', {
        name: TEXTS[language].inputs.list.row
          .replace('{{label}}', search.names.marks)
          .replace('{{place}}', String(place)),
      })
    for (const place of [1, 2, 3, 4, 5, 6]) {
      await row(place).fill(`${mark} ${place}`)
      await row(place).press('Enter')
    }
    await alert(TEXTS[language].inputs.list.full.replace('{{limit}}', '6')).waitFor()
    expect(await button(search.names.addMark).count()).toBe(0)

    const picture = page.locator('input[type=file]')
    await picture.setInputFiles(pngFile('mark.gif'))
    await alert(search.names.imageWrong).waitFor()
    await picture.setInputFiles(pngFile('mark.PNG'))
    await page.getByRole('img', { name: search.names.imageAlt.replace('{{name}}', 'mark.PNG') }).waitFor()
    await page.getByText(search.names.individual, { exact: true }).click()
    expect(await page.getByLabel(search.names.address).isDisabled()).toBe(true)
    await button(search.foot.next).click()

    await page.getByRole('grid', { name: search.goods.table }).getByRole('row').nth(1).waitFor()
    await button(search.foot.next).click()
    await alert(search.problem.goodsMissing).waitFor()
    await page.getByRole('radio', { name: search.goods.acceptable, exact: true }).click()
    const notice = page.getByRole('alertdialog', { name: TEXTS[language].inputs.notice.title })
    await notice.waitFor()
    await notice.getByRole('button', { name: TEXTS[language].inputs.notice.close }).click()
    await page.getByRole('radio', { name: search.goods.standard, exact: true }).click()
    await button(search.goods.allClasses).press('Enter')
    const option = page.getByRole('combobox', { name: search.goods.findOption })
    await option.fill('09')
    expect(await findBarriers(page)).toEqual([])
    await option.press('Enter')
    await page.getByRole('button', { name: `${search.goods.class} 09` }).waitFor()
    await page.getByRole('searchbox', { name: search.goods.find }).fill('090372')
    await page.getByText('090372').click()
    await page.getByRole('complementary', { name: search.basket.title }).getByText('1 / 10').waitFor()
    await button(search.foot.next).click()

    await heading(search.preview.heading).waitFor()
    await page.getByText(search.preview.relatedAll).waitFor()
    await page.getByRole('button', { name: search.preview.changeOf.replace('{{what}}', search.preview.marks) }).click()
    await heading(search.names.heading).waitFor()
    expect(await row(6).inputValue()).toBe(`${mark} 6`)
  })
})
