import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import type { PageSize } from './page-layout.ts'
import type { PdfDocument } from './pdf-document.ts'
import { type PdfFailure, pdfFailureOf } from './pdf-failure.ts'
import { type ViewerEvent, type ViewerState, viewerState } from './viewer-state.ts'

interface PdfLoad {
  state: ViewerState
  givePassword(password: string): void
  retry(): void
}

const loadViewer = () => import('./pdf-document.ts')
// It is wanted as soon as the case is here, and comes while that is on its way; what fails is tried again then.
loadViewer().catch(() => undefined)

const measurePages = async (pdf: PdfDocument, first: PageSize): Promise<PageSize[]> => {
  const pages = [first]
  for (let number = 2; number <= pdf.pageCount; number++) pages.push(await pdf.pageSize(number))
  return pages
}

/** Opens the PDF at `address`. `onError` hears of every load that failed or was abandoned (spec §8). */
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
      // The first page's size stands for all, so that it shows at once; the others are measured while it is read.
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
