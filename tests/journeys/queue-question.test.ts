import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { findBarriers } from '../support/find-barriers.ts'
import { startJourneyServer } from '../support/journey-server.ts'
import { TEXTS } from '../support/notice-form.ts'
import { openPage } from '../support/open-page.ts'

const FIXTURES = join(import.meta.dirname, '../../fixtures')
/** Its application number is not that of its dispatch number. */
const DOUBTED = join(FIXTURES, 'other-hands/076.pdf')
const CERTAIN = join(FIXTURES, 'notices/saic.pdf')
const NUMBER = '74118203'
const PATIENCE_MS = 120_000

it(
  'asks in the queue about a number that was read with doubt, beside its place, and takes the answer into the case',
  async () => {
    const { home, detail } = TEXTS.zh
    const { url } = await startJourneyServer()
    const { page } = await openPage(url, 'zh')
    await page.locator('input[type=file]').first().setInputFiles([DOUBTED, CERTAIN])
    const row = page.locator('.rj-queued').first()
    await row.locator('.rj-notice-crop canvas').first().waitFor()
    const line = await row.locator('.rj-notice-crop').first().boundingBox()
    const mark = await row.locator('.rj-notice-crop .rj-pdf-crop-mark').first().boundingBox()
    // Its label is printed before it, and the line goes on behind.
    expect((mark?.x ?? 0) - (line?.x ?? 0)).toBeGreaterThan(40)
    expect(mark?.width).toBeLessThan((line?.width ?? 0) / 2)
    expect(await findBarriers(page)).toEqual([])

    await page.locator('.rj-queue-shared input').fill('2026-06-05')
    await page.getByRole('button', { name: home.submit, exact: true }).click()
    const name = detail.facts.names.applicationNo
    await row.getByRole('button', { name: home.queue.question.otherOf.replace('{{name}}', name) }).click()
    await page.getByRole('textbox', { name, exact: true }).fill(NUMBER)
    await page.keyboard.press('Enter')
    await row.getByText(NUMBER).waitFor()
    await row.getByRole('button', { name: home.doubt.confirm }).click()
    await row.getByRole('button', { name: home.queue.openOf.replace('{{name}}', '076.pdf') }).click()
    await page.getByText(NUMBER).first().waitFor()

    const id = new URL(page.url()).searchParams.get('id') ?? ''
    const answer = await fetch(new URL(ENDPOINTS.readRejectionDetail.path.replace(':id', id), url))
    const { notice, draft }: RejectionLogDetail = (await answer.json()).data
    expect(notice.applicationNo).toBe(NUMBER)
    expect(notice.doubtful).not.toContain('applicationNo')
    expect(notice.evidence['applicationNo']).toMatchObject([{ source: 'attorney' }])
    expect(JSON.stringify(draft)).toContain(NUMBER)
  },
  PATIENCE_MS,
)
