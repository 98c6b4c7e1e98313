import type { CalendarDay } from '#domain/calendar-day.ts'
import { DEFAULT_EDITION, findEdition } from '../classification/edition.ts'
import { scopeOf } from '../mark-index/index-mark.ts'
import type { MarkKey } from '../mark-index/keys/mark-key.ts'
import { MARK_KEYS } from '../mark-index/mark-keys.ts'
import { tokenOf } from '../mark-index/token.ts'
import type { MarkContext } from '../similarity/mark-context.ts'
import { describeMark, type MarkProfile } from '../similarity/mark-profile.ts'
import type { Database } from '../storage/database.ts'
import { relatedGroups, relateGoods } from './goods-relation.ts'
import { type MarkFilter, NO_FILTER } from './mark-filter.ts'
import { type Candidate, findCandidates, findWordings, readCandidatesOf, readParts } from './marks-repository.ts'
import { nearMarks } from './near-marks.ts'
import { onceAWording } from './once-a-wording.ts'
import { type RankedHit, rankHits } from './rank-hits.ts'

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
  /** Which earlier marks count at all. */
  filter?: Partial<Omit<MarkFilter, 'scope'>>
}

/** All near marks in the order of their weight. */
export interface NearMarks {
  ranked: RankedHit[]
  /** True where so many marks share so common a part that not all were compared. */
  isCut: boolean
  /** False for a name without letters, characters or digits: there is nothing to compare, and nothing was searched. */
  isSearchable: boolean
}

const MOST_CANDIDATES = 20_000

const COARSE = MARK_KEYS.filter(({ mayBeNear }) => mayBeNear !== undefined)
const TELLING = MARK_KEYS.filter(({ mayBeNear }) => mayBeNear === undefined)

const tokensOf = (keys: readonly MarkKey[], mark: MarkProfile, contexts: readonly MarkContext[]): number[] => [
  ...new Set(keys.flatMap(({ asked }) => asked(mark, contexts)).map(tokenOf)),
]

/** Whether some coarse key that marks share with the name may mean something. */
const mayBeNear = (name: MarkProfile): ((mark: Pick<Candidate, 'name'>) => boolean) =>
  onceAWording(wording => COARSE.some(key => key.mayBeNear?.(name, wording)))

/** Recalls the marks that share a key with the name, compares each, and ranks those that a rule finds near. */
export const findNear = async (db: Database, search: SimilarSearch): Promise<NearMarks> => {
  const { classes = [], groups = [], parts = [], onDay, filter = {} } = search
  const goods = [...(search.goods ?? [])]
  const name = describeMark(search.name)
  if (name.text === '') return { ranked: [], isCut: false, isSearchable: false }
  const edition = groups.length === 0 ? undefined : await findEdition(db, DEFAULT_EDITION)
  const relations = edition?.relationsOf(groups) ?? []
  const searched = [...groups, ...relatedGroups(groups, relations)]
  const scope = [...new Set([...classes, ...searched.map(scopeOf)])]
  const inClasses = new Set([...classes, ...searched.map(group => scopeOf(group.slice(0, 2)))])
  const bearing = [...name.classes()].filter(niceClass => inClasses.size === 0 || inClasses.has(niceClass))
  const contexts = [{ goods }, ...bearing.map(niceClass => ({ niceClass, goods }))]
  const asked = { filter: { ...NO_FILTER, scope, ...filter }, most: MOST_CANDIDATES }
  const byCoarse = findWordings(db, { ...asked, tokens: tokensOf(COARSE, name, contexts) })
  // Awaited below, where it may fail as well: until then nobody listens.
  byCoarse.catch(() => undefined)
  const tokens = tokensOf(TELLING, name, contexts)
  const telling = await findCandidates(db, { ...asked, tokens, withGroups: groups.length > 0 })
  // Meanwhile the database goes on with the coarse keys.
  const nearTelling = nearMarks(telling.rows, name, goods)
  const coarse = await byCoarse
  const known = new Set(telling.rows.map(({ id }) => id))
  const others = coarse.rows.filter(({ id }) => !known.has(id)).filter(mayBeNear(name))
  const candidates = await readCandidatesOf(
    db,
    others.map(({ id }) => id),
  )
  const near = [...nearTelling, ...nearMarks(candidates, name, goods)]
  const ids = near.map(({ candidate }) => candidate.id)
  const partsById = parts.length === 0 ? undefined : await readParts(db, ids)
  const ranked = rankHits(near, onDay, relateGoods({ classes, groups, parts }, relations, partsById))
  return { ranked, isCut: telling.isCut || coarse.isCut, isSearchable: true }
}
