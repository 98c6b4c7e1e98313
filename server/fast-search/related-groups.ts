import type { ReportRelation, ReportRow } from '#contract/search-report.ts'
import type { Relation } from '#domain/goods/classification-note.ts'
import { joinsGroups } from '#domain/goods/goods-relation.ts'

/** Groups that notes of the classification join to chosen ones, with the note, and the row of those searched too. */
export const relatedGroups = (
  rows: readonly ReportRow[],
  relations: readonly Relation[],
  names: ReadonlyMap<string, { zh: string; en: string }>,
): ReportRelation[] => {
  const chosen = new Set(rows.filter(({ origin }) => origin === 'chosen').map(({ group }) => group))
  const found = new Map<string, ReportRelation>()
  for (const relation of relations) {
    if (!joinsGroups(relation)) continue
    const { group, toGroup, clause } = relation
    for (const [from, to] of [
      [group, toGroup],
      [toGroup, group],
    ] as const) {
      if (!chosen.has(from) || chosen.has(to) || found.has(`${from} ${to} ${clause}`)) continue
      const row = rows.findIndex(line => line.group === to)
      found.set(`${from} ${to} ${clause}`, {
        group: to,
        name: names.get(to) ?? { zh: '', en: '' },
        clause,
        from,
        row: row < 0 ? null : row,
      })
    }
  }
  return [...found.values()].sort((a, b) => a.group.localeCompare(b.group) || a.from.localeCompare(b.from))
}
