import type { Candidate } from '../../server/search/marks-repository.ts'
import type { NearMark } from '../../server/search/near-marks.ts'
import { compareProfiles } from '../../server/similarity/compare-marks.ts'
import { describeMark } from '../../server/similarity/mark-profile.ts'

/** What searches for near marks have to find: each name held against every mark, in the mark's own class. */
export const compareWithAll = (marks: readonly Candidate[], names: readonly string[]): NearMark[][] => {
  const found = names.map(name => ({ wanted: describeMark(name), near: [] as NearMark[] }))
  for (const candidate of marks) {
    const mark = describeMark(candidate.name)
    const context = { niceClass: candidate.class, hasDevice: candidate.isDevice }
    for (const { wanted, near } of found) {
      const { level, ...comparison } = compareProfiles(wanted, mark, context)
      if (level !== 'none') near.push({ candidate, comparison: { ...comparison, level } })
    }
  }
  return found.map(({ near }) => near)
}
