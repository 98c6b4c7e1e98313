import { findClassification, listRelations, type Relation } from '../classification/classification-repository.ts'
import { DEFAULT_EDITION } from '../classification/classification-service.ts'
import type { CalendarDay } from '../law/calendar-day.ts'
import { describeMark, type MarkProfile } from '../similarity/mark-profile.ts'
import type { MarkContext } from '../similarity/mark-rule.ts'
import type { Database } from '../storage/database.ts'
import { relatedGroups, relateGoods } from './goods-relation.ts'
import { scopeOf } from './index-mark.ts'
import { MARK_KEYS } from './mark-keys.ts'
import { type FoundMark, findCandidates, readMarks, readParts } from './marks-repository.ts'
import { nearMarks, type RankedHit, rankHits } from './rank-hits.ts'
import { tokenOf } from './token.ts'

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
export interface Hit extends Omit<RankedHit, 'candidate'> {
  mark: FoundMark
}

/** A way of searching, and how many hits a rule it serves has fired on. */
export interface Strategy {
  id: string
  zh: string
  en: string
  hits: number
}

export interface SimilarMarks {
  /** What stands in the way first, then the nearest; the same search gives the same order. */
  hits: Hit[]
  /** Hits in all, of which `hits` are the asked ones. */
  total: number
  /** True where so many marks share so common a part that not all were compared. */
  isCut: boolean
  /** False for a name without letters, characters or digits: there is nothing to compare, and nothing was searched. */
  isSearchable: boolean
  strategies: Strategy[]
}

const TOP = 100
const MOST_CANDIDATES = 20_000
const EVERY_CLASS = Array.from({ length: 45 }, (_, index) => index + 1)

const strategiesOf = (hits: readonly RankedHit[]): Strategy[] =>
  MARK_KEYS.map(({ id, zh, en, rules }) => ({
    id,
    zh,
    en,
    hits: hits.filter(({ comparison }) => comparison.rules.some(rule => rules.includes(rule.id))).length,
  }))

const tokensFor = (mark: MarkProfile, contexts: readonly MarkContext[]): number[] => [
  ...new Set(MARK_KEYS.flatMap(({ asked }) => asked(mark, contexts)).map(tokenOf)),
]

const readRelations = async (db: Database, groups: readonly string[]): Promise<Relation[]> => {
  const classification = groups.length === 0 ? undefined : await findClassification(db, DEFAULT_EDITION)
  return classification ? listRelations(db, classification.id, groups) : []
}

/** The marks of the register that the rules of domain.md §5 find near a name, explained and ranked (design.md §8). */
export const searchSimilar = async (db: Database, search: SimilarSearch): Promise<SimilarMarks> => {
  const { classes = [], groups = [], parts = [], goods = [], onDay, limit = TOP, offset = 0 } = search
  const name = describeMark(search.name)
  if (name.text === '') return { hits: [], total: 0, isCut: false, isSearchable: false, strategies: strategiesOf([]) }
  const relations = await readRelations(db, groups)
  const searched = [...groups, ...relatedGroups(groups, relations)]
  const scope = [...new Set([...classes, ...searched.map(scopeOf)])]
  const inClasses = [...new Set([...classes, ...searched.map(group => scopeOf(group.slice(0, 2)))])]
  const contexts = (inClasses.length === 0 ? EVERY_CLASS : inClasses).map(niceClass => ({
    niceClass,
    goods: [...goods],
  }))
  const tokens = tokensFor(name, contexts)
  const candidates = await findCandidates(db, { tokens, scope, most: MOST_CANDIDATES })
  const near = nearMarks(candidates, { name, goods })
  const partsById =
    parts.length === 0
      ? new Map<number, readonly string[]>()
      : await readParts(
          db,
          near.map(({ candidate }) => candidate.id),
        )
  const ranked = rankHits(near, {
    onDay,
    relationOf: relateGoods({ classes, groups, parts }, relations),
    partsOf: id => partsById.get(id) ?? [],
  })
  const page = ranked.slice(offset, offset + limit)
  const marks = await readMarks(
    db,
    page.map(({ candidate }) => candidate.id),
  )
  const byId = new Map(marks.map(mark => [mark.id, mark]))
  return {
    hits: page.flatMap(({ candidate, ...hit }) => {
      const mark = byId.get(candidate.id)
      return mark ? [{ mark, ...hit }] : []
    }),
    total: ranked.length,
    isCut: candidates.length === MOST_CANDIDATES,
    isSearchable: true,
    strategies: strategiesOf(ranked),
  }
}
