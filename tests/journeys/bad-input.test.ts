import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnswerCode } from '#contract/errors.ts'
import { MAX_NOTICE_BYTES } from '#contract/limits.ts'
import { isPaperKind, type PaperKind } from '#contract/vocabulary.ts'
import { simplePdf } from '../server/notice/simple-pdf.ts'
import { shareJourneyServer } from '../support/journey-server.ts'
import { fillNoticeForm, noticePath, submitButton, TEXTS } from '../support/notice-form.ts'
import { openPage } from '../support/open-page.ts'
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts'

const notice = readFileSync(noticePath('full-registered'))

const BAD_FILES: readonly (readonly [AnswerCode, string, string | Uint8Array])[] = [
  ['notPdf', '文字.pdf', '这是一份文字文件，不是 PDF。'],
  ['emptyFile', '空.pdf', ''],
  ['damagedPdf', '残缺.pdf', notice.subarray(0, 2000)],
  ['tooComplex', '五千页.pdf', simplePdf(Array.from({ length: 5_000 }, () => ({})))],
  ['noText', '空白.pdf', simplePdf([{}])],
  ['tooLarge', '过大.pdf', Buffer.concat([notice, Buffer.alloc(MAX_NOTICE_BYTES * 1.5)])],
]

const cases: [AnswerCode | PaperKind, string][] = [
  ['acceptance', noticePath('acceptance')],
  ['passwordNeeded', noticePath('password-protected')],
]
let folder: string

// Chosen from a folder, as a person does: a browser is not handed 30 MB of a file as text.
beforeAll(async () => {
  folder = await makeTemporaryFolder()
  for (const [code, name, bytes] of BAD_FILES) {
    const path = join(folder, name)
    await writeFile(path, bytes)
    cases.push([code, path])
  }
})
afterAll(() => removeFolder(folder))

const server = shareJourneyServer()

describe.each(['zh', 'en'] as const)('bad input (%s)', language => {
  it('is answered each in its own words, uses no quota and leaves the form filled', async () => {
    const { page } = await openPage(server.url(), language)
    const { errors, home } = TEXTS[language]
    for (const [code, file] of cases) {
      await page.reload()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await fillNoticeForm(page, language, file)
      await submitButton(page, language).click()
      await page.getByText(isPaperKind(code) ? errors.paper[code] : errors.answer[code]).waitFor()
      expect(await page.getByText(basename(file), { exact: true }).isVisible(), code).toBe(true)
      expect(await page.getByRole('combobox', { name: home.date.onPaper }).inputValue(), code).toBe('2024-06-11')
    }
    const usage = await (await fetch(`${server.url()}/business/config/usage`)).json()
    expect(usage.data.write.used).toBe(0)
  })

  it('is asked for where it is missing', async () => {
    const { page } = await openPage(server.url(), language)
    const { home } = TEXTS[language]
    await submitButton(page, language).click()
    await page.getByText(home.file.required).waitFor()
    await page.getByText(home.date.required).waitFor()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: '通知书.docx', mimeType: '', buffer: Buffer.from('x') })
    await page.getByText(home.file.wrongFormat).waitFor()
  })
})
