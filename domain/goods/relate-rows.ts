import type { ReportLink, ReportRow } from '#contract/search-report.ts'
import type { Relation } from './classification-note.ts'
import { joinedGroups, joinsGroups, type PlacedGoods, relateItems } from './goods-relation.ts'

/** A wanted class, a group of it, or one part of the group; empty texts are the whole. */
export type WantedRow = Pick<ReportRow, 'class' | 'group' | 'paragraph'>

/** Wanted goods, by the row that they stand in. */
export interface WantedGoods {
  row: number
  name: { zh: string }
}

/** The place of an earlier mark: its class, its groups and as many of its goods as are known. */
export interface EarlierGoods {
  class: number
  groups: readonly string[]
  goods: readonly PlacedGoods[]
}

type Place = Pick<PlacedGoods, 'group' | 'paragraph'>

const unnamed = ({ group, paragraph }: Place): PlacedGoods => ({ group, paragraph, name: '' })

/**
 * Makes the function that tells which rows an earlier mark reaches, and how: in the same part or group, or through a
 * note of the classification (docs/law.md §5). A note that names items reaches only those of the row's goods; where
 * that cannot be told, it reaches the whole row, which is an empty list of goods.
 */
export const relateRows = (
  rows: readonly WantedRow[],
  goods: readonly WantedGoods[],
  notes: readonly Relation[],
): ((earlier: EarlierGoods) => ReportLink[]) => {
  const rowsOfClass = Map.groupBy(rows.keys(), row => rows[row]?.class ?? 0)
  const rowsOfGroup = Map.groupBy(rows.keys(), row => rows[row]?.group ?? '')
  const goodsOfRow = Map.groupBy(goods.keys(), item => goods[item]?.row ?? -1)
  const notesOf = new Map<string, Relation[]>()
  for (const note of notes)
    for (const group of new Set([note.group, ...(joinsGroups(note) ? [note.toGroup] : [])]))
      notesOf.set(group, [...(notesOf.get(group) ?? []), note])
  const joinedTo = new Map<string, string[]>()
  const groupsJoinedTo = (group: string): string[] => {
    const known = joinedTo.get(group) ?? joinedGroups([group], notesOf.get(group) ?? [])
    joinedTo.set(group, known)
    return known
  }

  const withinGroup = (own: Place, items: readonly PlacedGoods[]): ReportLink['relation'] | null => {
    const found = items.map(item => relateItems(unnamed(own), item, notesOf.get(own.group) ?? []).reach)
    return found.find(reach => reach === 'same-part') ?? found.find(reach => reach !== null) ?? null
  }

  /** Returns the goods of a row that a note relates to one of the items: an empty list for the whole row, null for none. */
  const throughNote = (row: number, own: Place, items: readonly PlacedGoods[]): number[] | null => {
    const isReached = (item: PlacedGoods): boolean =>
      items.some(earlier => relateItems(item, earlier, notesOf.get(own.group) ?? []).reach !== null)
    const named = goodsOfRow.get(row) ?? []
    if (named.length === 0) return isReached(unnamed(own)) ? [] : null
    const reached = named.filter(index => isReached({ ...unnamed(own), name: goods[index]?.name.zh ?? '' }))
    if (reached.length === 0) return null
    return reached.length === named.length ? [] : reached
  }

  return earlier => {
    const links = new Map<number, ReportLink>()
    const itemsOf = (group: string): readonly PlacedGoods[] => {
      const items = earlier.goods.filter(item => item.group === group)
      return items.length > 0 ? items : [unnamed({ group, paragraph: '' })]
    }
    for (const row of rowsOfClass.get(earlier.class) ?? [])
      if (rows[row]?.group === '') links.set(row, { row, relation: 'same-group', goods: [] })
    for (const group of earlier.groups)
      for (const row of rowsOfGroup.get(group) ?? []) {
        const own = rows[row]
        const relation = own ? withinGroup(own, itemsOf(group)) : null
        if (relation) links.set(row, { row, relation, goods: [] })
      }
    for (const group of earlier.groups)
      for (const row of groupsJoinedTo(group).flatMap(joined => rowsOfGroup.get(joined) ?? [])) {
        const own = rows[row]
        const known = links.get(row)
        if (!own || (known && known.relation !== 'similar-group')) continue
        const items = throughNote(row, own, itemsOf(group))
        if (!items) continue
        const isWhole = items.length === 0 || known?.goods.length === 0
        const reached = isWhole ? [] : [...new Set([...(known?.goods ?? []), ...items])].sort((a, b) => a - b)
        links.set(row, { row, relation: 'similar-group', goods: reached })
      }
    return [...links.values()].sort((a, b) => a.row - b.row)
  }
}
