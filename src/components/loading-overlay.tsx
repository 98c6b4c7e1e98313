import { Spinner } from '@blueprintjs/core'
import { createContext, type JSX, type PropsWithChildren, useCallback, useContext, useState } from 'react'
import './loading-overlay.css'

/** Runs work while the overlay shows `text`; returns or throws what the work does. */
export type RunWithOverlay = <Result>(text: string, work: () => Promise<Result>) => Promise<Result>

const LoadingContext = createContext<RunWithOverlay>((_, work) => work())

/**
 * Returns the only way to show the loading overlay. It is hidden when the work ends, also when it fails
 * (docs/specification.md §8).
 */
export const useLoadingOverlay = (): RunWithOverlay => useContext(LoadingContext)

/** Dims the page below the bar and shows what is being waited for. */
export const LoadingOverlay = ({ text }: { text: string }): JSX.Element => (
  <div className="rj-loading" role="status">
    <div className="rj-loading-box">
      <Spinner size={20} aria-hidden />
      <span>{text}</span>
    </div>
  </div>
)

/** Work that ends sooner shows no overlay. */
const SHOW_AFTER_MS = 300

interface Work {
  text: string
}

export const LoadingProvider = ({ children }: PropsWithChildren): JSX.Element => {
  const [running, setRunning] = useState<readonly Work[]>([])

  const run = useCallback<RunWithOverlay>(async (text, work) => {
    const entry: Work = { text }
    const timer = setTimeout(() => setRunning(list => [...list, entry]), SHOW_AFTER_MS)
    try {
      return await work()
    } finally {
      clearTimeout(timer)
      setRunning(list => list.filter(other => other !== entry))
    }
  }, [])

  const latest = running.at(-1)
  return (
    <LoadingContext value={run}>
      {children}
      {latest && <LoadingOverlay text={latest.text} />}
    </LoadingContext>
  )
}
