import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { expect, inject, it } from 'vitest'
import { readDocument } from '../../server/word-import/read-document.ts'
import { downloadWord } from '../support/download-word.ts'
import { analyseNotice, TEXTS } from '../support/notice-form.ts'
import { openPage } from '../support/open-page.ts'

const NUMBER = '40100001'
const FINDING = '未发现该商标在核定使用商品/服务上的使用'

it('opens a non-use cancellation in a tab of its own, keeps what is filled in, and takes it away as Word', async () => {
  const { detail, editor, companion } = TEXTS.zh
  const { page, context } = await openPage(inject('serverUrl'), 'zh')
  await analyseNotice(page, 'zh', 'annex-two-pages')
  await page.getByRole('button', { name: detail.download.button, exact: true }).click()
  await page.getByRole('menuitem', { name: companion.open }).click()
  const offer = page.getByRole('button', { name: companion.editOf.replace('{{number}}', NUMBER), exact: true })
  const opened = context.waitForEvent('page')
  await offer.click()
  const papers = await opened
  await papers.waitForURL(/\?id=\d+/)
  await papers.getByRole('tab', { name: companion.tabs.reason }).click()
  const sheet = papers.locator('article:visible')
  await sheet.getByText('撤销连续三年不使用注册商标申请书').first().waitFor()

  const answered = papers.waitForResponse(response => response.request().method() === 'PUT' && response.ok())
  await sheet.getByRole('radio', { name: FINDING, exact: true }).click()
  await answered
  await papers
    .getByRole('status')
    .filter({ hasText: detail.save.saved.replace('{{time}}', '').trim() })
    .waitFor()

  const texts = { editor, detail: { ...detail, download: { ...detail.download, ...companion.download } } }
  const file = await (await downloadWord(papers, 'second', texts)).path()
  const xml = strFromU8(unzipSync(readFileSync(file))['word/document.xml'] ?? new Uint8Array())
  const { lines } = readDocument(xml, new Map())
  const words = lines.join('\n')
  expect(words).toContain('撤销连续三年不使用注册商标申请书')
  expect(words).toContain(`第${NUMBER}号“栖云”`)
  expect(words).toContain(`进行了初步检索，${FINDING}（见附件）`)
  expect(words).toContain('杭州栖云文化创意有限公司')
})
