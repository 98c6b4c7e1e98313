import { Button, InputGroup } from '@blueprintjs/core'
import { CrossIcon, PlusIcon } from '@blueprintjs/icons'
import {
  type ClipboardEvent,
  type JSX,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { INPUT_LIST_LIMIT } from '#contract/limits.ts'
import { ProblemText, RequiredMark } from '../field-notes.tsx'
import { filledRows, hasRoom, pasteRows } from './list-rows.ts'
import './input-list.css'

interface InputListProps {
  label: string
  rows: readonly string[]
  /** Most rows that can be added. */
  limit?: number
  /** A note under the label. */
  hint?: string
  addText: string
  placeholder: string
  maxLength: number
  isRequired?: boolean
  /** A message about the list as a whole. */
  problem?: string | undefined
  /** Gets the input of the first row, to focus when something is wrong. */
  targetRef?: RefObject<HTMLInputElement | null>
  onChange: (rows: string[]) => void
}

/**
 * Asks for rows of text, as many as the limit allows. Enter adds a row, Backspace removes an empty one, and several pasted
 * lines become rows. Blank rows stay in the list; `filledRows` drops them from its values.
 */
export const InputList = ({ limit = INPUT_LIST_LIMIT, rows, ...props }: InputListProps): JSX.Element => {
  const { label, hint, addText, placeholder, maxLength, isRequired = false, problem, targetRef, onChange } = props
  const { t } = useTranslation()
  const helperId = useId()
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const [isRefused, setIsRefused] = useState(false)
  const wanted = useRef<number | null>(null)
  const message = isRefused ? t('inputs.list.full', { limit }) : problem

  // A new row, or the one that took the place of a removed row, gets the focus when it is drawn.
  useEffect(() => {
    if (wanted.current !== null) inputs.current[wanted.current]?.focus()
    wanted.current = null
  })

  const change = (next: string[], focusAt: number | null = null): void => {
    wanted.current = focusAt
    setIsRefused(false)
    onChange(next)
  }
  const add = (place: number): void => {
    if (hasRoom(rows, limit)) change(rows.toSpliced(place, 0, ''), place)
    else setIsRefused(true)
  }
  const remove = (place: number): void => {
    if (rows.length === 1) change([''], 0)
    else change(rows.toSpliced(place, 1), Math.max(0, place - 1))
  }

  const handleKeyDown = (event: KeyboardEvent, place: number): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add(place + 1)
    } else if (event.key === 'Backspace' && rows[place] === '' && rows.length > 1) {
      event.preventDefault()
      remove(place)
    }
  }
  const handlePaste = (event: ClipboardEvent, place: number): void => {
    const text = event.clipboardData.getData('text')
    if (!/[\r\n]/.test(text.trim())) return
    event.preventDefault()
    change(pasteRows(rows, place, text))
  }

  return (
    <fieldset
      className="rj-input-list"
      aria-describedby={message ? helperId : hint === undefined ? undefined : `${helperId}-hint`}
    >
      <legend className="rj-input-list-legend">
        <span>
          {label}
          {isRequired && <RequiredMark />}
        </span>
        <span className="rj-hint">{t('inputs.list.count', { count: filledRows(rows).length, limit })}</span>
      </legend>
      {hint !== undefined && (
        <p id={`${helperId}-hint`} className="rj-hint">
          {hint}
        </p>
      )}
      {rows.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div key={place} className="rj-input-list-row">
          <InputGroup
            inputRef={element => {
              inputs.current[place] = element
              if (place === 0 && targetRef) targetRef.current = element
            }}
            value={row}
            maxLength={maxLength}
            placeholder={placeholder}
            aria-label={t('inputs.list.row', { label, place: place + 1 })}
            aria-required={isRequired && place === 0}
            aria-invalid={message !== undefined}
            aria-describedby={message ? helperId : undefined}
            onValueChange={value => change(rows.toSpliced(place, 1, value))}
            onKeyDown={event => handleKeyDown(event, place)}
            onPaste={event => handlePaste(event, place)}
          />
          <Button
            variant="minimal"
            icon={<CrossIcon />}
            aria-label={t('inputs.list.remove', { label, place: place + 1 })}
            onClick={() => remove(place)}
          />
        </div>
      ))}
      {message && <ProblemText id={helperId} text={message} />}
      {hasRoom(rows, limit) && (
        <div>
          <Button variant="minimal" size="small" icon={<PlusIcon />} text={addText} onClick={() => add(rows.length)} />
        </div>
      )}
    </fieldset>
  )
}
