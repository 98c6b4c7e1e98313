import type { ReportGoods, ReportLink, ReportRow } from '#contract/search-report.ts'
import type { Relation } from '#domain/goods/classification-note.ts'
import type { MarkGoods } from '#domain/mark/register-mark.ts'
import { foldName } from '../classification/classification-lines.ts'

/** Where an earlier mark stands: its class, its groups and as many of its goods as the register tells. */
export interface EarlierGoods {
  class: number
  groups: readonly string[]
  goods: readonly MarkGoods[]
}

type Row = Pick<ReportRow, 'class' | 'group' | 'paragraph'>

/** How a note joins a row to a group that earlier marks stand in; texts are of this row's side and of the other. */
interface Joint {
  row: number
  paragraph: string
  ownItems: string
  otherItems: string
  otherParagraph: string
}

const jointsByGroup = (rows: readonly Row[], relations: readonly Relation[]): Map<string, Joint[]> => {
  const joints = new Map<string, Joint[]>()
  const rowsOfGroup = Map.groupBy(rows.keys(), row => rows[row]?.group ?? '')
  const add = (own: string, other: string, joint: Omit<Joint, 'row'>): void => {
    for (const row of rowsOfGroup.get(own) ?? []) joints.set(other, [...(joints.get(other) ?? []), { row, ...joint }])
  }
  for (const { group, paragraph, kind, subject, toGroup, toParagraph, toItems } of relations) {
    if (kind === 'parts-dissimilar' || toGroup === '' || group === toGroup) continue
    add(group, toGroup, { paragraph, ownItems: subject, otherItems: toItems, otherParagraph: toParagraph })
    add(toGroup, group, { paragraph: toParagraph, ownItems: toItems, otherItems: subject, otherParagraph: paragraph })
  }
  return joints
}

/** Whether a note that names items speaks of this one; 等 leaves it open which others it means. */
const speaksOf = (items: string, name: string): boolean => items === '' || foldName(items).includes(foldName(name))

/**
 * Makes the function that tells which rows an earlier mark reaches, and how: in the same part or group, or through a note
 * that says similar (domain.md §5). Where a note names items, it reaches only those of the row's goods; where that cannot be told, the whole row.
 */
export const relateGoods = (
  rows: readonly Row[],
  goods: readonly ReportGoods[],
  relations: readonly Relation[],
): ((earlier: EarlierGoods) => ReportLink[]) => {
  const joints = jointsByGroup(rows, relations)
  const apart = new Set(relations.filter(({ kind }) => kind === 'parts-dissimilar').map(({ group }) => group))
  const rowsOfClass = Map.groupBy(rows.keys(), row => rows[row]?.class ?? 0)
  const rowsOfGroup = Map.groupBy(rows.keys(), row => rows[row]?.group ?? '')
  const goodsOfRow = Map.groupBy(goods.keys(), item => goods[item]?.row ?? -1)

  const withinGroup = ({ group, paragraph }: Row, earlier: EarlierGoods): ReportLink['relation'] | null => {
    if (paragraph === '') return 'same-part'
    const parts = earlier.goods.filter(item => item.group === group).map(item => item.paragraph)
    if (parts.length === 0 || parts.includes('') || parts.includes(paragraph)) return 'same-part'
    return apart.has(group) ? null : 'same-group'
  }

  const throughNote = (joint: Joint, group: string, earlier: EarlierGoods): number[] | null => {
    const row = rows[joint.row]
    if (!row || (joint.paragraph !== '' && row.paragraph !== '' && row.paragraph !== joint.paragraph)) return null
    const items = earlier.goods.filter(item => item.group === group)
    const parts = items.filter(
      item => joint.otherParagraph === '' || item.paragraph === '' || item.paragraph === joint.otherParagraph,
    )
    const isReached = items.length === 0 || parts.some(item => speaksOf(joint.otherItems, item.name))
    if (!isReached) return null
    const own = goodsOfRow.get(joint.row) ?? []
    if (own.length === 0 || joint.ownItems === '') return []
    const named = own.filter(index => speaksOf(joint.ownItems, goods[index]?.name.zh ?? ''))
    return named.length > 0 ? named : null
  }

  return earlier => {
    const links = new Map<number, ReportLink>()
    for (const row of rowsOfClass.get(earlier.class) ?? [])
      if (rows[row]?.group === '') links.set(row, { row, relation: 'same-group', goods: [] })
    for (const group of earlier.groups) {
      for (const row of rowsOfGroup.get(group) ?? []) {
        const place = rows[row]
        const relation = place ? withinGroup(place, earlier) : null
        if (relation) links.set(row, { row, relation, goods: [] })
      }
    }
    for (const group of earlier.groups) {
      for (const joint of joints.get(group) ?? []) {
        const known = links.get(joint.row)
        if (known && known.relation !== 'similar-group') continue
        const items = throughNote(joint, group, earlier)
        if (!items) continue
        const isWhole = items.length === 0 || known?.goods.length === 0
        const reached = isWhole ? [] : [...new Set([...(known?.goods ?? []), ...items])].sort((a, b) => a - b)
        links.set(joint.row, { row: joint.row, relation: 'similar-group', goods: reached })
      }
    }
    return [...links.values()].sort((a, b) => a.row - b.row)
  }
}
