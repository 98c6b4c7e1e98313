import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { importRegister } from '../../server/register/import/import-register.ts'
import { openDatabase } from '../../server/storage/database.ts'
import { runWatches } from '../../server/watching/run-watches.ts'
import { en } from '../../src/locales/en.ts'
import { zh } from '../../src/locales/zh.ts'
import { cloneTemplate } from '../support/clone-template.ts'
import { findBarriers } from '../support/find-barriers.ts'
import { startJourneyServer } from '../support/journey-server.ts'
import { openPage } from '../support/open-page.ts'

const HEADER = 'reg_no,class,name,owner,status,application_date,preliminary_date,registration_date,expiry_date\n'

/** A server beside whose database registers can be imported, as by the command. */
const startWithRegister = async () => {
  const url = await cloneTemplate()
  const db = openDatabase(url)
  onTestFinished(() => db.destroy())
  const load = async (lines: string, asOf: string): Promise<void> => {
    const bytes = async function* (): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode(HEADER + lines)
    }
    await importRegister(db, { name: `${asOf}.csv`, bytes: bytes(), asOf })
    await runWatches(db)
  }
  await load('90000001,41,墨池,甲公司,已注册,2020-01-02,2020-10-13,2021-01-14,2031-01-13', '2026-01-31')
  return { server: await startJourneyServer({ DATABASE_URL: url }), load }
}

const look = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['SHOTS']
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}

it.each([
  ['zh', zh],
  ['en', en],
] as const)('watches a wording, compares what an import brings, and keeps what was done about it (%s)', async (language, texts) => {
  const { watching } = texts
  const { server, load } = await startWithRegister()
  const { page } = await openPage(server.url, language)
  await page.getByRole('link', { name: watching.title, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: watching.title }).waitFor()
  await page.getByText(watching.empty.title).waitFor()
  await look(page, `empty-${language}`)
  expect(await findBarriers(page)).toEqual([])

  await page.getByRole('button', { name: watching.add }).press('Enter')
  const form = page.getByRole('form', { name: watching.form.new })
  await form.getByRole('textbox').first().fill('拾光里')
  await form.getByLabel(watching.form.classes, { exact: true }).fill('35, 41')
  await form.getByRole('button', { name: watching.form.try }).click()
  await form.getByRole('status').filter({ hasText: '0' }).waitFor()
  await look(page, `form-${language}`)
  expect(await findBarriers(page, 'all')).toEqual([])
  await form.getByRole('button', { name: watching.form.begin }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByText(watching.noAlerts.title).waitFor()

  await load(
    [
      '90000002,41,拾光里,乙文化传播有限公司,初审公告,2026-02-03,2026-11-03,,',
      '90000003,41,拾光裏,丙公司,初审公告,2026-02-03,2027-01-13,,',
      '90000004,35,拾光里,丁公司,申请中,2026-05-08,,,',
    ].join('\n'),
    '2027-01-31',
  )
  await page.reload()
  await page.getByRole('row').nth(3).waitFor()
  await look(page, `alerts-${language}`)
  expect(await findBarriers(page)).toEqual([])
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  const card = page.locator('.rj-comparison')
  await card.getByText('R', { exact: false }).first().waitFor()

  await card.getByRole('button', { name: watching.actions.dismiss }).press('Enter')
  await page.getByText(watching.dismissing.reasons.client, { exact: true }).click()
  await look(page, `dismiss-${language}`)
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: watching.dismissing.do, exact: true }).click()
  await page.getByRole('cell', { name: watching.dismissing.reasons.client }).waitFor()

  await page.setViewportSize({ width: 1024, height: 768 })
  await page.getByRole('combobox', { name: watching.list.choose }).selectOption({ index: 1 })
  await page.getByRole('button', { name: watching.edit }).waitFor()
  await look(page, `narrow-${language}`)
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: /90000004/ }).press('Enter')
  const drawer = page.locator('.bp6-drawer')
  await drawer.getByText(watching.notPublished).waitFor()
  await look(page, `narrow-card-${language}`)
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })

  const download = page.waitForEvent('download')
  await page
    .getByRole('link', { name: watching.calendar })
    .or(page.getByRole('button', { name: watching.calendar }))
    .click()
  expect((await download).suggestedFilename()).toMatch(/\.ics$/)
})
