import { act, type JSX } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { PdfFailure } from '../../../src/features/pdf-viewer/pdf-failure.ts'
import { usePdf } from '../../../src/features/pdf-viewer/use-pdf.ts'
import '../../support/render.tsx'

const { openPdf } = vi.hoisted(() => ({ openPdf: vi.fn() }))
// pdfjs draws and parses with parts that only a browser has; the journeys see it open real files.
vi.mock('../../../src/features/pdf-viewer/pdf-document.ts', () => ({ openPdf }))

beforeEach(() => {
  openPdf.mockReset().mockReturnValue(new Promise(() => {}))
})

const mount = async (address: string) => {
  const failures: PdfFailure[] = []
  const shown: string[] = []
  const Probe = (): JSX.Element | null => {
    const { state } = usePdf(address, failure => failures.push(failure))
    shown.push(state.kind)
    return null
  }
  const root = createRoot(document.createElement('div'))
  const unmount = () => act(async () => root.unmount())
  onTestFinished(unmount)
  await act(async () => root.render(<Probe />))
  return { failures, shown, unmount }
}

it('reports a load that is abandoned, and closes it', async () => {
  const { failures, unmount } = await mount('/files/notice.pdf')
  await unmount()
  expect(failures).toEqual([{ kind: 'abandoned' }])
  expect(openPdf.mock.calls[0]?.[1].signal.aborted).toBe(true)
})

it('reports a load that fails, once', async () => {
  openPdf.mockRejectedValue(Object.assign(new Error(), { name: 'ResponseException', status: 500 }))
  const { failures, shown, unmount } = await mount('/files/notice.pdf')
  await unmount()
  expect(failures).toEqual([{ kind: 'unexpectedResponse', status: 500 }])
  expect(shown.at(-1)).toBe('failed')
})

it('reports a notice without a file without asking for one', async () => {
  const { failures } = await mount('')
  expect(failures).toEqual([{ kind: 'missing' }])
  expect(openPdf).not.toHaveBeenCalled()
})

it('reports nothing when the pages are there', async () => {
  openPdf.mockResolvedValue({ pageCount: 2, pageSize: async () => ({ width: 595, height: 842 }) })
  const { failures, shown, unmount } = await mount('/files/notice.pdf')
  await unmount()
  expect(shown.at(-1)).toBe('ready')
  expect(failures).toEqual([])
})
