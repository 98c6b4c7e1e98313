import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { revealPosition } from '../reveal-position.ts'
import type { Match } from './find-matches.ts'
import { type FindPlace, indexFrom, placeOf } from './find-place.ts'
import { usePaintedMatches } from './use-matches.ts'

interface CurrentMatch {
  /** Null when nothing is found. */
  match: Match | null
  index: number
  /** So many matches on, or back, in a ring. */
  step(count: number): void
  goFrom(place: FindPlace): void
}

/** The match that is shown in the document, at first the one behind the caret; all of them are highlighted. */
export const useCurrentMatch = (editor: Editor, matches: readonly Match[]): CurrentMatch => {
  const [place, goFrom] = useState<FindPlace>(() => ({ position: editor.state.selection.from, offset: 0 }))
  const index = indexFrom(matches, place)
  const match = matches[index] ?? null
  usePaintedMatches(editor, matches, match)
  useEffect(() => {
    if (match !== null) revealPosition(editor.view, placeOf(match).position)
  }, [editor, match])
  return {
    match,
    index,
    step: count => goFrom(placeOf(matches[(index + count + matches.length) % matches.length])),
    goFrom,
  }
}
