import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import type { Draft } from '#contract/rejection.ts'
import { parse, toFormData, toHtml } from '#extensions/index.ts'
import { createLog } from '../support/document-pages.ts'
import { TEXTS } from '../support/notice-form.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { openContext } from '../support/shared-browser.ts'
import { type ServerProcess, startServer } from '../support/start-server.ts'
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts'

const SAVED = TEXTS.zh.detail.save.saved.replace('{{time}}', '').trim()

/** `EDITS` of each browser and `KILLS` of the server; 50 and 20 take about five minutes. */
const EDITS = Number(process.env['EDITS'] ?? 10)
const KILLS = Number(process.env['KILLS'] ?? 2)
const SEED = Number(process.env['SEED'] ?? 1)

const PARAGRAPHS = 8
const FIELDS = ['甲方', '乙方', '丙方']
const HTML = [
  ...Array.from({ length: PARAGRAPHS }, (_, index) => `<p>第${index}段</p>`),
  ...FIELDS.map(
    name => `<p>${name}：<span data-field="text" data-name="${name}" data-label="${name}">\${${name}原值}</span></p>`,
  ),
].join('')

it(`loses no edit of two browsers while the server is killed (seed ${SEED}, ${EDITS} edits each, ${KILLS} kills)`, async () => {
  const random = seededRandom(SEED)
  const below = (bound: number): number => Math.floor(random() * bound)
  const dataDir = await makeTemporaryFolder()
  onTestFinished(() => removeFolder(dataDir))
  let server: ServerProcess = await startServer({ dataDir })
  onTestFinished(async () => void (await server.stop()))
  const { url } = server
  const { id } = await createLog(url)
  const documents = { analysis: parse(HTML), reason: parse('<p>。</p>') }
  const path = ENDPOINTS.saveDraft.path.replace(':id', String(id))
  await fetch(`${url}${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...documents, form: toFormData(documents.analysis), reviewed: [], revision: 0 }),
  })

  const openBrowser = async (): Promise<Page> => {
    const context = await openContext({ viewport: { width: 1440, height: 1100 } })
    context.setDefaultTimeout(120_000)
    const page = await context.newPage()
    await page.goto(`${url}/ai/reject_analysis?id=${id}`)
    await page.locator('article .ProseMirror').first().waitFor()
    return page
  }
  const pages = [await openBrowser(), await openBrowser()]
  const sheetOf = (page: Page) => page.locator('article:visible .ProseMirror')
  /** What must be found: all words, but those of a field that somebody saw and wrote over. */
  const expected = new Set<string>()
  const write = async (page: Page, word: string): Promise<void> => {
    if (below(3) > 0) {
      await sheetOf(page)
        .locator('p', { hasText: `第${below(PARAGRAPHS)}段` })
        .first()
        .click()
      await page.keyboard.press('End')
      await page.keyboard.type(` ${word}`)
    } else {
      const name = FIELDS[below(FIELDS.length)] ?? ''
      await sheetOf(page).getByRole('textbox', { name }).click()
      for (const seen of (await page.locator('article:visible input').inputValue()).split(' ')) expected.delete(seen)
      await page.keyboard.press('Control+A')
      await page.keyboard.type(word)
      await page.keyboard.press('Enter')
    }
    expected.add(word)
  }

  const total = EDITS * pages.length
  const kills = new Set(Array.from({ length: KILLS }, (_, index) => Math.floor(((index + 0.5) * total) / KILLS)))
  const turns = pages.flatMap((_, browser) => Array.from({ length: EDITS }, (_, edit) => ({ browser, edit })))
  for (let step = 0; turns.length > 0; step++) {
    const [turn] = turns.splice(below(turns.length), 1)
    const page = turn && pages[turn.browser]
    if (!page || !turn) break
    if (kills.has(step)) {
      await server.kill()
      await write(page, `w${turn.browser}x${turn.edit}y`)
      server = await startServer({ dataDir, env: { PORT: new URL(url).port } })
    } else await write(page, `w${turn.browser}x${turn.edit}y`)
  }
  for (const page of pages) {
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.getByRole('status').filter({ hasText: SAVED }).waitFor()
  }

  const answer = await fetch(`${url}${ENDPOINTS.readRejectionDetail.path.replace(':id', String(id))}`)
  const draft: Draft = (await answer.json()).data.draft
  const kept = [
    toHtml(draft.analysis),
    ...(draft.clashes ?? []).flatMap(({ standing, other }) => [standing.words, other.words]),
  ].join('\n')
  expect([...expected].filter(word => !kept.includes(word))).toEqual([])
}, 1_200_000)
