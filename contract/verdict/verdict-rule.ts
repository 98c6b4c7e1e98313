import type { ReportHit, ReportLink, ReportMark } from '../search-report.ts'

/** An earlier mark beside a name, through goods of a row, on the day of the search. */
export interface Encounter {
  similarity: ReportHit['similarity']
  relation: ReportLink['relation']
  mark: Pick<ReportMark, 'life' | 'status' | 'barredUntil'>
  day: string
}

/** One ground on which an earlier mark bears on a name; null when it does not apply. The first that applies decides. */
export interface VerdictRule {
  id: string
  judge: (encounter: Encounter) => 'blocked' | 'caution' | null
}
