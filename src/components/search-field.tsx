import { Button, InputGroup } from '@blueprintjs/core'
import { CrossIcon, SearchIcon } from '@blueprintjs/icons'
import { type JSX, useEffect, useRef } from 'react'
import { isShortcutAt, singleKeys } from '../lib/single-keys.ts'
import './search-field.css'

interface SearchFieldProps {
  className: string
  /** Shown while it is empty, and read out. */
  name: string
  clearName: string
  maxLength: number
  text: string
  onType: (text: string) => void
  /** Enter was pressed. */
  onEnter?: () => void
  onClear: () => void
  /** Reached by the key / from anywhere on the page where no text is written. */
  isOnSlash?: boolean
}

/** An input for the text to look for in a list, with a button that empties it. */
export const SearchField = ({
  className,
  name,
  clearName,
  maxLength,
  text,
  onType,
  onEnter,
  onClear,
  isOnSlash = false,
}: SearchFieldProps): JSX.Element => {
  const field = useRef<HTMLInputElement>(null)
  const areSingleOn = singleKeys.useValue() === 'on'
  useEffect(() => {
    if (!isOnSlash) return
    const handleKey = (event: KeyboardEvent): void => {
      const isHeld = event.ctrlKey || event.metaKey || event.altKey
      if (event.key !== '/' || isHeld || event.defaultPrevented || !isShortcutAt(event.target)) return
      // What lies over the page keeps its keys.
      if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return
      event.preventDefault()
      field.current?.focus()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [isOnSlash])
  return (
    <InputGroup
      inputRef={field}
      {...(isOnSlash && { 'aria-keyshortcuts': '/' })}
      className={`rj-search-field ${className}`}
      size="small"
      type="search"
      maxLength={maxLength}
      leftIcon={<SearchIcon />}
      placeholder={name}
      aria-label={name}
      value={text}
      onValueChange={onType}
      onKeyDown={({ key }) => key === 'Enter' && onEnter?.()}
      {...(text !== ''
        ? {
            rightElement: (
              <Button variant="minimal" size="small" icon={<CrossIcon />} aria-label={clearName} onClick={onClear} />
            ),
          }
        : isOnSlash && areSingleOn && { rightElement: <kbd aria-hidden>/</kbd> })}
    />
  )
}
