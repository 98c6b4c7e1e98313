import { useEffect, useState } from 'react'
import { useDebounced } from '../../lib/use-debounced.ts'
import type { PdfDocument } from './pdf-document.ts'
import { searchPage, type TextMatch } from './search-text.ts'

const SEARCH_DELAY_MS = 120
const NO_MATCHES: readonly TextMatch[] = []

export interface TextSearch {
  words: string
  matches: readonly TextMatch[]
  /** Index of the match that is shown; -1 while there is none. */
  current: number
  /** The notice has no text to look in: it is a scan. */
  hasNoText: boolean
  search: (words: string) => void
  step: (direction: 1 | -1) => void
}

/** Looks words up in all pages, and goes through the places. Null: the PDF is not open. */
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
