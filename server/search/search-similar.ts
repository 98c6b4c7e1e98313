import type { CalendarDay } from '../law/calendar-day.ts'
import type { MarkLife } from '../register/mark-life.ts'
import type { MarkComparison } from '../similarity/compare-marks.ts'
import type { Database } from '../storage/database.ts'
import type { GoodsRelation } from './goods-relation.ts'
import type { HitLevel } from './hit-level.ts'
import type { FoundMark } from './marks-repository.ts'

/** What is searched for. The wider the goods, the wider the search: without classes and groups the whole register. */
export interface SimilarSearch {
  name: string
  /** Classes to search; with groups, the classes those groups stand in need not be named. */
  classes?: readonly number[]
  /** Wanted groups. Groups related to them are searched too. */
  groups?: readonly string[]
  /** Wanted parts of groups; a group without any is wanted whole. */
  parts?: readonly { group: string; part: string }[]
  /** Names of the wanted goods: words that only name them tell no source (R11). */
  goods?: readonly string[]
  /** The day on which earlier marks live or not. */
  onDay: CalendarDay
  limit?: number
  offset?: number
}

/** An earlier mark that some rule finds near. */
export interface Hit {
  mark: FoundMark
  comparison: MarkComparison
  goodsRelation: GoodsRelation
  life: MarkLife
  level: HitLevel
}

/** A way of searching, and how many hits a rule it serves has fired on. */
export interface Strategy {
  id: string
  zh: string
  en: string
  hits: number
}

export interface SimilarMarks {
  /** The heaviest first, then by number and class; the same search gives the same order. */
  hits: Hit[]
  /** Hits in all, of which `hits` are the asked ones. */
  total: number
  /** True where so many marks share so common a part that not all were compared. */
  isCut: boolean
  /** False for a name without letters, characters or digits: there is nothing to compare, and nothing was searched. */
  isSearchable: boolean
  strategies: Strategy[]
}

/** The marks of the register that the rules of domain.md §5 find near a name, explained and ranked (design.md §8). */
export const searchSimilar = async (_db: Database, _search: SimilarSearch): Promise<SimilarMarks> => ({
  hits: [],
  total: 0,
  isCut: false,
  isSearchable: false,
  strategies: [],
})
