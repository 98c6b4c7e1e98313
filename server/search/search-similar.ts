import type { Database } from '../storage/database.ts'
import { findNear, type NearMarks, type SimilarSearch } from './find-near.ts'
import { type FoundMark, readMarks } from './marks-repository.ts'
import type { RankedMark } from './rank-near.ts'

/** An earlier mark that some rule finds near. */
export interface Hit extends Omit<RankedMark, 'candidate'> {
  mark: FoundMark
}

export interface SimilarMarks extends Omit<NearMarks, 'ranked'> {
  /** In the order of what stands in the way, then of nearness; the same search gives the same order. */
  hits: Hit[]
  /** Hits in all, of which `hits` are the asked ones. */
  total: number
}

const TOP = 100

/** Returns ranked hits with the rows of their marks. A mark that has gone meanwhile is left out. */
const readHits = async (db: Database, ranked: readonly RankedMark[]): Promise<Hit[]> => {
  const marks = await readMarks(
    db,
    ranked.map(({ candidate }) => candidate.id),
  )
  const byId = new Map(marks.map(mark => [mark.id, mark]))
  return ranked.flatMap(({ candidate, ...hit }) => {
    const mark = byId.get(candidate.id)
    return mark ? [{ mark, ...hit }] : []
  })
}

/**
 * Finds the marks of the register that the rules of docs/law.md §5 find near a name, explained and ranked
 * (docs/architecture.md §8).
 */
export const searchSimilar = async (
  db: Database,
  { limit = TOP, offset = 0, ...search }: SimilarSearch & { limit?: number; offset?: number },
): Promise<SimilarMarks> => {
  const { ranked, ...near } = await findNear(db, { ...search, shown: offset + limit })
  return {
    ...near,
    hits: await readHits(db, ranked.slice(offset, offset + limit)),
    total: ranked.length,
  }
}
