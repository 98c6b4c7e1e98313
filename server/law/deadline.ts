import type { Deadline, DeadlineStep, FurtherPeriod, ServiceType } from '#contract/deadline.ts'
import type { NoticeKind } from '#contract/notice.ts'
import { addDays, addMonths, type CalendarDay, dayOf, yearOf } from '#domain/calendar-day.ts'
import {
  type Bilingual,
  courtDue,
  deemedServed,
  dispatched,
  divisionDue,
  makeUpDay,
  noHolidayTable,
  periodEnds,
  received,
  rolledOver,
  supplementDue,
} from './deadline-wording.ts'
import { dayKindOf, hasHolidayTable } from './holidays.ts'

const PAPER: ServiceType = 0
/** Days from dispatch after which an electronic notice is deemed served (Regs 2014 Art. 10). */
const DEEMED_SERVICE_DAYS = 15
/** Days from service within which review may be requested (Law 2019 Art. 34; unchanged in Law 2026 Art. 37). */
const REVIEW_DAYS = 15
const SUPPLEMENT_MONTHS = 3
/** Days from receipt of a partial refusal within which the approved part may be divided out (Regs 2014 Art. 22). */
const DIVISION_DAYS = 15
/** Days from receipt of the decision on review within which an action may be brought (Law 2019 Art. 34). */
const COURT_DAYS = 30

const SERVICE_RULE = 'Regs 2014 Art. 10'
const COUNTING_RULE = 'Regs 2014 Art. 12'
const DIVISION_RULE = 'Regs 2014 Art. 22'
const SUPPLEMENT_RULE = 'Regs 2014 Art. 59'
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

const furtherPeriods = (served: CalendarDay, due: CalendarDay, kind: NoticeKind): FurtherPeriod[] => {
  const supplement = supplementDueDay(due)
  const division = rollToWorkingDay(addDays(served, DIVISION_DAYS))
  return [
    ...(kind === 'partial' ? [{ date: division, ...divisionDue(DIVISION_DAYS), rule: DIVISION_RULE }] : []),
    { date: supplement, ...supplementDue(!hasHolidayTable(yearOf(supplement))), rule: SUPPLEMENT_RULE },
    { date: null, ...courtDue(COURT_DAYS), rule: reviewRule(served) },
  ]
}

/**
 * The time limit for review (domain.md §2.2), from midnight in Asia/Shanghai of the receipt day (paper) or the dispatch
 * day (electronic). The steps lead from that day to the due day; a year without a holiday table gives a warning. A partial refusal has the period for division among the further ones.
 */
export const computeDeadline = (receiveTime: number, type: ServiceType, kind: NoticeKind = 'full'): Deadline => {
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
    further: furtherPeriods(served, due, kind),
  }
}
