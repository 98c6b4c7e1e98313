import type { ReportSubstitute, SearchReport } from '#contract/search-report.ts'
import { judgeReport } from '#domain/verdict/judge-report.ts'
import type { Group, Item } from '../classification/classification-repository.ts'

const GROUPS_SHOWN = 3
const ITEMS_SHOWN = 4
/** Pairs of characters that a name shares with what is blocked: with one alone, what is proposed serves another business. */
const LEAST_LIKENESS = 2

const pairsOf = (text: string): Set<string> => {
  const characters = [...text.replace(/[（(].*?[）)]|\*/gu, '')]
  return new Set(characters.slice(1).map((character, index) => `${characters[index]}${character}`))
}

const likeness = (name: string, wanted: ReadonlySet<string>): number =>
  [...pairsOf(name)].filter(pair => wanted.has(pair)).length

/** Rows in which earlier marks block some name. */
export const blockedRows = (report: SearchReport): number[] =>
  judgeReport(report).cells.flatMap((cells, row) => (cells.some(({ ofMarks }) => ofMarks === 'blocked') ? [row] : []))

/**
 * For each blocked row, groups of its class in which no living earlier mark was found (`occupied` are those in which one
 * was), and in them the items whose names are nearest to what is blocked. A proposal for a person: whether the items serve
 * the client's business, no table tells.
 */
export const findSubstitutes = (
  report: SearchReport,
  groups: readonly Group[],
  items: readonly Item[],
  occupied: ReadonlySet<string>,
): ReportSubstitute[] => {
  const itemsOfGroup = Map.groupBy(items, ({ group }) => group)
  return blockedRows(report).flatMap(row => {
    const line = report.rows[row]
    if (!line) return []
    const own = report.goods.filter(item => item.row === row).map(({ name }) => name.zh)
    const wanted = new Set([line.name.zh, ...own].flatMap(name => [...pairsOf(name)]))
    const free = groups
      .filter(group => group.class === line.class && group.code !== line.group && !occupied.has(group.code))
      .map(group => {
        const near = (itemsOfGroup.get(group.code) ?? [])
          .map(item => ({ item, weight: likeness(item.nameZh, wanted) }))
          .filter(({ weight }) => weight >= LEAST_LIKENESS)
          .toSorted((a, b) => b.weight - a.weight || a.item.id - b.item.id)
        return { group, near, weight: near[0]?.weight ?? 0 }
      })
      .filter(({ weight }) => weight > 0)
    return free
      .toSorted((a, b) => b.weight - a.weight || a.group.code.localeCompare(b.group.code))
      .slice(0, GROUPS_SHOWN)
      .map(({ group, near }) => ({
        row,
        group: group.code,
        name: { zh: group.nameZh, en: group.nameEn || group.nameZh },
        items: near.slice(0, ITEMS_SHOWN).map(({ item }) => ({ zh: item.nameZh, en: item.nameEn || item.nameZh })),
      }))
  })
}
