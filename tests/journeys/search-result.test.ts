import type { Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { findBarriers } from '../support/find-barriers.ts'
import { shareJourneyServer } from '../support/journey-server.ts'
import { TEXTS } from '../support/notice-form.ts'
import { openPage } from '../support/open-page.ts'
import { postFromPage } from '../support/post-from-page.ts'
import { searchRequest } from '../support/search-data.ts'

const REASON = '权利人为关联公司，已出具同意书。'

/** A search for the name of a mark that lives, in its own group and one beside it; answers where the result stands. */
const searchForMark = async (page: Page, isEn: 0 | 1): Promise<{ id: number; regNo: string }> => {
  const { list } = await postFromPage(page, 'searchMarks', { mode: 'prefix', text: '云', pageNum: 1, pageSize: 100 })
  const mark = list.find(({ life, groups, name }) => life === 'alive' && groups.length > 0 && name.length > 1)
  if (!mark) throw new Error('The sample has no such mark.')
  const groups = mark.groups.slice(0, 1)
  const request = searchRequest({ isEn, marknames: [mark.name], categories: [mark.class], groups })
  // The register counts its marks before it is whole.
  const { id } = await vi.waitUntil(() => postFromPage(page, 'startFastSearch', request), {
    timeout: 120_000,
    interval: 500,
  })
  return { id, regNo: mark.regNo }
}

const server = shareJourneyServer({ SAMPLE_MARKS: '3000' })

describe.each(['zh', 'en'] as const)('a search result (%s)', language => {
  const { result } = TEXTS[language]

  it('shows what stands in the way, answers what if, and takes an attorney’s own judgement into the report', async () => {
    const url = server.url()
    const { page } = await openPage(`${url}/ai/fast_search`, language)
    await page.getByText('3,000').waitFor({ timeout: 120_000 })
    const { id, regNo } = await searchForMark(page, language === 'en' ? 1 : 0)
    await page.goto(`${url}/ai/fast_search?id=${id}`)

    const cell = page.locator('[data-cell="0 0"]')
    await cell.waitFor()
    expect(await cell.getAttribute('data-verdict')).toBe('blocked')
    const card = page.getByRole('complementary', { name: result.card.label })
    await card.getByText(regNo).waitFor()
    expect(await findBarriers(page)).toEqual([])

    await card.getByRole('button', { name: result.card.close }).press('Enter')
    await expect.poll(() => card.count()).toBe(0)
    expect(await cell.evaluate(element => element === document.activeElement)).toBe(true)
    await cell.press('Enter')
    await card.getByText(regNo).waitFor()

    await page.getByRole('checkbox').first().press('Space')
    await page
      .getByRole('status')
      .filter({ hasText: `${result.verdict.blocked} → ${result.verdict.dropped}` })
      .waitFor()
    expect(await cell.getAttribute('data-verdict')).toBe('dropped')
    await page.getByRole('button', { name: result.whatIf.restore }).press('Enter')
    await page.locator('[data-cell="0 0"][data-verdict="blocked"]').waitFor()

    await cell.press('ArrowDown')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toMatch(/^\d 0$/)
    await cell.focus()
    await cell.press('Enter')
    while (await card.getByRole('button', { name: result.overrule.button }).isVisible()) {
      await card.getByRole('button', { name: result.overrule.button }).press('Enter')
      await card.getByRole('button', { name: result.overrule.save }).press('Enter')
      await card.getByText(result.overrule.reasonMissing).waitFor()
      await card.getByRole('textbox', { name: result.overrule.reason }).fill(REASON)
      await card.getByRole('button', { name: result.overrule.save }).press('Enter')
      await card.getByText(REASON).waitFor()
      const next = card.getByRole('button', { name: result.card.next })
      if (await next.isEnabled()) await next.press('Enter')
    }
    await page.locator('[data-cell="0 0"][data-verdict="clear"]').waitFor()
    await page.getByText(result.overrule.pending).waitFor()
    expect(await findBarriers(page)).toEqual([])

    await page.getByRole('button', { name: result.download.button }).press('Enter')
    const before = await page.getByRole('menuitem', { name: result.download.pdf }).getAttribute('href')
    await page.getByRole('menuitem', { name: result.download.remake }).press('Enter')
    await page.getByText(result.download.remade).waitFor({ timeout: 120_000 })
    await page.reload()
    await page.locator('[data-cell="0 0"][data-verdict="clear"]').waitFor()
    await page.getByRole('button', { name: result.download.button }).press('Enter')
    const after = await page.getByRole('menuitem', { name: result.download.pdf }).getAttribute('href')
    expect(after).toMatch(/^\/files\//)
    expect(after).not.toBe(before)
  }, 150_000)
})

describe('a search for several names in all classes', () => {
  it('leads to the blocked cells by a key, folds what is clear, and lists the own marks apart', async () => {
    const url = server.url()
    const { result } = TEXTS.zh
    const { page } = await openPage(`${url}/ai/fast_search`, 'zh')
    await page.getByText('3,000').waitFor({ timeout: 120_000 })
    const { list } = await postFromPage(page, 'searchMarks', { mode: 'prefix', text: '云', pageNum: 1, pageSize: 100 })
    const alive = list.filter(({ life, groups, name }) => life === 'alive' && groups.length > 0 && name.length > 1)
    const [own, ...others] = alive
    const other = others.find(({ owner }) => owner !== own?.owner)
    if (!own || !other) throw new Error('The sample has no such marks.')
    const request = searchRequest({
      marknames: [own.name, other.name, 'QUXWEV ONE', 'QUXWEV TWO', 'QUXWEV THREE', 'QUXWEV FOUR'],
      subject: own.owner,
      categories: Array.from({ length: 45 }, (_, index) => index + 1),
    })
    const { id } = await postFromPage(page, 'startFastSearch', request)
    await page.goto(`${url}/ai/fast_search?id=${id}`)
    const run = page.locator('.rj-verdict-run button').first()
    await run.waitFor()
    const rows = page.locator('.rj-verdict-grid tbody th')
    const folded = await rows.count()
    await run.press('Enter')
    await expect.poll(() => rows.count()).toBeGreaterThan(folded)
    expect(await findBarriers(page)).toEqual([])

    await run.press('b')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-verdict'))).toBe('blocked')
    await page.getByRole('status').filter({ hasText: '受阻 1 /' }).waitFor()
    const place = await page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? '')
    const count = Number(/\d+$/.exec((await page.locator('.rj-row-steps [role=status]').textContent()) ?? '')?.[0])
    for (let step = 0; step < count; step += 1) await page.keyboard.press('b')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe(place)

    await page.getByRole('combobox', { name: result.filter.byClass }).selectOption(String(other.class))
    const classes = page.locator('.rj-verdict-grid tbody td.rj-verdict-class').filter({ hasText: /\d/ })
    await expect.poll(() => classes.allTextContents()).toEqual([String(other.class).padStart(2, '0')])

    await page.setViewportSize({ width: 1024, height: 768 })
    await page.getByRole('dialog').getByRole('button', { name: result.card.close }).press('Enter')
    const later = page.getByRole('button', { name: result.filter.namesAfter })
    await later.press('Enter')
    await expect.poll(() => later.isDisabled()).toBe(true)

    await page.getByRole('button', { name: result.own.open }).press('Enter')
    await page.locator('.rj-own-marks').getByRole('link', { name: own.regNo }).waitFor()
    expect(await findBarriers(page)).toEqual([])
  }, 150_000)
})
