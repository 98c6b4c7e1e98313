import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { addMonths, dayOf } from '#domain/calendar-day.ts'
import { importRegister } from '../../server/register/import/import-register.ts'
import { openDatabase } from '../../server/storage/database.ts'
import { en } from '../../src/locales/en.ts'
import { zh } from '../../src/locales/zh.ts'
import { cloneTemplate } from '../support/clone-template.ts'
import { findBarriers } from '../support/find-barriers.ts'
import { shareJourneyServer } from '../support/journey-server.ts'
import { openPage } from '../support/open-page.ts'
import { readPdf } from '../support/pdf-text.ts'
import { readWordParts, wordText } from '../support/word-parts.ts'

const OWNER = '浙江拾光里文化有限公司'
const FORMER = '浙江拾光里文化（集团）股份有限公司'
/** A file of all parts is made within it on a busy machine as well. */
const FILE_MS = 120_000
const MARKS = 48
const FORMER_MARKS = 3

const HEADER =
  'reg_no,class,name,owner,address,agent,status,application_date,registration_date,expiry_date,groups,events\n'
const WORDINGS = ['拾光里', '见山书局', '=半亩', 'LIGHTINN']
const CLASSES = [9, 35, 41, 25]
const STATUSES = ['已注册', '已注册', '已注册', '驳回', '申请中', '已注册']

/** Marks of one applicant, some under a former name, of every year and status, with terms that end soon. */
const registerLines = (): string => {
  const today = dayOf(Date.now())
  return Array.from({ length: MARKS + FORMER_MARKS }, (_, place) => {
    const isFormer = place >= MARKS
    const niceClass = CLASSES[place % CLASSES.length] ?? 9
    const status = STATUSES[place % STATUSES.length] ?? ''
    const filed = addMonths(today, -12 * (1 + (place % 9)) - (place % 12))
    const isRegistered = status === '已注册'
    const registered = addMonths(filed, 11)
    const expiry = place % 5 === 0 ? addMonths(today, 1 + (place % 4)) : addMonths(registered, 120)
    const events = [`${filed} filed`, ...(isRegistered ? [`${registered} registered 第${1500 + place}期`] : [])]
    return [
      90_000_000 + place,
      niceClass,
      WORDINGS[(place + Math.floor(place / 4)) % WORDINGS.length],
      isFormer ? FORMER : OWNER,
      isFormer ? '杭州市旧址 1 号' : '杭州市新址 2 号',
      place % 3 === 0 ? '' : '墨池代理有限公司',
      status,
      filed,
      isRegistered ? registered : '',
      isRegistered ? expiry : '',
      `${String(niceClass).padStart(2, '0')}0${1 + (place % 4)}`,
      events.join('; '),
    ].join(',')
  }).join('\n')
}

// One register for both languages: a journey parts again the names that it has joined, which is all that it changes.
const server = shareJourneyServer(async () => {
  const url = await cloneTemplate()
  const db = openDatabase(url)
  const bytes = async function* (): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode(HEADER + registerLines())
  }
  const asOf = dayOf(Date.now())
  await importRegister(db, { name: 'register.csv', bytes: bytes(), asOf })
  await db.destroy()
  return { DATABASE_URL: url }
})

const look = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['SHOTS']
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}

/** Everything that the tab key reaches, until the focus leaves the page. */
const tabStops = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => window.getSelection()?.removeAllRanges())
  await page.getByRole('combobox').first().focus()
  const stops: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const focused = document.activeElement
      if (focused === null || focused === document.body) return null
      const section = focused.closest('section[id], div[id^="portfolio-"]')?.id ?? ''
      return `${section}|${focused.getAttribute('aria-label') ?? focused.textContent ?? ''}`
    })
    if (stop === null) return stops
    stops.push(stop)
  }
}

/** How far what is in view was moved since the page was opened, other than by the user (Cumulative Layout Shift). */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        // The observer calls only where something moved; a paint comes with every page.
        let shift = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value?: number; hadRecentInput?: boolean })[])
            if (entry.entryType === 'layout-shift' && !entry.hadRecentInput) shift += entry.value ?? 0
        }).observe({ type: 'layout-shift', buffered: true })
        new PerformanceObserver(() => setTimeout(() => resolve(shift))).observe({ type: 'paint', buffered: true })
      }),
  )

const isWiderThanScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

it.each([
  ['zh', zh],
  ['en', en],
] as const)("shows an applicant's marks, each figure with its marks and its data, and takes them away (%s)", async (language, texts) => {
  const { portfolio } = texts
  const { page } = await openPage(server.url(), language)
  const expectNoBarriers = async (state: string): Promise<void> => {
    await look(page, `${state}-${language}`)
    const barriers = await findBarriers(page, 'all')
    // In forced colours the browser chooses them; what is computed is not what is seen.
    const found = state === 'forced-colours' ? barriers.filter(line => !line.startsWith('color-contrast')) : barriers
    expect([state, found]).toEqual([state, []])
  }
  await page.getByRole('link', { name: portfolio.title, exact: true }).press('Enter')
  await page.getByText(portfolio.intro).waitFor()
  await expectNoBarriers('start')

  // One call for one change of the text; that it waits for a pause in typing does not show on a busy machine.
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes(ENDPOINTS.queryCompanies.path)) asked.push(new URL(request.url()).search)
  })
  const field = page.getByRole('combobox', { name: portfolio.applicant })
  await field.focus()
  await page.keyboard.insertText('浙江拾光里')
  const option = page.getByRole('option', { name: OWNER, exact: true })
  await option.waitFor()
  expect(asked).toEqual([`?${new URLSearchParams({ name: '浙江拾光里' })}`])
  await expectNoBarriers('suggestions')
  await field.press('ArrowDown')
  while ((await option.getAttribute('aria-selected')) !== 'true') await field.press('ArrowDown')
  await field.press('Enter')
  await page.waitForURL(address => address.searchParams.get('name') === OWNER)
  const total = page.locator('#portfolio-summary .rj-figure-tile-value').first()
  await total.filter({ hasText: new RegExp(`^${MARKS}$`) }).waitFor()
  await page.locator('.rj-chart svg, .rj-chart canvas').nth(3).waitFor()
  await page.getByText(portfolio.loading).first().waitFor({ state: 'detached' })
  await expectNoBarriers('page')
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)

  // What is read later pushes nothing down that is in view.
  await page.reload()
  await page.locator('.rj-chart svg, .rj-chart canvas').nth(3).waitFor()
  await page.getByText(portfolio.loading).first().waitFor({ state: 'detached' })
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)

  // Keyboard: a figure, its marks, and back to the figure.
  const tile = page.locator('button.rj-figure-tile').first()
  await tile.press('Enter')
  const drawer = page.getByRole('dialog')
  const closeDrawer = async (): Promise<void> => {
    await page.locator('[role="dialog"]:focus, [role="dialog"] :focus').first().waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
  }
  await drawer.getByRole('row').nth(3).waitFor()
  await expectNoBarriers('marks')
  await drawer.getByRole('button', { name: new RegExp(`^${portfolio.columns.number}`) }).press('Enter')
  await drawer.getByRole('columnheader', { name: new RegExp(`^${portfolio.columns.number}`), exact: false }).waitFor()
  const csv = page.waitForEvent('download')
  await drawer.getByRole('row').nth(3).waitFor()
  await drawer.getByRole('button', { name: portfolio.drawer.csv, disabled: false }).press('Enter')
  const lines = (await readFile(await (await csv).path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe(
    `\ufeff${(['mark', 'number', 'class', 'status', 'filed', 'expiry'] as const).map(column => portfolio.columns[column]).join(',')}`,
  )
  expect(lines.filter(line => line !== '')).toHaveLength(MARKS + 1)
  expect(lines.filter(line => line.startsWith("'=半亩,"))).not.toEqual([])
  expect(lines.filter(line => line.startsWith('='))).toEqual([])
  await closeDrawer()
  await expect.poll(() => tile.evaluate(node => node === document.activeElement)).toBe(true)

  // Each figure and its table is reached by the tab key.
  const figures = ['trend', 'limits', 'layout', 'families', 'status', 'forms', 'ratio', 'cases', 'agents']
  const stops = await tabStops(page)
  for (const part of figures)
    expect([part, stops.some(stop => stop.startsWith(`portfolio-${part}|`))]).toEqual([part, true])
  const [asTable = ''] = portfolio.asTable.split('{{')
  const toggles = page.getByRole('button', { name: new RegExp(`^${asTable}`) })
  const charts = await toggles.count()
  expect(stops.filter(stop => stop.split('|')[1]?.startsWith(asTable))).toHaveLength(charts)
  while ((await toggles.count()) > 0) await toggles.first().press('Enter')
  expect(await page.locator('.rj-chart').count()).toBe(0)
  await expectNoBarriers('tables')
  const trend = page.locator('#portfolio-trend')
  await trend.locator('.rj-figure-link').first().press('Enter')
  await drawer.getByRole('row').nth(1).waitFor()
  await closeDrawer()

  // Filters stand in the address and outlive a reload.
  await page.locator('.rj-portfolio-bar button[aria-haspopup]').first().press('Enter')
  const filters = page.getByRole('form', { name: portfolio.filters.open })
  await filters.getByLabel(portfolio.filters.classList).fill('35')
  await filters.getByLabel(portfolio.filters.from).fill('2030')
  await filters.getByLabel(portfolio.filters.until, { exact: true }).fill('2020')
  await filters.getByText(portfolio.filters.wrongYears).waitFor()
  await expectNoBarriers('filters')
  await filters.getByLabel(portfolio.filters.from).fill('2015')
  await filters.getByLabel(portfolio.filters.until, { exact: true }).fill('')
  await filters.getByRole('button', { name: portfolio.filters.apply }).press('Enter')
  await page.waitForURL(
    address => address.searchParams.get('intCls') === '35' && address.searchParams.get('from') === '2015',
  )
  await total.filter({ hasText: new RegExp(`^${MARKS / 4}$`) }).waitFor()
  await page.reload()
  await total.filter({ hasText: new RegExp(`^${MARKS / 4}$`) }).waitFor()
  await page.goBack()
  await total.filter({ hasText: new RegExp(`^${MARKS}$`) }).waitFor()

  // A former name is joined, counted with the applicant, and parted again.
  const joined = page.locator('.rj-counted button')
  await joined.press('Enter')
  const names = page.getByRole('dialog')
  await names.waitFor()
  await expectNoBarriers('names')
  await names.getByRole('checkbox', { name: new RegExp(`^${FORMER.slice(0, 7)}`) }).press('Space')
  await names.getByRole('button', { name: portfolio.joined.save }).press('Enter')
  await names.waitFor({ state: 'detached' })
  await total.filter({ hasText: new RegExp(`^${MARKS + FORMER_MARKS}$`) }).waitFor()
  await page.locator('#portfolio-addresses').getByText(portfolio.addresses.due).waitFor()
  await joined.press('Enter')
  await names.getByRole('button', { name: portfolio.joined.undo }).press('Enter')
  await names.waitFor({ state: 'detached' })
  await total.filter({ hasText: new RegExp(`^${MARKS}$`) }).waitFor()

  // Chosen parts as Word and as PDF.
  const create = page.getByRole('button', { name: portfolio.document.title, exact: true })
  const choose = async (format: 'Word' | 'PDF'): Promise<Locator> => {
    await create.press('Enter')
    const order = page.getByRole('form', { name: portfolio.document.title })
    await order.waitFor()
    for (const part of ['announcements', 'flow', 'agents', 'others'] as const)
      await order.getByRole('checkbox', { name: portfolio.parts[part], exact: true }).press('Space')
    await order.getByRole('radio', { name: format }).press('Space')
    return order
  }
  let order = await choose('Word')
  await expectNoBarriers('document')
  const opened = page.context().waitForEvent('page')
  const arrived = opened.then(popup => popup.waitForEvent('download', { timeout: FILE_MS }))
  await order.getByRole('button', { name: portfolio.document.makeWord }).press('Enter')
  const word = await arrived
  expect(word.suggestedFilename()).toMatch(/\.docx$/)
  const text = wordText(readWordParts(await readFile(await word.path())).get('word/document.xml') ?? '')
  expect([text.includes(portfolio.trend.title), text.includes(portfolio.announcements.title)]).toEqual([true, false])
  await order.waitFor({ state: 'detached' })
  order = await choose('PDF')
  // A PDF is shown in the window that waits for it.
  const shown = page.context().waitForEvent('page')
  await order.getByRole('button', { name: portfolio.document.makePdf }).press('Enter')
  const pdf = await shown
  await pdf.waitForURL(/\.pdf$/, { timeout: FILE_MS, waitUntil: 'commit' })
  const { pages } = await readPdf(await (await page.request.get(pdf.url())).body())
  expect(pages.join('')).toContain(portfolio.trend.title.replace(/\s/g, ''))

  await pdf.close()

  for (const [width, height] of [
    [1024, 768],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.reload()
    await page.locator('.rj-chart svg, .rj-chart canvas').nth(3).waitFor()
    expect([width, await isWiderThanScreen(page)]).toEqual([width, false])
    await expectNoBarriers(`width-${width}`)
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await tile.press('Enter')
  await drawer.getByRole('row').nth(3).waitFor()
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(animation => Number(animation.effect?.getComputedTiming().duration) > 1).length,
  )
  expect(moving).toBe(0)
  await closeDrawer()

  // A chart keeps its own colours, so its table stands in its place.
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.reload()
  await trend.getByRole('table').waitFor()
  expect(await page.locator('.rj-chart').count()).toBe(0)
  await expectNoBarriers('forced-colours')
})
