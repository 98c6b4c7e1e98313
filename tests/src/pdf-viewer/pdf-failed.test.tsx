import { expect, it, vi } from 'vitest'
import { PdfFailed } from '../../../src/features/pdf-viewer/pdf-failed.tsx'
import type { PdfFailure } from '../../../src/features/pdf-viewer/pdf-failure.ts'
import { click, render } from '../../support/render.tsx'

it.each<[PdfFailure, string, string]>([
  [{ kind: 'missing' }, '找不到原文服务器上没有这份 PDF。', 'The original is missing'],
  [{ kind: 'unexpectedResponse', status: 503 }, '（状态码 503）', '(status 503)'],
  [{ kind: 'damaged' }, '这份 PDF 已损坏，或不是 PDF。', 'damaged or is no PDF'],
  [{ kind: 'unreachable' }, '读取中断，请检查网络后重试。', 'Reading was cut off'],
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
