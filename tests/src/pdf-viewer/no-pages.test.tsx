import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { PasswordPrompt, PdfFailed } from '../../../src/features/pdf-viewer/no-pages.tsx'
import type { PdfFailure } from '../../../src/features/pdf-viewer/use-pdf.ts'
import { click, render, type } from '../../support/render.tsx'

it.each<[PdfFailure, string, string]>([
  [{ kind: 'missing' }, '找不到原文服务器上没有这份 PDF。', 'The original is missing'],
  [{ kind: 'unexpectedResponse', status: 503 }, '（状态码 503）', '(status 503)'],
  [{ kind: 'damaged' }, '这份 PDF 已损坏，或不是 PDF。', 'damaged, or not a PDF'],
  [{ kind: 'unreachable' }, '读取中断，请检查网络后重试。', 'Reading was interrupted'],
])('says of %o what is wrong, in both languages', async (failure, zh, en) => {
  expect((await render(<PdfFailed failure={failure} onRetry={() => {}} />, 'zh')).textContent).toContain(zh)
  expect((await render(<PdfFailed failure={failure} onRetry={() => {}} />, 'en')).textContent).toContain(en)
})

it('says nothing of a load that was abandoned', async () => {
  const container = await render(<PdfFailed failure={{ kind: 'abandoned' }} onRetry={() => {}} />)
  expect(container.textContent).toBe('')
})

it('can be tried again', async () => {
  const handleRetry = vi.fn()
  const container = await render(<PdfFailed failure={{ kind: 'damaged' }} onRetry={handleRetry} />)
  const button = container.querySelector('button')
  if (button) await click(button)
  expect(handleRetry).toHaveBeenCalledOnce()
})

it('hands the password over as it was typed', async () => {
  const handlePassword = vi.fn()
  const container = await render(<PasswordPrompt isWrong={false} onPassword={handlePassword} />)
  const input = container.querySelector('input')
  if (input === null) throw new Error('no input')
  expect(input.labels?.[0]?.textContent).toContain('此 PDF 受密码保护，请输入密码')
  expect(input.type).toBe('password')
  await type(input, ' 秘 密 ')
  await act(async () => input.form?.requestSubmit())
  expect(handlePassword).toHaveBeenCalledWith(' 秘 密 ')
})

it('says at the field that a password was wrong', async () => {
  const container = await render(<PasswordPrompt isWrong onPassword={() => {}} />)
  expect(container.querySelector('input')?.getAttribute('aria-invalid')).toBe('true')
  expect(container.textContent).toContain('密码不正确，请重新输入')
})
