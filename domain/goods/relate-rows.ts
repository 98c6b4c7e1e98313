import type { ReportLink, ReportRow } from '#contract/search-report.ts'
import { joinedGroups, joinsGroups, type PlacedGoods, type Relation, relateItems } from './goods-relation.ts'

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

/** A note that relates goods to one of the items; `isOpen` where it names goods that are not told on one side. */
interface Joined {
  note: string
  isOpen: boolean
}

/** Goods of a row that a note reaches; none is the whole row. */
interface Reached extends Joined {
  goods: number[]
}

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

  /**
   * Returns the goods of a row that a note relates to one of the items, an empty list for the whole row, with the note;
   * null for none.
   */
  const throughNote = (row: number, own: Place, items: readonly PlacedGoods[]): Reached | null => {
    const joinOf = (item: PlacedGoods): Joined | null => {
      let open: Joined | null = null
      for (const earlier of items) {
        const { reach, note, isSimilar } = relateItems(item, earlier, notesOf.get(own.group) ?? [])
        if (reach === null) continue
        if (isSimilar === true) return { note: note?.clause ?? '', isOpen: false }
        open ??= { note: note?.clause ?? '', isOpen: true }
      }
      return open
    }
    const named = goodsOfRow.get(row) ?? []
    if (named.length === 0) {
      const joined = joinOf(unnamed(own))
      return joined && { goods: [], ...joined }
    }
    const found = named.flatMap(index => {
      const joined = joinOf({ ...unnamed(own), name: goods[index]?.name.zh ?? '' })
      return joined ? [{ index, ...joined }] : []
    })
    // Goods that a note certainly relates decide; those where it is open count only without them.
    const certain = found.filter(({ isOpen }) => !isOpen)
    const counted = certain.length > 0 ? certain : found
    const [first] = counted
    if (!first) return null
    const { note, isOpen } = first
    return { goods: counted.length === named.length ? [] : counted.map(({ index }) => index), note, isOpen }
  }

  return earlier => {
    const links = new Map<number, ReportLink>()
    const itemsOf = (group: string): readonly PlacedGoods[] => {
      const items = earlier.goods.filter(item => item.group === group)
      return items.length > 0 ? items : [unnamed({ group, paragraph: '' })]
    }
    // Where the groups of one side are not told, goods of one class may be similar, and no more can be said.
    for (const row of rowsOfClass.get(earlier.class) ?? [])
      if (rows[row]?.group === '' || earlier.groups.length === 0)
        links.set(row, { row, relation: 'same-group', goods: [] })
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
        const found = throughNote(row, own, itemsOf(group))
        if (!found) continue
        const isCertain = (link: { isOpen?: boolean }): boolean => link.isOpen !== true
        if (known && isCertain(known) && !isCertain(found)) continue
        const before = known && isCertain(known) === isCertain(found) ? known : undefined
        const isWhole = found.goods.length === 0 || before?.goods.length === 0
        const reached = isWhole ? [] : [...new Set([...(before?.goods ?? []), ...found.goods])].sort((a, b) => a - b)
        const note = before?.note || found.note
        links.set(row, {
          row,
          relation: 'similar-group',
          goods: reached,
          ...(note !== '' && { note }),
          ...(found.isOpen && { isOpen: true }),
        })
      }
    return [...links.values()].sort((a, b) => a.row - b.row)
  }
}
