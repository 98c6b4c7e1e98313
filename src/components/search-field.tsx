import { Button, InputGroup } from '@blueprintjs/core'
import { CrossIcon, SearchIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
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
}: SearchFieldProps): JSX.Element => (
  <InputGroup
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
    {...(text !== '' && {
      rightElement: (
        <Button variant="minimal" size="small" icon={<CrossIcon />} aria-label={clearName} onClick={onClear} />
      ),
    })}
  />
)
