import type { TermLimit } from '#contract/proposer-map/proposer-vocabulary.ts'
import type { MARK_LIVES } from '#contract/vocabulary.ts'
import { addMonths, type CalendarDay } from '#domain/calendar-day.ts'
import {
  graceEndOf,
  isInternationalNumber,
  lifeOf,
  openToNonUse,
  renewalOpensOn,
  rightsStatus,
} from '#domain/mark/mark-life.ts'
import type { MarkEvent, MarkStatus } from '#domain/mark/register-mark.ts'
import type { OwnedMark, RegisterFacts } from './portfolio-repository.ts'

/** A mark of the portfolio with how it stands on the day. */
export interface PortfolioMark extends OwnedMark {
  life: (typeof MARK_LIVES)[number]
  status: MarkStatus
  /** The days of a term that can still be renewed; null for any other mark. */
  term: Readonly<Record<TermLimit, CalendarDay>> | null
  /** The day from which anyone may ask to cancel it for non-use; null where that day is still to come, or it does not live. */
  nonUseFrom: CalendarDay | null
}

/** The root of the family of each wording. */
export type Families = ReadonlyMap<string, string>

/** All marks of an applicant as one register has them, the newest first, and what else is known of them. */
export interface Portfolio {
  registerId: number
  names: readonly string[]
  marks: readonly PortfolioMark[]
  facts: RegisterFacts
  /** The day of the register, by which filings count. */
  asOf: CalendarDay
  /** Today, by which terms run. */
  onDay: CalendarDay
  /** Events by the id of the mark, oldest first. */
  events(): Promise<ReadonlyMap<number, readonly MarkEvent[]>>
  /** The families of its wordings, found once. */
  families(): Promise<Families>
  /** Ids of the marks that the register calls well-known. */
  wellKnown(): Promise<ReadonlySet<number>>
}

const termEnding = (ends: CalendarDay) => ({ opens: renewalOpensOn(ends), ends, graceEnds: graceEndOf(ends) })

/** Remembers the answers: thousands of marks share the days of a few hundred gazette issues. */
const once = <Answer>(answer: (day: CalendarDay) => Answer): ((day: CalendarDay) => Answer) => {
  const known = new Map<CalendarDay, Answer>()
  return day => {
    const said = known.get(day)
    if (said !== undefined) return said
    const found = answer(day)
    known.set(day, found)
    return found
  }
}

/** Returns the marks with how they stand on a day. */
export const standingOn = (marks: readonly OwnedMark[], onDay: CalendarDay): PortfolioMark[] => {
  const term = once(termEnding)
  const nonUse = once(registrationDate => openToNonUse({ regNo: '', registrationDate, life: 'alive' }, onDay))
  return marks.map(mark => {
    const { regNo, said, expiryDate, registrationDate } = mark
    const life = lifeOf(said, expiryDate, onDay)
    const mayBeUnused = life === 'alive' && registrationDate !== null && !isInternationalNumber(regNo)
    const isRenewable = expiryDate !== null && (life === 'alive' || life === 'in-grace')
    return {
      ...mark,
      life,
      status: rightsStatus(said, life),
      term: isRenewable ? term(expiryDate) : null,
      nonUseFrom: mayBeUnused ? nonUse(registrationDate) : null,
    }
  })
}

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
