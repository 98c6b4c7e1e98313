import { InputGroup } from '@blueprintjs/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { SUGGESTION_DELAY_MS } from '#contract/limits.ts'
import { ComboboxInput, type ComboboxInputProps } from './combobox-input.tsx'
import { type LoadSuggestions, useSuggestions } from './use-suggestions.ts'

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
