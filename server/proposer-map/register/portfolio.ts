import type { MARK_LIVES } from '#contract/vocabulary.ts'
import { addMonths, type CalendarDay } from '#domain/calendar-day.ts'
import { lifeOf, rightsStatus } from '#domain/mark/mark-life.ts'
import type { MarkEvent, MarkStatus } from '#domain/mark/register-mark.ts'
import type { OwnedMark, RegisterFacts } from './portfolio-repository.ts'

/** A mark of the portfolio with how it stands on the day. */
export interface PortfolioMark extends OwnedMark {
  life: (typeof MARK_LIVES)[number]
  status: MarkStatus
}

/** All marks of an applicant as one register has them, the newest first, and what else is known of them. */
export interface Portfolio {
  names: readonly string[]
  marks: readonly PortfolioMark[]
  facts: RegisterFacts
  /** The day of the register, by which filings count. */
  asOf: CalendarDay
  /** Today, by which terms run. */
  onDay: CalendarDay
  /** Events by the id of the mark, oldest first. */
  events(): Promise<ReadonlyMap<number, readonly MarkEvent[]>>
}

/** Returns the marks with how they stand on a day. */
export const standingOn = (marks: readonly OwnedMark[], onDay: CalendarDay): PortfolioMark[] =>
  marks.map(mark => {
    const life = lifeOf(mark.said, mark.expiryDate, onDay)
    return { ...mark, life, status: rightsStatus(mark.said, life) }
  })

const SOON_MONTHS = 6

/** Returns true for a living term that ends within six months from the day. */
export const endsSoon = ({ life, expiryDate }: PortfolioMark, onDay: CalendarDay): boolean =>
  life === 'alive' && expiryDate !== null && expiryDate <= addMonths(onDay, SOON_MONTHS)

/** Returns the address under which the newest mark with an address was filed. */
export const latestAddress = (marks: readonly PortfolioMark[]): string =>
  marks.find(({ address }) => address !== '')?.address ?? ''

/** Returns true for a live mark that stands under another address than the latest one. */
export const isElsewhere = (mark: PortfolioMark, latest: string): boolean =>
  mark.address !== '' && mark.address !== latest && mark.life !== 'dead'
