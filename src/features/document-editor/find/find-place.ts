import type { Match } from './find-matches.ts'

/** Where the search goes on from: the match there, or the first after it. */
export interface FindPlace {
  position: number
  /** Within the value of a field. */
  offset: number
}

/** Where a document begins. */
export const FIRST_PLACE: FindPlace = { position: 0, offset: 0 }

export const placeOf = (match: Match | undefined): FindPlace => {
  const part = match?.[0]
  if (part === undefined) return FIRST_PLACE
  return part.kind === 'value' || part.kind === 'option'
    ? { position: part.position, offset: part.from }
    : { position: part.position + part.from, offset: 0 }
}

/** Where the search goes on once a replacement stands for a match: what was put in is not found again. */
export const placeBehind = (match: Match, replacement: string): FindPlace => {
  const { position, offset } = placeOf(match)
  return match[0]?.kind === 'value'
    ? { position, offset: offset + replacement.length }
    : { position: position + replacement.length, offset }
}

const isBefore = (a: FindPlace, b: FindPlace): boolean =>
  a.position < b.position || (a.position === b.position && a.offset < b.offset)

/** Index of the first match from a place on; behind the last of them it is the first of all. */
export const indexFrom = (matches: readonly Match[], place: FindPlace): number =>
  Math.max(
    matches.findIndex(match => !isBefore(placeOf(match), place)),
    0,
  )
