import type { CitedMark, Notice } from '#contract/notice.ts'
import type { LawText } from '../../law/law-version.ts'
import type { ClassificationLookup, GoodsPlace } from './classification-lookup.ts'

export type Overlap = 'same' | 'similar' | 'dissimilar' | 'unclear'

/** How each refused item stands to the goods of a cited mark, with the notes of the table that decided it. */
export interface GoodsOverlap {
  of: ReadonlyMap<string, Overlap>
  notes: readonly LawText[]
}

/** The places of an item in the classes it may stand in: those of its mark, or any where they are unknown. */
export const placesIn = (
  classification: ClassificationLookup,
  name: string,
  classes: readonly number[],
): readonly GoodsPlace[] =>
  classes.length === 0
    ? classification.placesOf(name, undefined)
    : classes.flatMap(niceClass => classification.placesOf(name, niceClass))

/**
 * Compares the refused goods with those of a cited mark: the same name, or what the classification says of their places.
 * Unclear where the cited mark's goods, or a place, are not known. An item is dissimilar only if no item of the cited mark
 * is the same, similar or unclear.
 */
export const overlapGoods = (
  { refusedGoods, classes }: Notice,
  citedMark: CitedMark,
  classification: ClassificationLookup | undefined,
): GoodsOverlap => {
  const earlier = new Set(citedMark.goods)
  const notes = new Map<string, LawText>()
  const earlierPlaces = classification
    ? citedMark.goods.map(name => placesIn(classification, name, citedMark.classes))
    : []
  const byTable = (name: string): Overlap => {
    const own = classification ? placesIn(classification, name, classes) : []
    if (!classification || own.length === 0 || earlier.size === 0) return 'unclear'
    let isCertain = earlierPlaces.every(places => places.length > 0)
    for (const place of own)
      for (const other of earlierPlaces.flat()) {
        const { isSimilar, note } = classification.relationOf(place, other)
        if (note && isSimilar !== null) notes.set(note.zh, note)
        if (isSimilar) return 'similar'
        if (isSimilar === null) isCertain = false
      }
    return isCertain ? 'dissimilar' : 'unclear'
  }
  const of = new Map(refusedGoods.map(name => [name, earlier.has(name) ? 'same' : byTable(name)] as const))
  return { of, notes: [...notes.values()] }
}
