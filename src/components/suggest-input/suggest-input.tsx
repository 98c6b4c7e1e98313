import { InputGroup } from '@blueprintjs/core'
import { type JSX, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SUGGESTION_DELAY_MS } from '#contract/limits.ts'
import { ASSOCIATION_KIND } from '#contract/vocabulary.ts'
import { ApiError, callApi } from '../../lib/http.ts'
import { ComboboxInput, type ComboboxInputProps } from './combobox-input.tsx'

/** Answers what completes a text. A call that fails is silent (spec §8): there is nothing to suggest then. */
type LoadSuggestions = (text: string, signal: AbortSignal) => Promise<readonly string[]>

interface Suggestions {
  suggestions: readonly string[]
  /** Asks once nothing more was typed for the delay. */
  ask: (text: string) => void
  clear: () => void
}

const NONE: readonly string[] = []

/** Suggestions for what is being typed; only those for the last text are shown. */
const useSuggestions = (load: LoadSuggestions, delayMs: number): Suggestions => {
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

/** Applicants of the register by what is typed (spec §7, the trademark association call). */
export const suggestApplicants: LoadSuggestions = (text, signal) => {
  const kind = ASSOCIATION_KIND.company
  return callApi('suggestTrademarks', { params: { kind }, query: { query: `${kind}:${text}` } }, { signal })
}

type InputProps = Omit<ComboboxInputProps, 'listLabel' | 'suggestions' | 'onType' | 'onChoose' | 'onDismiss'>

interface SuggestInputProps extends InputProps {
  load: LoadSuggestions
  /** How long typing has to pause. */
  delayMs?: number
  /** False: a plain input that asks nobody. */
  isSuggesting?: boolean
  onChange: (text: string) => void
}

/** An input that proposes how to go on with what is typed (spec §5, §7). */
export const SuggestInput = (props: SuggestInputProps): JSX.Element => {
  const { load, delayMs = SUGGESTION_DELAY_MS, isSuggesting = true, onChange, ...input } = props
  const { t } = useTranslation()
  const { suggestions, ask, clear } = useSuggestions(load, delayMs)
  if (!isSuggesting) return <InputGroup {...input} onValueChange={onChange} />
  return (
    <ComboboxInput
      {...input}
      listLabel={t('inputs.suggestions')}
      suggestions={suggestions}
      onType={text => {
        onChange(text)
        ask(text)
      }}
      onChoose={suggestion => {
        clear()
        onChange(suggestion)
      }}
      onDismiss={clear}
    />
  )
}
