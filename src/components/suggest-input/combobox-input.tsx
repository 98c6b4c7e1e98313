import { InputGroup, type InputGroupProps } from '@blueprintjs/core'
import { type JSX, type KeyboardEvent, useId, useState } from 'react'
import { SUGGESTION_OFFSET_PX } from '#contract/limits.ts'
import './combobox-input.css'

export interface ComboboxInputProps extends Omit<InputGroupProps, 'onChange' | 'onValueChange' | 'value' | 'role'> {
  value: string
  /** Name of the list of suggestions. */
  listLabel: string
  suggestions: readonly string[]
  /** Called with the typed text. */
  onType: (text: string) => void
  onChoose: (suggestion: string) => void
  /** Called when the suggestions are no longer wanted: on Escape, or when the focus leaves. */
  onDismiss: () => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** An input with suggestions below its row (ARIA combobox): arrows move, Enter takes, Escape closes, Tab leaves. */
export const ComboboxInput = ({ value, listLabel, suggestions, ...props }: ComboboxInputProps): JSX.Element => {
  const { onType, onChoose, onDismiss, onBlur, onKeyDown, ...input } = props
  const listId = useId()
  const [active, setActive] = useState(-1)
  const isOpen = suggestions.length > 0
  const place = active < suggestions.length ? active : -1
  const optionId = (index: number): string => `${listId}-${index}`

  const choose = (suggestion: string): void => {
    setActive(-1)
    onChoose(suggestion)
  }
  const dismiss = (): void => {
    setActive(-1)
    onDismiss()
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event)
    if (!isOpen || event.nativeEvent.isComposing) return
    const step = STEPS[event.key]
    if (step !== undefined) {
      event.preventDefault()
      // One place beyond either end stands for the text as it was typed.
      const places = suggestions.length + 1
      setActive(((place + 1 + step + places) % places) - 1)
    } else if (event.key === 'Enter' && place >= 0) {
      event.preventDefault()
      choose(suggestions[place] ?? value)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      dismiss()
    }
  }

  return (
    <div className="rj-combobox">
      <InputGroup
        {...input}
        value={value}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={place >= 0 ? optionId(place) : undefined}
        onValueChange={text => {
          setActive(-1)
          onType(text)
        }}
        onKeyDown={handleKeyDown}
        onBlur={event => {
          dismiss()
          onBlur?.(event)
        }}
      />
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          className="rj-combobox-list"
          aria-label={listLabel}
          style={{ top: SUGGESTION_OFFSET_PX }}
          // The focus stays in the input, or the list would be gone before the click.
          onMouseDown={event => event.preventDefault()}
        >
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus (aria-activedescendant)
            // biome-ignore lint/a11y/useKeyWithClickEvents: its keys do the same
            <div
              key={suggestion}
              id={optionId(index)}
              role="option"
              className="rj-combobox-option"
              aria-selected={index === place}
              onClick={() => choose(suggestion)}
            >
              {suggestion}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
