import '../../support/render.tsx'
import { act, type JSX } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { PdfDocument } from '../../../src/features/pdf-viewer/pdf-document.ts'
import {
  type PdfFailure,
  pdfFailureOf,
  usePdf,
  type ViewerEvent,
  type ViewerState,
  viewerState,
} from '../../../src/features/pdf-viewer/use-pdf.ts'

const pdf = {} as PdfDocument
const a4 = { width: 595, height: 842 }
const opened: ViewerEvent = { type: 'opened', pdf, pages: [a4, a4] }
const failed: ViewerEvent = { type: 'failed', failure: { kind: 'damaged' } }

const stateAfter = (...events: ViewerEvent[]): ViewerState => events.reduce(viewerState, { kind: 'loading' })

describe('the viewer', () => {
  it('shows the pages once the PDF is open', () => {
    expect(stateAfter({ type: 'started' }, opened)).toEqual({ kind: 'ready', pdf, pages: [a4, a4] })
  })

  it('asks for a password, loads with it, and says when it was wrong', () => {
    const ask: ViewerEvent = { type: 'passwordAsked', isWrong: false }
    expect(stateAfter(ask)).toEqual({ kind: 'password', isWrong: false })
    expect(stateAfter(ask, { type: 'passwordGiven' })).toEqual({ kind: 'loading' })
    expect(stateAfter(ask, { type: 'passwordGiven' }, { type: 'passwordAsked', isWrong: true })).toEqual({
      kind: 'password',
      isWrong: true,
    })
  })

  it('corrects the sizes of pages that differ from the first', () => {
    const measured: ViewerEvent = { type: 'measured', pages: [a4, { width: 842, height: 595 }] }
    expect(stateAfter(opened, measured)).toMatchObject({ kind: 'ready', pages: measured.pages })
  })

  it('keeps a failure when something of the same load comes late', () => {
    const measured: ViewerEvent = { type: 'measured', pages: [a4] }
    expect(stateAfter(failed, opened, measured, { type: 'passwordGiven' })).toEqual({
      kind: 'failed',
      failure: { kind: 'damaged' },
    })
  })

  it('forgets a failure when it is tried again', () => {
    expect(stateAfter(failed, { type: 'started' })).toEqual({ kind: 'loading' })
  })
})

const named = (name: string, facts: object = {}): Error => Object.assign(new Error(name), { name }, facts)

it.each([
  [named('ResponseException', { status: 404, missing: true }), { kind: 'missing' }],
  [named('ResponseException', { status: 500, missing: false }), { kind: 'unexpectedResponse', status: 500 }],
  [named('ResponseException', { status: 403, missing: false }), { kind: 'unexpectedResponse', status: 403 }],
  [named('InvalidPDFException'), { kind: 'damaged' }],
  [named('UnknownErrorException'), { kind: 'unreachable' }],
  [new TypeError('Failed to fetch'), { kind: 'unreachable' }],
  ['no error at all', { kind: 'unreachable' }],
])('tells %s as it is shown', (error, failure) => {
  expect(pdfFailureOf(error)).toEqual(failure)
})

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
