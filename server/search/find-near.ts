import type { CalendarDay } from '#domain/calendar-day.ts'
import { filterWithPauses } from '../breathing-space.ts'
import { scopeOf, tokenOf } from '../mark-index/index-mark.ts'
import type { MarkKey } from '../mark-index/mark-key.ts'
import { askedKeys, MARK_KEYS } from '../mark-index/mark-keys.ts'
import type { MarkContext } from '../similarity/mark-context.ts'
import type { MarkProfile } from '../similarity/mark-profile.ts'
import type { Database } from '../storage/database.ts'
import { joinClasses } from '../storage/shards.ts'
import {
  type Candidate,
  findCandidates,
  findWordings,
  type MarkFilter,
  NO_FILTER,
  readCandidatesOf,
} from './marks-repository.ts'
import { nearMarks, onceAWording } from './near-marks.ts'
import { type RankedMark, type RelateMark, rankNear } from './rank-near.ts'
import { describeSearched } from './searched-name.ts'

/** A search for near marks, in the whole register where neither classes nor groups are given. */
export interface SimilarSearch {
  name: string
  /** The registers that are asked, all where none is given. */
  registers?: readonly number[]
  /** Classes to search. */
  classes?: readonly number[]
  /** Groups to search, in whatever class. */
  groups?: readonly string[]
  /** Relates earlier marks to the wanted goods; without it all goods are wanted. */
  relate?: RelateMark
  /** Names of the wanted goods: words that only name them tell no source (R11). */
  goods?: readonly string[]
  /** The day on which earlier marks live or do not. */
  onDay: CalendarDay
  /** The number of first marks that are looked at; without it all are in their order. */
  shown?: number
  /** The earlier marks that count at all. */
  filter?: Partial<Omit<MarkFilter, 'scope' | 'registers'>>
}

/** All near marks, those that stand in the way most first. */
export interface NearMarks {
  ranked: RankedMark[]
  /** True where so many marks share so common a part that not all were compared; those that share the rarest were. */
  isCut: boolean
  /** False for a name without letters, characters or digits: there is nothing to compare, and nothing was searched. */
  isSearchable: boolean
  /** Classes that were not searched, since the server that holds their marks did not answer. */
  unsearched: number[]
}

const MOST_CANDIDATES = 20_000

const COARSE = MARK_KEYS.filter(({ mayBeNear }) => mayBeNear !== undefined)
const TELLING = MARK_KEYS.filter(({ mayBeNear }) => mayBeNear === undefined)

const tokensOf = (keys: readonly MarkKey[], mark: MarkProfile, contexts: readonly MarkContext[]): number[] => [
  ...new Set(askedKeys(keys, mark, contexts).map(tokenOf)),
]

/** Returns the test whether some coarse key that marks share with the name may mean something. */
const mayBeNear = (name: MarkProfile): ((mark: Pick<Candidate, 'name'>) => boolean) =>
  onceAWording(wording => COARSE.some(key => key.mayBeNear?.(name, wording)))

/** Recalls the marks that share a key with the name, compares each, and ranks those that a rule finds near. Throws as `describeSearched`. */
export const findNear = async (db: Database, search: SimilarSearch): Promise<NearMarks> => {
  const { registers = [], classes = [], groups = [], relate, onDay, filter = {} } = search
  const goods = [...(search.goods ?? [])]
  const name = describeSearched(search.name)
  if (name.text === '') return { ranked: [], isCut: false, isSearchable: false, unsearched: [] }
  const scope = [...new Set([...classes, ...groups.map(scopeOf)])]
  const inClasses = new Set([...classes, ...groups.map(group => scopeOf(group.slice(0, 2)))])
  const bearing = [...name.classes()].filter(niceClass => inClasses.size === 0 || inClasses.has(niceClass))
  const contexts = [{ goods }, ...bearing.map(niceClass => ({ niceClass, goods }))]
  const asked = { filter: { ...NO_FILTER, registers, scope, ...filter }, most: MOST_CANDIDATES }
  const byCoarse = findWordings(db, { ...asked, tokens: tokensOf(COARSE, name, contexts) })
  // Awaited below, where it may fail as well: until then nobody listens.
  byCoarse.catch(() => undefined)
  const tokens = tokensOf(TELLING, name, contexts)
  const telling = await findCandidates(db, { ...asked, tokens, withGroups: relate !== undefined })
  // Meanwhile the database goes on with the coarse keys.
  const nearTelling = await nearMarks(telling.rows, name, goods)
  const coarse = await byCoarse
  const known = new Set(telling.rows.map(({ id }) => id))
  const unknown = coarse.rows.filter(({ id }) => !known.has(id))
  const others = await filterWithPauses(unknown, mayBeNear(name))
  const candidates = await readCandidatesOf(
    db,
    others.map(({ id }) => id),
    relate !== undefined,
  )
  const near = [...nearTelling, ...(await nearMarks(candidates, name, goods))]
  return {
    ranked: rankNear(near, { day: onDay, relate, shown: search.shown }),
    isCut: telling.isCut || coarse.isCut,
    isSearchable: true,
    unsearched: joinClasses(telling.unsearched, coarse.unsearched),
  }
}
