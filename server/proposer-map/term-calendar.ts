import type { TimeLimitRow } from '#contract/proposer-map/proposer-rows.ts'
import { type CalendarEvent, type CalendarFile, writeCalendar } from '../calendar/write-calendar.ts'
import { languageOf } from '../drafting/language.ts'

/** Terms that a calendar takes: those next to end. */
const MOST_EVENTS = 2_000

interface CalendarOrder {
  applicant: string
  /** The register's day, which stamps the events. */
  asOf: string
  rows: readonly TimeLimitRow[]
  isEn: 0 | 1
}

/**
 * Writes the ends of terms and of grace periods as an iCalendar file, each with the window of renewal and the official
 * fee. The same rows give the same bytes.
 */
export const termCalendar = ({ applicant, asOf, rows, isEn }: CalendarOrder): CalendarFile => {
  const { say } = languageOf(isEn)
  const events = rows.slice(0, MOST_EVENTS).map((row): CalendarEvent => {
    const isLate = row.state === 'grace'
    const day = isLate ? row.graceEnds : row.ends
    const mark = row.name === '' ? say('图形', 'device') : row.name
    const kind = isLate ? say('宽展期满', 'grace period ends') : say('专用期满', 'term ends')
    return {
      id: `term-${row.regNo}-${row.class}-${day}`,
      stamp: `${asOf}T00:00:00Z`,
      day,
      summary: say(
        `${mark} 第${row.regNo}号 第${row.class}类 ${kind}`,
        `${mark} No. ${row.regNo} class ${row.class}: ${kind}`,
      ),
      description: say(
        `续展期 ${row.opens} 至 ${row.ends}，宽展期至 ${row.graceEnds}。官费（网上）${row.fee.online} 元。`,
        `Renewal window ${row.opens} to ${row.ends}, grace period until ${row.graceEnds}. Official fee (online): CNY ${row.fee.online}.`,
      ),
    }
  })
  return {
    name: say(`${applicant} 续展期限.ics`, `${applicant} renewals.ics`),
    text: writeCalendar({ events, isEn, name: say(`${applicant} 续展期限`, `${applicant}: renewals`) }),
  }
}
