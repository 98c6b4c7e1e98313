import { findNear } from '../../server/search/find-near.ts'
import { NO_FILTER, readCandidates } from '../../server/search/marks-repository.ts'
import type { Database } from '../../server/storage/database.ts'
import { compareWithAll } from '../../tests/support/compare-with-all.ts'
import { alike } from './recall.ts'

const DAY = '2026-11-21'
/** Small classes and a middling one: comparing all marks of a large one takes minutes a name. */
const CLASSES = [13, 23, 33, 45]

/** Holds what searches in some classes find against comparing all of their marks: each has to find the same marks, no more and no fewer. */
export const measureRecallInClasses = async (
  db: Database,
  names: readonly string[],
): Promise<Record<string, object>> => {
  const rows: Record<string, object> = {}
  for (const niceClass of CLASSES) {
    const marks = await readCandidates(db, { ...NO_FILTER, scope: [niceClass] })
    const lists = alike(marks, names)
    const listOf = new Map(lists.map(list => [list[0], list]))
    const wanted = compareWithAll(
      lists.flatMap(list => list.slice(0, 1)),
      names,
    )
    const sum = { wanted: 0, found: 0, missed: 0, more: 0, cut: 0 }
    for (const [index, name] of names.entries()) {
      const near = await findNear(db, { name, classes: [niceClass], onDay: DAY })
      const ours = new Set(near.ranked.map(({ candidate }) => candidate.id))
      const all = new Set(
        (wanted[index] ?? []).flatMap(({ candidate }) => (listOf.get(candidate) ?? []).map(({ id }) => id)),
      )
      sum.wanted += all.size
      sum.found += ours.size
      sum.missed += [...all].filter(id => !ours.has(id)).length
      sum.more += [...ours].filter(id => !all.has(id)).length
      if (near.isCut) sum.cut += 1
    }
    const recall = sum.wanted === 0 ? '–' : ((sum.wanted - sum.missed) / sum.wanted).toFixed(4)
    rows[`class ${niceClass}`] = { marks: marks.length, names: names.length, ...sum, recall }
  }
  return rows
}
