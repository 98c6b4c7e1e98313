import type { Relation } from '#domain/goods/classification-note.ts'

/** How the goods of an earlier mark stand to the wanted ones, the nearest of them. */
export type GoodsRelation = 'same-part' | 'same-group' | 'similar-group' | 'other'

/** The wanted goods as groups; a group without wanted parts is wanted whole. */
export interface WantedGoods {
  classes: readonly number[]
  groups: readonly string[]
  parts: readonly { group: string; part: string }[]
}

/** Where an earlier mark stands. */
export interface MarkPlace {
  id: number
  class: number
  groups: readonly string[] | null
}

/** Parts of groups that the goods of each mark stand in, by its identity, as `0910 一`. */
export type PartsById = ReadonlyMap<number, readonly string[]>

/** The groups that notes of the classification relate to these, themselves left out. */
export const relatedGroups = (groups: readonly string[], relations: readonly Relation[]): string[] => {
  const related = relations.flatMap(({ group, toGroup, kind }) => (kind === 'parts-dissimilar' ? [] : [group, toGroup]))
  return [...new Set(related)].filter(group => group !== '' && !groups.includes(group))
}

/** Goods of a group that stand in no part of it are similar to all its parts. */
const sharesPart = (wanted: ReadonlySet<string> | undefined, own: readonly string[]): boolean =>
  !wanted || own.length === 0 || own.some(part => part === '' || wanted.has(part))

/**
 * Tells how near the goods of a mark are to the wanted ones: in the same part of a group, or a group that has none; in
 * another part of it; in a group that a note relates to it; or none of these. Where no group is wanted, the whole class is.
 */
export const relateGoods = (
  { classes, groups, parts }: WantedGoods,
  relations: readonly Relation[],
  partsById: PartsById = new Map(),
): ((mark: MarkPlace) => GoodsRelation) => {
  const wanted = new Set(groups)
  const wantedParts = new Map(
    [...Map.groupBy(parts, ({ group }) => group)].map(([group, list]) => [
      group,
      new Set(list.map(({ part }) => part)),
    ]),
  )
  const related = new Set(relatedGroups(groups, relations))
  const isOpen = groups.length === 0
  return mark => {
    if (isOpen) return classes.length === 0 || classes.includes(mark.class) ? 'same-part' : 'other'
    const own = mark.groups ?? []
    const same = own.filter(group => wanted.has(group))
    const partsIn = (group: string): string[] =>
      (partsById.get(mark.id) ?? [])
        .filter(part => part.startsWith(`${group} `))
        .map(part => part.slice(group.length + 1))
    if (same.some(group => sharesPart(wantedParts.get(group), partsIn(group)))) return 'same-part'
    if (same.length > 0) return 'same-group'
    return own.some(group => related.has(group)) ? 'similar-group' : 'other'
  }
}
