import type { CalendarDay } from '#domain/calendar-day.ts'
import { lifeOf, type MarkLife } from '#domain/mark/mark-life.ts'
import type { GoodsRelation } from './goods-relation.ts'
import { type HitLevel, levelOf } from './hit-level.ts'
import type { Candidate } from './marks-repository.ts'
import type { NearMark } from './near-marks.ts'

/** A near mark with what it means for the wanted goods. */
export interface RankedHit extends NearMark {
  goodsRelation: GoodsRelation
  life: MarkLife
  level: HitLevel
}

const LEVELS: Record<HitLevel, number> = { blocking: 0, caution: 1, note: 2 }

/** What stands in the way first, then the nearest; marks alike in that by number and class, so that pages stay as they are. */
const byWeight = (a: RankedHit, b: RankedHit): number =>
  LEVELS[a.level] - LEVELS[b.level] ||
  b.comparison.score - a.comparison.score ||
  (a.candidate.regNo < b.candidate.regNo ? -1 : a.candidate.regNo > b.candidate.regNo ? 1 : 0) ||
  a.candidate.class - b.candidate.class

/** Near marks with what they mean for the wanted goods on a day, the heaviest first. */
export const rankHits = (
  near: readonly NearMark[],
  onDay: CalendarDay,
  relationOf: (mark: Candidate) => GoodsRelation,
): RankedHit[] =>
  near
    .map(({ candidate, comparison }) => {
      const life = lifeOf(candidate.status, candidate.expiryDate, onDay)
      const goodsRelation = relationOf(candidate)
      return { candidate, comparison, goodsRelation, life, level: levelOf(comparison, goodsRelation, life) }
    })
    .sort(byWeight)
