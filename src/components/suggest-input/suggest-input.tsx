import { InputGroup } from '@blueprintjs/core'
import { type JSX, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { APPLICANT_SUGGESTION_DELAY_MS, SUGGESTION_DELAY_MS } from '#contract/limits.ts'
import { ASSOCIATION_KIND } from '#contract/vocabulary.ts'
import { ApiError, callApi } from '../../lib/http.ts'
import { useLanguage } from '../../locales/language.ts'
import { ComboboxInput, type ComboboxInputProps } from './combobox-input.tsx'

/**
 * Returns what completes a text. When the call fails nothing is suggested and nothing is shown
 * (docs/specification.md §8).
 */
type LoadSuggestions = (text: string, signal: AbortSignal, isEn: 0 | 1) => Promise<readonly string[]>

interface Suggestions {
  suggestions: readonly string[]
  /** Asks when nothing more was typed during the delay. */
  ask: (text: string) => void
  clear: () => void
}

const NONE: readonly string[] = []

/** Returns suggestions for the typed text; those for an earlier text are dropped. */
const useSuggestions = (load: LoadSuggestions, delayMs: number): Suggestions => {
  const [suggestions, setSuggestions] = useState(NONE)
  const stop = useRef<() => void>(() => undefined)
  const latestLoad = useRef(load)
  const isEn = useLanguage() === 'en' ? 1 : 0
  const latestIsEn = useRef<0 | 1>(isEn)

  useEffect(() => {
    latestLoad.current = load
    latestIsEn.current = isEn
  }, [load, isEn])
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
          const found = await latestLoad.current(text.trim(), abort.signal, latestIsEn.current)
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

/** Returns applicants of the register by the typed text (docs/specification.md §7, the trademark association call). */
export const suggestApplicants: LoadSuggestions = (text, signal, isEn) => {
  const kind = ASSOCIATION_KIND.company
  return callApi('suggestTrademarks', { params: { kind }, query: { isEn, query: `${kind}:${text}` } }, { signal })
}

type InputProps = Omit<ComboboxInputProps, 'listLabel' | 'suggestions' | 'onType' | 'onChoose' | 'onDismiss'>

interface SuggestInputProps extends InputProps {
  load: LoadSuggestions
  /** The pause in typing after which suggestions are asked for. */
  delayMs?: number
  /** When false this is a plain input without suggestions. */
  isSuggesting?: boolean
  onChange: (text: string) => void
  /** Called besides `onChange` when a suggestion is taken. */
  onTake?: (suggestion: string) => void
}

/** Suggests names of applicants, after a pause of 500 ms (docs/specification.md §5). */
export const APPLICANT_NAMES: Pick<SuggestInputProps, 'load' | 'delayMs'> = {
  load: async (text, signal) => {
    const companies = await callApi('queryCompanies', { query: { name: text } }, { signal })
    return companies.map(({ name }) => name)
  },
  delayMs: APPLICANT_SUGGESTION_DELAY_MS,
}

/** Shows an input that suggests how the typed text may go on (docs/specification.md §5, §7). */
export const SuggestInput = (props: SuggestInputProps): JSX.Element => {
  const { load, delayMs = SUGGESTION_DELAY_MS, isSuggesting = true, onChange, onTake, ...input } = props
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
        onTake?.(suggestion)
      }}
      onDismiss={clear}
    />
  )
}
