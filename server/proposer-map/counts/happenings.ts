import type { AnnouncementRow, EventRow } from '#contract/proposer-map/proposer-rows.ts'
import type { MarkEvent } from '#domain/mark/register-mark.ts'
import type { PortfolioMark } from '../register/portfolio.ts'
import { latestFirst } from './outcome.ts'

type Events = ReadonlyMap<number, readonly MarkEvent[]>

const eventRow = (
  { regNo, class: niceClass, name }: PortfolioMark,
  { date, code, zh, en, detail }: MarkEvent,
): EventRow => ({ day: date, code, kind: { zh, en }, detail, regNo, class: niceClass, name })

const newestFirst = (rows: readonly EventRow[]): EventRow[] => latestFirst(rows, ({ day }) => day)

/** The order within one day. */
const byNumber = (marks: readonly PortfolioMark[]): PortfolioMark[] =>
  marks.toSorted((a, b) => (a.regNo < b.regNo ? -1 : Number(a.regNo > b.regNo)))

/** Lists all events, or those of some codes, the newest first. */
export const flowRows = (marks: readonly PortfolioMark[], events: Events, codes?: ReadonlySet<string>): EventRow[] =>
  newestFirst(
    byNumber(marks).flatMap(mark =>
      (events.get(mark.id) ?? [])
        .filter(({ code }) => codes === undefined || codes.has(code))
        .map(event => eventRow(mark, event)),
    ),
  )

/** Lists the newest event of each pending mark, the newest first. */
export const movedRows = (marks: readonly PortfolioMark[], events: Events): EventRow[] =>
  newestFirst(
    byNumber(marks).flatMap(mark => {
      const newest = mark.life === 'pending' ? events.get(mark.id)?.at(-1) : undefined
      return newest ? [eventRow(mark, newest)] : []
    }),
  )

const ISSUE = /第\s*(\d+)\s*期/u

/** Returns the gazette issue in which an event was published; null where its text names none. */
export const issueOf = ({ code, detail }: MarkEvent): string | null =>
  code === 'preliminary' || code === 'registered' ? (ISSUE.exec(detail)?.[1] ?? null) : null

/** Counts the marks published in each gazette issue, the latest issue first. */
export const announcementRows = (marks: readonly PortfolioMark[], events: Events): AnnouncementRow[] => {
  const issues = new Map<string, AnnouncementRow & { ids: Set<number> }>()
  for (const { id } of marks)
    for (const event of events.get(id) ?? []) {
      const issue = issueOf(event)
      if (issue === null) continue
      const row = issues.get(issue) ?? {
        issue,
        day: event.date,
        marks: 0,
        preliminary: 0,
        registered: 0,
        ids: new Set(),
      }
      row.ids.add(id)
      row[event.code === 'preliminary' ? 'preliminary' : 'registered'] += 1
      issues.set(issue, row)
    }
  return [...issues.values()]
    .map(({ ids, ...row }) => ({ ...row, marks: ids.size }))
    .sort((a, b) => (a.day === b.day ? Number(b.issue) - Number(a.issue) : a.day > b.day ? -1 : 1))
}
