import { InputGroup } from '@blueprintjs/core'
import { ChevronDownIcon, ChevronUpIcon, CrossIcon, SearchIcon } from '@blueprintjs/icons'
import { type JSX, type KeyboardEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../components/icon-button.tsx'
import { useDebounced } from '../../lib/delayed-value.ts'
import type { PdfDocument } from './pdf-document.ts'
import { searchPage, type TextMatch } from './search-text.ts'

const SEARCH_DELAY_MS = 120
const NO_MATCHES: readonly TextMatch[] = []

interface TextSearch {
  words: string
  matches: readonly TextMatch[]
  /** Index of the match that is shown; -1 while there is none. */
  current: number
  /** The notice has no text to look in: it is a scan. */
  hasNoText: boolean
  search: (words: string) => void
  step: (direction: 1 | -1) => void
}

/** Searches words in the notice: Enter goes to the next match, Shift+Enter to the previous one, Escape closes. */
export const useTextSearch = (pdf: PdfDocument | null): TextSearch => {
  const [words, setWords] = useState('')
  const [found, setFound] = useState({ matches: NO_MATCHES, hasNoText: false })
  const [current, setCurrent] = useState(-1)
  const wanted = useDebounced(words, SEARCH_DELAY_MS)

  useEffect(() => {
    let isLeft = false
    const search = async (): Promise<void> => {
      const matches: TextMatch[] = []
      let length = 0
      for (let page = 1; pdf !== null && wanted.trim() !== '' && page <= pdf.pageCount && !isLeft; page++) {
        const runs = await pdf.readText(page)
        length += runs.reduce((sum, { text }) => sum + text.trim().length, 0)
        matches.push(...searchPage(page, runs, wanted))
      }
      if (isLeft) return
      setFound({ matches, hasNoText: wanted.trim() !== '' && length === 0 })
      setCurrent(matches.length > 0 ? 0 : -1)
    }
    // A page that cannot be read has no matches; the pane says itself when the PDF is gone.
    search().catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [pdf, wanted])

  const { matches, hasNoText } = found
  return {
    words,
    matches,
    current,
    hasNoText,
    search: setWords,
    step: direction => matches.length > 0 && setCurrent(index => (index + direction + matches.length) % matches.length),
  }
}

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
