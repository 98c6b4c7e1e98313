import type { CalendarDay } from '../law/calendar-day.ts'
import { lifeOf, type MarkLife } from '../register/mark-life.ts'
import { compareProfiles, type MarkComparison } from '../similarity/compare-marks.ts'
import { describeMark, type MarkProfile } from '../similarity/mark-profile.ts'
import type { MarkContext } from '../similarity/mark-rule.ts'
import type { GoodsRelation, MarkPlace } from './goods-relation.ts'
import { type HitLevel, levelOf } from './hit-level.ts'
import type { Candidate } from './marks-repository.ts'

/** A comparison in which some rule found the marks near. */
export type NearComparison = MarkComparison & { level: Exclude<MarkComparison['level'], 'none'> }

const isNear = (pair: { candidate: Candidate; comparison: MarkComparison }): pair is NearMark =>
  pair.comparison.level !== 'none'

/** A candidate that some rule finds near. */
export interface NearMark {
  candidate: Candidate
  comparison: NearComparison
}

/** A near mark with what it means for the wanted goods. */
export interface RankedHit extends NearMark {
  goodsRelation: GoodsRelation
  life: MarkLife
  level: HitLevel
}

/** Compares marks with one name. A wording is compared once, and once more in each class whose weak words either bears. */
const comparer = (
  name: MarkProfile,
  goods: readonly string[],
): ((mark: Pick<Candidate, 'name' | 'class' | 'isDevice'>) => MarkComparison) => {
  const known = new Map<string, MarkComparison>()
  const named = goods.length > 0 ? { goods: [...goods] } : {}
  return ({ name: wording, class: niceClass, isDevice: hasDevice }) => {
    const mark = describeMark(wording)
    const isBearing = name.classes().has(niceClass) || mark.classes().has(niceClass)
    const key = `${isBearing ? niceClass : ''} ${hasDevice} ${wording}`
    const comparison = known.get(key)
    if (comparison) return comparison
    const context: MarkContext = { hasDevice, ...(isBearing && { niceClass }), ...named }
    const made = compareProfiles(name, mark, context)
    known.set(key, made)
    return made
  }
}

const LEVELS: Record<HitLevel, number> = { blocking: 0, caution: 1, note: 2 }

/** What stands in the way first, then the nearest; marks alike in that by number and class, so that pages stay as they are. */
export const byWeight = (a: RankedHit, b: RankedHit): number =>
  LEVELS[a.level] - LEVELS[b.level] ||
  b.comparison.score - a.comparison.score ||
  (a.candidate.regNo < b.candidate.regNo ? -1 : a.candidate.regNo > b.candidate.regNo ? 1 : 0) ||
  a.candidate.class - b.candidate.class

export interface Ranking {
  name: MarkProfile
  goods: readonly string[]
  onDay: CalendarDay
  relationOf: (mark: MarkPlace) => GoodsRelation
  partsOf: (id: number) => readonly string[]
}

/** The near marks among candidates. */
export const nearMarks = (
  candidates: readonly Candidate[],
  { name, goods }: Pick<Ranking, 'name' | 'goods'>,
): NearMark[] => {
  const compare = comparer(name, goods)
  return candidates.map(candidate => ({ candidate, comparison: compare(candidate) })).filter(isNear)
}

/** Near marks with what they mean for the wanted goods on a day, the heaviest first. */
export const rankHits = (
  near: readonly NearMark[],
  { onDay, relationOf, partsOf }: Pick<Ranking, 'onDay' | 'relationOf' | 'partsOf'>,
): RankedHit[] =>
  near
    .map(({ candidate, comparison }) => {
      const life = lifeOf(candidate.status, candidate.expiryDate, onDay)
      const goodsRelation = relationOf({ ...candidate, parts: partsOf(candidate.id) })
      return { candidate, comparison, goodsRelation, life, level: levelOf(comparison, goodsRelation, life) }
    })
    .sort(byWeight)
