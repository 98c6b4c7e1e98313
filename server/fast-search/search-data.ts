import type { ReportEvent, ReportRegister } from '#contract/search-report.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Relation } from '#domain/goods/classification-note.ts'
import type { LawText } from '#domain/law/law-version.ts'
import type { SimilarMarks } from '../search/search-similar.ts'
import type { SearchScope } from './search-scope.ts'

/** All that a report is built from. */
export interface SearchData {
  day: CalendarDay
  register: ReportRegister
  edition: LawText
  scope: SearchScope
  relations: readonly Relation[]
  /** Titles of the groups that relations name. */
  groupNames: ReadonlyMap<string, { zh: string; en: string }>
  /** Classes of which the register has marks. */
  classesWithMarks: ReadonlySet<number>
  /** One for each name of the request, in order. */
  searched: readonly SimilarMarks[]
  events: ReadonlyMap<number, readonly ReportEvent[]>
}
