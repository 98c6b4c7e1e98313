import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AnswerCode } from '#contract/errors.ts'
import { MAX_NOTICE_BYTES } from '#contract/limits.ts'
import { isPaperKind, type PaperKind } from '#contract/paper-kinds.ts'
import { simplePdf } from '../server/notice/simple-pdf.ts'
import { startJourneyServer } from '../support/journey-server.ts'
import { type ChosenFile, fillNoticeForm, noticePath, submitButton, TEXTS } from '../support/notice-form.ts'
import { openPage } from '../support/open-page.ts'

const pdf = (name: string, buffer: Buffer): ChosenFile => ({ name, mimeType: 'application/pdf', buffer })
const notice = readFileSync(noticePath('full-registered'))

const CASES: readonly (readonly [AnswerCode | PaperKind, ChosenFile])[] = [
  ['notPdf', pdf('文字.pdf', Buffer.from('这是一份文字文件，不是 PDF。'))],
  ['emptyFile', pdf('空.pdf', Buffer.alloc(0))],
  ['acceptance', noticePath('acceptance')],
  ['passwordNeeded', noticePath('password-protected')],
  ['damagedPdf', pdf('残缺.pdf', notice.subarray(0, 2000))],
  ['tooComplex', pdf('五千页.pdf', Buffer.from(simplePdf(Array.from({ length: 5_000 }, () => ({})))))],
  ['noText', pdf('空白.pdf', Buffer.from(simplePdf([{}])))],
  ['tooLarge', pdf('过大.pdf', Buffer.concat([notice, Buffer.alloc(MAX_NOTICE_BYTES * 1.5)]))],
]

describe.each(['zh', 'en'] as const)('bad input (%s)', language => {
  it('is answered each in its own words, uses no quota and leaves the form filled', async () => {
    const { url } = await startJourneyServer()
    const { page } = await openPage(url, language)
    const { errors, home } = TEXTS[language]
    for (const [code, file] of CASES) {
      await page.reload()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await fillNoticeForm(page, language, file)
      await submitButton(page, language).click()
      await page.getByText(isPaperKind(code) ? errors.paper[code] : errors.answer[code]).waitFor()
      const name = typeof file === 'string' ? file.replace(/^.*\//, '') : file.name
      expect(await page.getByText(name, { exact: true }).isVisible(), code).toBe(true)
      expect(await page.getByRole('combobox', { name: home.date.onPaper }).inputValue(), code).toBe('2024-06-11')
    }
    const usage = await (await fetch(`${url}/business/config/usage`)).json()
    expect(usage.data.write.used).toBe(0)
  })

  it('is asked for where it is missing', async () => {
    const { url } = await startJourneyServer()
    const { page } = await openPage(url, language)
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
