import type { Deadline, DeadlineStep, ServiceType } from '#contract/deadline.ts'
import { addDays, addMonths, type CalendarDay, dayOf, yearOf } from './calendar-day.ts'
import {
  type Bilingual,
  deemedServed,
  dispatched,
  makeUpDay,
  noHolidayTable,
  periodEnds,
  received,
  rolledOver,
} from './deadline-wording.ts'
import { dayKindOf, hasHolidayTable } from './holidays.ts'

const PAPER: ServiceType = 0
/** Days from dispatch after which an electronic notice is deemed served (Regs 2014 Art. 10). */
const DEEMED_SERVICE_DAYS = 15
/** Days from service within which review may be requested (Law 2019 Art. 34; unchanged in Law 2026 Art. 37). */
const REVIEW_DAYS = 15
const SUPPLEMENT_MONTHS = 3

const SERVICE_RULE = 'Regs 2014 Art. 10'
const COUNTING_RULE = 'Regs 2014 Art. 12'
const NEW_LAW_FROM: CalendarDay = '2027-01-01'
const reviewRule = (served: CalendarDay): string => (served < NEW_LAW_FROM ? 'Law 2019 Art. 34' : 'Law 2026 Art. 37')

const step = (date: CalendarDay, text: Bilingual, rule: string): DeadlineStep => ({ date, ...text, rule })

/** The last day of the run of days off that begins on `day` for one reason: a holiday, or a plain weekend. */
const endOfRun = (day: CalendarDay): CalendarDay => {
  const next = addDays(day, 1)
  const kind = dayKindOf(next)
  return kind.isWorkingDay || kind.holiday !== dayKindOf(day).holiday ? day : endOfRun(next)
}

const rollOverSteps = (day: CalendarDay): DeadlineStep[] => {
  const kind = dayKindOf(day)
  if (kind.reason === 'make-up day') return [step(day, makeUpDay(day, kind), COUNTING_RULE)]
  if (kind.isWorkingDay) return []
  const last = endOfRun(day)
  const next = addDays(last, 1)
  return [step(next, rolledOver(day, last, kind, next), COUNTING_RULE), ...rollOverSteps(next)]
}

/** The day itself if it is worked, else the first working day after it (Regs 2014 Art. 12). */
export const rollToWorkingDay = (day: CalendarDay): CalendarDay => rollOverSteps(day).at(-1)?.date ?? day

/** Last day for supplementary evidence: three months from the filing of the review (Regs 2014 Art. 59), rolled over. */
export const supplementDueDay = (filed: CalendarDay): CalendarDay =>
  rollToWorkingDay(addMonths(filed, SUPPLEMENT_MONTHS))

/**
 * The time limit for review (domain.md §2.2), from midnight in Asia/Shanghai of the receipt day (paper) or the dispatch
 * day (electronic). The steps lead from that day to the due day; a year without a holiday table gives a warning.
 */
export const computeDeadline = (receiveTime: number, type: ServiceType): Deadline => {
  const given = dayOf(receiveTime)
  const served = type === PAPER ? given : addDays(given, DEEMED_SERVICE_DAYS)
  const nominal = addDays(served, REVIEW_DAYS)
  const service =
    type === PAPER
      ? [step(given, received(given), SERVICE_RULE)]
      : [
          step(given, dispatched(given), SERVICE_RULE),
          step(served, deemedServed(served, DEEMED_SERVICE_DAYS), SERVICE_RULE),
        ]
  const period = step(nominal, periodEnds(nominal, REVIEW_DAYS), `${reviewRule(served)}; ${COUNTING_RULE}`)
  const rollOver = rollOverSteps(nominal)
  const due = rollOver.at(-1)?.date ?? nominal
  const years = [...new Set([yearOf(nominal), yearOf(due)])]
  return {
    served,
    nominal,
    due,
    steps: [...service, period, ...rollOver],
    warnings: years.filter(year => !hasHolidayTable(year)).map(noHolidayTable),
  }
}
