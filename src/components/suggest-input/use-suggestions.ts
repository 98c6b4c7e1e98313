import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'

/** Answers what completes a text. A call that fails is silent (spec §8): there is nothing to suggest then. */
export type LoadSuggestions = (text: string, signal: AbortSignal) => Promise<readonly string[]>

interface Suggestions {
  suggestions: readonly string[]
  /** Asks once nothing more was typed for the delay. */
  ask: (text: string) => void
  clear: () => void
}

const NONE: readonly string[] = []

/** Suggestions for what is being typed; only those for the last text are shown. */
export const useSuggestions = (load: LoadSuggestions, delayMs: number): Suggestions => {
  const [suggestions, setSuggestions] = useState(NONE)
  const stop = useRef<() => void>(() => undefined)
  const latestLoad = useRef(load)

  useEffect(() => {
    latestLoad.current = load
  }, [load])
  useEffect(() => () => stop.current(), [])

  const clear = useCallback((): void => {
    stop.current()
    setSuggestions(NONE)
  }, [])

  const ask = useCallback(
    (text: string): void => {
      clear()
      if (text.trim() === '') return
      const abort = new AbortController()
      const timer = setTimeout(async () => {
        try {
          const found = await latestLoad.current(text.trim(), abort.signal)
          if (!abort.signal.aborted) setSuggestions(found)
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
        }
      }, delayMs)
      stop.current = () => {
        clearTimeout(timer)
        abort.abort()
      }
    },
    [clear, delayMs],
  )

  return { suggestions, ask, clear }
}
