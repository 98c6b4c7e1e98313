import { InputGroup } from '@blueprintjs/core'
import { ChevronDownIcon, ChevronUpIcon, CrossIcon, SearchIcon } from '@blueprintjs/icons'
import type { JSX, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../components/icon-button.tsx'
import type { TextSearch } from './use-text-search.ts'

interface SearchBarProps {
  search: TextSearch
  onClose: () => void
}

/** Looks words up in the notice: Enter goes to the next place, Shift+Enter to the one before, Escape closes. */
export const SearchBar = ({ search, onClose }: SearchBarProps): JSX.Element => {
  const { t } = useTranslation()
  const { words, matches, current, hasNoText, step } = search
  const handleKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') step(event.shiftKey ? -1 : 1)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const found = (): string => {
    if (words.trim() === '') return ''
    if (hasNoText) return t('pdf.search.noText')
    return matches.length === 0
      ? t('pdf.search.nothing')
      : t('pdf.search.found', { number: current + 1, count: matches.length })
  }
  return (
    <search className="rj-pdf-search">
      <InputGroup
        size="small"
        type="search"
        autoFocus
        leftIcon={<SearchIcon />}
        placeholder={t('pdf.search.words')}
        aria-label={t('pdf.search.words')}
        value={words}
        onValueChange={search.search}
        onKeyDown={handleKey}
      />
      <span className="rj-hint" role="status">
        {found()}
      </span>
      <span className="rj-gap" />
      <IconButton
        name={t('pdf.search.previous')}
        size="small"
        icon={<ChevronUpIcon />}
        disabled={matches.length === 0}
        onClick={() => step(-1)}
      />
      <IconButton
        name={t('pdf.search.next')}
        size="small"
        icon={<ChevronDownIcon />}
        disabled={matches.length === 0}
        onClick={() => step(1)}
      />
      <IconButton name={t('pdf.search.close')} size="small" icon={<CrossIcon />} onClick={onClose} />
    </search>
  )
}
