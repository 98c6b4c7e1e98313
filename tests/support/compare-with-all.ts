import type { CalendarDay } from '../../server/law/calendar-day.ts'
import { relateGoods } from '../../server/search/goods-relation.ts'
import type { Candidate } from '../../server/search/marks-repository.ts'
import { type RankedHit, rankHits } from '../../server/search/rank-hits.ts'
import { compareProfiles } from '../../server/similarity/compare-marks.ts'
import { describeMark } from '../../server/similarity/mark-profile.ts'

/** Marks of two characters that share one and are near in nothing else: by R05 not similar, and not searched for. */
const isShared = ({ comparison: { rules } }: Pick<RankedHit, 'comparison'>): boolean =>
  rules.some(({ id, weight }) => id === 'R05' && weight < 0.5) && rules.every(({ weight }) => weight < 0.5)

/** What a search for near marks has to find: the name held against every mark, each in its own class, and nothing kept. */
export const compareWithAll = (marks: readonly Candidate[], name: string, onDay: CalendarDay): RankedHit[] => {
  const wanted = describeMark(name)
  const near = marks.flatMap(candidate => {
    const context = { niceClass: candidate.class, hasDevice: candidate.isDevice }
    const { level, ...comparison } = compareProfiles(wanted, describeMark(candidate.name), context)
    return level === 'none' ? [] : [{ candidate, comparison: { ...comparison, level } }]
  })
  const relationOf = relateGoods({ classes: [], groups: [], parts: [] }, [])
  return rankHits(near, { onDay, relationOf, partsOf: () => [] }).filter(hit => !isShared(hit))
}
