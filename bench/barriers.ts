import { join } from 'node:path'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { chromium, type Page } from 'playwright-core'
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts'
import { chromiumPath } from '../tests/support/chromium-path.ts'
import { findBarriers } from '../tests/support/find-barriers.ts'
import { searchRequest } from '../tests/support/search-data.ts'
import { BROWSER_FLAGS } from '../tests/support/shared-browser.ts'
import { startServer } from '../tests/support/start-server.ts'
import { makeTemporaryFolder, removeFolder } from '../tests/support/temporary-folder.ts'

/** A state of the app: where it stands, what is done there before it is judged, and what that brings up. */
interface State {
  name: string
  path: string
  act?: (page: Page) => Promise<void>
  shown?: string
}

const press =
  (selector: string) =>
  async (page: Page): Promise<void> => {
    const button = page.locator(selector).first()
    // A small window folds some buttons away.
    if (await button.isVisible()) await button.press('Enter')
  }

const key =
  (...keys: string[]) =>
  async (page: Page): Promise<void> => {
    await page.locator('h1').first().focus()
    for (const name of keys) await page.keyboard.press(name)
  }

const pressDay = async (page: Page): Promise<void> => {
  await page.locator('td[aria-selected=true]').press('Enter')
}

const pressFeed = async (page: Page): Promise<void> => {
  // Where there is little room, the menu of the kinds stands before it.
  await page.locator('.rj-calendar-head [aria-haspopup]').last().press('Enter')
}

const chooseSeveral = async (page: Page): Promise<void> => {
  const files = ['saic.pdf', 'full-registered.pdf'].map(name => join(NOTICES, name))
  await page.locator('input[type=file]').first().setInputFiles(files)
}

/** One of them has a number that is asked about. */
const chooseDoubted = async (page: Page): Promise<void> => {
  const files = [join(NOTICES, '../other-hands/076.pdf'), join(NOTICES, 'saic.pdf')]
  await page.locator('input[type=file]').first().setInputFiles(files)
}

const NOTICES = join(import.meta.dirname, '../fixtures/notices')
const MONTH = '/ai/reject_analysis?view=month'

const statesOf = (caseId: number, searchId: number, regNo: string): State[] => {
  const detail = `/ai/reject_analysis?id=${caseId}`
  const result = `/ai/fast_search?id=${searchId}`
  return [
    { name: 'cases', path: '/ai/reject_analysis' },
    { name: 'cases, none found', path: '/ai/reject_analysis?q=zzzz' },
    { name: 'cases, row menu', path: '/ai/reject_analysis', act: press('.rj-col-open button'), shown: '[role=menu]' },
    { name: 'queue', path: '/ai/reject_analysis', act: chooseSeveral, shown: '.rj-queue' },
    { name: 'queue, question', path: '/ai/reject_analysis', act: chooseDoubted, shown: '.rj-queue-question canvas' },
    { name: 'calendar', path: MONTH },
    { name: 'calendar, day', path: MONTH, act: pressDay, shown: '.rj-calendar-side' },
    { name: 'calendar, week', path: '/ai/reject_analysis?view=week' },
    { name: 'palette', path: '/ai/reject_analysis', act: key('Control+k'), shown: '.rj-palette' },
    { name: 'shortcuts', path: '/ai/reject_analysis', act: key('?'), shown: '.rj-shortcuts' },
    { name: 'help', path: '/ai/reject_analysis', act: press('.rj-bar [aria-expanded][title]'), shown: '.rj-help' },
    { name: 'feed', path: MONTH, act: pressFeed, shown: '.rj-feed' },
    { name: 'case', path: detail },
    { name: 'case, facts', path: detail, act: press('.rj-case-facts') },
    { name: 'case, reasons', path: detail, act: press('.rj-documents-bar [role=tab]:nth-child(2)') },
    { name: 'case, find', path: detail, act: key('Control+f') },
    { name: 'case, versions', path: detail, act: press('.rj-case-history button'), shown: '[role=dialog]' },
    { name: 'wizard', path: '/ai/fast_search' },
    { name: 'wizard, names', path: '/ai/fast_search', act: press('.rj-mode-start button'), shown: 'input' },
    { name: 'result', path: result },
    { name: 'result, own marks', path: result, act: press('.rj-own-marks button') },
    { name: 'archive', path: '/archive' },
    { name: 'record', path: `/archive?regNo=${regNo}` },
    { name: 'portfolio', path: '/portfolio' },
    { name: 'watching', path: '/watching' },
    { name: 'watch', path: '/watching', act: press('main button:has(svg)'), shown: '.rj-watch-form' },
    { name: 'registers', path: '/registers' },
    { name: 'settings', path: '/settings' },
    { name: 'imports', path: '/settings/imports' },
    { name: 'no such page', path: '/nothing-here' },
  ]
}

const WIDTHS = [1440, 1024, 320] as const
const LOOKS = (['zh', 'en'] as const).flatMap(language =>
  (['light', 'dark'] as const).map(scheme => ({ language, scheme })),
)

/** Adds up how far the page shifts while nobody touches it. */
const watchShifts = (): void => {
  let sum = 0
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'hadRecentInput') === false) sum += Number(Reflect.get(entry, 'value'))
    Reflect.set(window, 'shifted', sum)
  }).observe({ type: 'layout-shift', buffered: true })
}

const MOST_SHIFT = 0.02

/**
 * Looks with axe, best practice included, at each state of the app in both languages, both themes and three widths, and at how far
 * each shifts by itself.
 */
export const run = async (): Promise<void> => {
  const dataDir = await makeTemporaryFolder()
  const server = await startServer({ dataDir, env: { SAMPLE_MARKS: '3000', REQUESTS_A_MINUTE: '100000' } })
  const post = async (name: EndpointName, body: object, query = ''): Promise<Record<string, unknown>> => {
    for (;;) {
      const { method, path } = ENDPOINTS[name]
      const response = await fetch(server.url + path + query, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const answer = (await response.json()) as { code: number | string; data: Record<string, unknown> }
      if (answer.code === 0) return answer.data
      if (!/^(?:registerNotReady|tooManyRequests)$/.test(String(answer.code)))
        throw new Error(`${name}: ${answer.code}`)
      await setTimeout(1000)
    }
  }
  const firstMark = async (): Promise<{ name: string; regNo: string; owner: string }> => {
    for (;;) {
      const { list } = await post('searchMarks', { mode: 'prefix', text: '云', pageNum: 1, pageSize: 20 })
      const [mark] = list as { name: string; regNo: string; owner: string }[]
      // The sample register is still being filled.
      if (mark) return mark
      await setTimeout(1000)
    }
  }
  const mark = await firstMark()
  const names = [mark.name, 'QUXWEV ONE', 'QUXWEV TWO', 'QUXWEV THREE']
  const categories = Array.from({ length: 45 }, (_, index) => index + 1)
  const search = await post('startFastSearch', searchRequest({ marknames: names, subject: mark.owner, categories }))
  const sample = await post('analyseSample', {}, '?isEn=0')
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...BROWSER_FLAGS] })
  const found = new Map<string, string[]>()
  const shifts: { shift: number; where: string }[] = []
  let looks = 0
  try {
    for (const { language, scheme } of LOOKS)
      for (const width of WIDTHS) {
        const context = await browser.newContext({ viewport: { width, height: 800 } })
        await context.addInitScript(
          stored => {
            for (const [name, value] of Object.entries(stored)) localStorage.setItem(`rejoinder.${name}`, value)
          },
          { language, 'color-scheme': scheme },
        )
        await context.addInitScript(watchShifts)
        const page = await context.newPage()
        for (const { name, path, act, shown } of statesOf(Number(sample['id']), Number(search['id']), mark.regNo)) {
          await page.goto(server.url + path)
          await page.locator('h1').first().waitFor({ state: 'attached' })
          await page.waitForLoadState('networkidle')
          await act?.(page)
          if (shown !== undefined) await page.locator(shown).first().waitFor()
          looks += 1
          const shift = await page.evaluate(() => Number(Reflect.get(window, 'shifted') ?? 0))
          shifts.push({ shift, where: `${name} ${language} ${scheme} ${width}` })
          for (const barrier of await findBarriers(page, 'all')) {
            const own = found.get(barrier) ?? []
            const here = `${name} ${language} ${scheme} ${width}`
            if (own.length === 0) console.log(`${here}: ${barrier}`)
            found.set(barrier, [...own, here])
          }
        }
        await context.close()
      }
  } finally {
    await browser.close()
    await server.stop()
    await removeFolder(dataDir)
  }
  console.log(`${looks} looks, ${found.size} different barriers`)
  for (const [barrier, where] of found) console.log(`${where.length} × ${barrier}\n    ${where.slice(0, 3).join('; ')}`)
  const [worst, ...others] = shifts.toSorted((a, b) => b.shift - a.shift)
  if (worst) console.log(`worst shift ${worst.shift.toFixed(4)}: ${worst.where}`)
  for (const { shift, where } of others.filter(({ shift }) => shift > MOST_SHIFT))
    console.log(`${shift.toFixed(4)}: ${where}`)
  if (found.size > 0 || (worst?.shift ?? 0) > MOST_SHIFT) process.exitCode = 1
}
