import type { MarkLife } from '#domain/mark/mark-life.ts'
import type { MarkComparison } from '../similarity/compare-marks.ts'
import type { GoodsRelation } from './goods-relation.ts'

/** How much an earlier mark stands in the way (design.md §8). */
export type HitLevel = 'blocking' | 'caution' | 'note'

/**
 * Identical and similar marks that live block where the goods are the same or similar, weakly similar ones call for caution.
 * Another part of the same group is one step less: whether its goods are similar is for the notes of the group. The rest is
 * to be noted.
 */
export const levelOf = ({ similar, level }: MarkComparison, relation: GoodsRelation, life: MarkLife): HitLevel => {
  if (life === 'dead' || relation === 'other' || level === 'none') return 'note'
  if (relation === 'same-group') return similar ? 'caution' : 'note'
  return similar ? 'blocking' : 'caution'
}
