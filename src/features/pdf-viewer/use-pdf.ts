import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import type { PageSize } from './page-layout.ts'
import type { PdfDocument } from './pdf-document.ts'

/**
 * The reason why no page can be shown (docs/specification.md §8). `abandoned`: closed before it was loaded, so that
 * nobody reads the reason.
 */
export type PdfFailure =
  | { kind: 'missing' }
  | { kind: 'unexpectedResponse'; status: number }
  | { kind: 'damaged' }
  | { kind: 'unreachable' }
  | { kind: 'abandoned' }

/**
 * Returns the failure of an error thrown by pdfjs. Its error classes are in its own chunk, so they are recognised by
 * name.
 */
export const pdfFailureOf = (error: unknown): PdfFailure => {
  if (!(error instanceof Error)) return { kind: 'unreachable' }
  if (error.name === 'InvalidPDFException') return { kind: 'damaged' }
  if (error.name !== 'ResponseException' || !('status' in error)) return { kind: 'unreachable' }
  const status = Number(error.status)
  return status === 404 ? { kind: 'missing' } : { kind: 'unexpectedResponse', status }
}

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

/** Returns the state of the pane after an event of the load. A late event of a failed load changes nothing. */
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

interface PdfLoad {
  state: ViewerState
  givePassword(password: string): void
  retry(): void
}

const loadViewer = () => import('./pdf-document.ts')
// The viewer is needed as soon as the case is here, so it is loaded while the case still is. After a failure the first
// use tries again.
loadViewer().catch(() => undefined)

const measurePages = async (pdf: PdfDocument, first: PageSize): Promise<PageSize[]> => {
  const pages = [first]
  for (let number = 2; number <= pdf.pageCount; number++) pages.push(await pdf.pageSize(number))
  return pages
}

/**
 * Opens the PDF at `address`. `onError` is called for every load that failed or was abandoned
 * (docs/specification.md §8).
 */
export const usePdf = (address: string, onError: (failure: PdfFailure) => void = () => {}): PdfLoad => {
  const [state, dispatch] = useReducer(viewerState, { kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const answerPassword = useRef<(password: string) => void>(() => {})
  const reportError = useEffectEvent(onError)

  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): another attempt opens the same address again
  useEffect(() => {
    const abort = new AbortController()
    let isSettled = false
    const settle = (event: ViewerEvent): void => {
      isSettled = true
      dispatch(event)
      if (event.type === 'failed') reportError(event.failure)
    }

    const open = async (): Promise<PdfDocument> => {
      const { openPdf } = await loadViewer()
      return openPdf(address, {
        signal: abort.signal,
        onPassword(answer, isWrong) {
          answerPassword.current = answer
          dispatch({ type: 'passwordAsked', isWrong })
        },
      })
    }

    const load = async (): Promise<void> => {
      const pdf = await open()
      const first = await pdf.pageSize(1)
      // The first page's size stands for all, so that it shows at once; the others are measured meanwhile.
      settle({ type: 'opened', pdf, pages: Array.from({ length: pdf.pageCount }, () => first) })
      dispatch({ type: 'measured', pages: await measurePages(pdf, first) })
    }

    dispatch({ type: 'started' })
    if (address === '') settle({ type: 'failed', failure: { kind: 'missing' } })
    else
      load().catch(error => {
        if (!isSettled) settle({ type: 'failed', failure: pdfFailureOf(error) })
      })
    return () => {
      if (!isSettled) settle({ type: 'failed', failure: { kind: 'abandoned' } })
      abort.abort()
    }
  }, [address, attempt])

  return {
    state,
    givePassword: useCallback(password => {
      dispatch({ type: 'passwordGiven' })
      answerPassword.current(password)
    }, []),
    retry: useCallback(() => setAttempt(number => number + 1), []),
  }
}
