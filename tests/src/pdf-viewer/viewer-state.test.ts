import { describe, expect, it } from 'vitest'
import type { PdfDocument } from '../../../src/features/pdf-viewer/pdf-document.ts'
import { type ViewerEvent, type ViewerState, viewerState } from '../../../src/features/pdf-viewer/viewer-state.ts'

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
