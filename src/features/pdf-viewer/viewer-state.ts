import type { PageSize } from './page-layout.ts'
import type { PdfDocument } from './pdf-document.ts'
import type { PdfFailure } from './pdf-failure.ts'

export type ViewerState =
  | { kind: 'loading' }
  | { kind: 'password'; isWrong: boolean }
  | { kind: 'ready'; pdf: PdfDocument; pages: readonly PageSize[] }
  | { kind: 'failed'; failure: PdfFailure }

export type ViewerEvent =
  | { type: 'started' }
  | { type: 'passwordAsked'; isWrong: boolean }
  | { type: 'passwordGiven' }
  | { type: 'opened'; pdf: PdfDocument; pages: readonly PageSize[] }
  | { type: 'measured'; pages: readonly PageSize[] }
  | { type: 'failed'; failure: PdfFailure }

/** What the pane shows, from what happened to the load. A late answer to a load that failed changes nothing. */
export const viewerState = (state: ViewerState, event: ViewerEvent): ViewerState => {
  switch (event.type) {
    case 'started':
      return { kind: 'loading' }
    case 'passwordAsked':
      return { kind: 'password', isWrong: event.isWrong }
    case 'passwordGiven':
      return state.kind === 'password' ? { kind: 'loading' } : state
    case 'opened':
      return state.kind === 'failed' ? state : { kind: 'ready', pdf: event.pdf, pages: event.pages }
    case 'measured':
      return state.kind === 'ready' ? { ...state, pages: event.pages } : state
    case 'failed':
      return { kind: 'failed', failure: event.failure }
  }
}
