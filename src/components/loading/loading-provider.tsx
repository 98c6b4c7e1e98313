import { type JSX, type PropsWithChildren, useCallback, useState } from 'react'
import { LoadingContext, type RunWithOverlay } from './loading-context.ts'
import { LoadingOverlay } from './loading-overlay.tsx'

/** Quick work shows no overlay at all. */
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
