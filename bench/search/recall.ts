import { findNear } from '../../server/search/find-near.ts'
import { type Candidate, NO_FILTER, readCandidates } from '../../server/search/marks-repository.ts'
import { describeMark } from '../../server/similarity/mark-profile.ts'
import type { Database } from '../../server/storage/database.ts'
import { compareWithAll } from '../../tests/support/compare-with-all.ts'
import { KINDS, type Query } from './query-names.ts'
import { findByTrigrams } from './trigrams.ts'

const DAY = '2026-11-21'

interface Found {
  similar: number
  ours: number
  trigrams: number
  weak: number
  oursWeak: number
}

const share = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(4))

/**
 * Marks that the rules cannot tell apart, as lists: those of one wording, but for classes whose weak words it or one of the
 * names bears.
 */
export const alike = (marks: readonly Candidate[], names: readonly string[]): Candidate[][] => {
  const bearing = new Set(names.flatMap(name => [...describeMark(name).classes()]))
  const key = ({ name, class: niceClass, isDevice }: Candidate): string =>
    `${bearing.has(niceClass) || describeMark(name).classes().has(niceClass) ? niceClass : ''} ${isDevice} ${name}`
  return [...Map.groupBy(marks, key).values()]
}

/** What share of the marks that comparing all finds similar each search finds, by kind of name. */
export const measureRecall = async (
  db: Database,
  trigramNames: Database,
  queries: readonly Omit<Query, 'niceClass'>[],
): Promise<Record<string, object>> => {
  const names = queries.map(({ name }) => name)
  const lists = alike(await readCandidates(db, NO_FILTER), names)
  const listOf = new Map(lists.map(list => [list[0], list]))
  const sums = new Map<string, Found>(
    KINDS.map(kind => [kind, { similar: 0, ours: 0, trigrams: 0, weak: 0, oursWeak: 0 }]),
  )
  const begin = performance.now()
  const wanted = compareWithAll(
    [...listOf.keys()].filter(mark => mark !== undefined),
    names,
  )
  console.log(`comparing all: ${((performance.now() - begin) / names.length).toFixed(0)} ms a name`)
  for (const [index, { name, kind }] of queries.entries()) {
    const near = await findNear(db, { name, onDay: DAY })
    const ours = new Set(near.ranked.map(({ candidate }) => candidate.id))
    const trigrams = await findByTrigrams(trigramNames, name)
    const sum = sums.get(kind)
    for (const { candidate, comparison } of wanted[index] ?? [])
      for (const { id } of listOf.get(candidate) ?? []) {
        if (!sum) continue
        sum[comparison.similar ? 'similar' : 'weak'] += 1
        if (ours.has(id)) sum[comparison.similar ? 'ours' : 'oursWeak'] += 1
        if (comparison.similar && trigrams.has(id)) sum.trigrams += 1
      }
  }
  return Object.fromEntries(
    [...sums].map(([kind, { similar, ours, trigrams, weak, oursWeak }]) => [
      kind,
      {
        names: queries.filter(query => query.kind === kind).length,
        'similar marks': similar,
        recall: share(ours, similar),
        'pg_trgm recall': share(trigrams, similar),
        'weakly similar': weak,
        'recall of them': share(oursWeak, weak),
      },
    ]),
  )
}
