import type { CitedMark, Notice } from '#contract/notice.ts'
import type { PlacedGoods } from '#domain/goods/goods-relation.ts'
import type { LawText } from '#domain/law/law-version.ts'
import type { ClassificationLookup } from '../lookups.ts'

export type Overlap = 'same' | 'similar' | 'dissimilar' | 'unclear'

/** The relation of each refused item to the goods of a cited mark, with the notes of the table that decided it. */
export interface GoodsOverlap {
  of: ReadonlyMap<string, Overlap>
  notes: readonly LawText[]
}

/** Returns the places of each name in the classes it may stand in: those of its mark, or any where they are unknown. */
export const placesOfNames = (
  names: readonly string[],
  classes: readonly number[],
  classification: ClassificationLookup | undefined,
): ReadonlyMap<string, readonly PlacedGoods[]> =>
  new Map(
    names.map(name => [
      name,
      classes.length === 0
        ? (classification?.placesOf(name, undefined) ?? [])
        : classes.flatMap(niceClass => classification?.placesOf(name, niceClass) ?? []),
    ]),
  )

const withoutBrackets = (name: string): string => name.replaceAll(/\s*[（(][^（）()]*[）)]/g, '').trim()

/** Whether one of two names is the other without what stands in brackets: 导航仪器, 导航仪器（车载、船载）. */
const isWithoutBrackets = (one: string, other: string): boolean =>
  withoutBrackets(one) === other || withoutBrackets(other) === one

/**
 * Compares the refused goods, whose places are given, with those of a cited mark: by their names, by what the classification
 * says of them, and by the groups that the notice prints with the mark's goods. An item is unclear where the cited mark's
 * goods, or a place, are not known; it is dissimilar only if no item of the cited mark is the same, similar or unclear.
 */
export const overlapGoods = (
  { refusedGoods }: Notice,
  places: ReadonlyMap<string, readonly PlacedGoods[]>,
  citedMark: CitedMark,
  classification: ClassificationLookup | undefined,
): GoodsOverlap => {
  const earlier = placesOfNames(citedMark.goods, citedMark.classes, classification)
  const earlierPlaces = [...earlier.values()].flat()
  const areAllPlaced = earlier.size > 0 && [...earlier.values()].every(found => found.length > 0)
  const notes = new Map<string, LawText>()
  // A printed code names no part: where the classification parts the group, it does not tell.
  const isInPrintedGroup = ({ group, paragraph }: PlacedGoods) =>
    paragraph === '' && (citedMark.groups ?? []).includes(group)
  const byPlace = (place: PlacedGoods): Overlap => {
    const relations = classification ? earlierPlaces.map(other => classification.relationOf(place, other)) : []
    for (const { isSimilar, note } of relations) if (note && isSimilar !== null) notes.set(note.zh, note)
    if (isInPrintedGroup(place) || relations.some(({ isSimilar }) => isSimilar)) return 'similar'
    return areAllPlaced && relations.every(({ isSimilar }) => isSimilar === false) ? 'dissimilar' : 'unclear'
  }
  const byTable = (name: string): Overlap => {
    const overlaps = (places.get(name) ?? []).map(byPlace)
    if (overlaps.includes('similar')) return 'similar'
    return overlaps.length === 0 || overlaps.includes('unclear') ? 'unclear' : 'dissimilar'
  }
  const overlapOf = (name: string): Overlap => {
    if (earlier.has(name)) return 'same'
    return [...earlier.keys()].some(other => isWithoutBrackets(name, other)) ? 'similar' : byTable(name)
  }
  const of = new Map(refusedGoods.map(name => [name, overlapOf(name)] as const))
  return { of, notes: [...notes.values()] }
}
