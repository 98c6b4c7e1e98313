import type { Deadline, DeadlineStep, FurtherPeriod, ServiceType } from '#contract/deadline.ts'
import type { NoticeKind } from '#contract/notice.ts'
import {
  addDays,
  addMonths,
  type CalendarDay,
  dayOf,
  daysBetween,
  ENGLISH_MONTHS,
  weekdayOf,
  yearOf,
} from '../calendar-day.ts'
import type { DayKind, HolidayCalendar } from './holidays.ts'
import type { LawText } from './law-version.ts'
import { periodsOn, REGULATION_PERIODS } from './periods.ts'
import { REGULATIONS_2014, regulationRule } from './regulations.ts'

const { deemedServiceDays, divisionDays, supplementMonths } = REGULATION_PERIODS

const WEEKDAYS = [
  { zh: '星期日', en: 'Sunday' },
  { zh: '星期一', en: 'Monday' },
  { zh: '星期二', en: 'Tuesday' },
  { zh: '星期三', en: 'Wednesday' },
  { zh: '星期四', en: 'Thursday' },
  { zh: '星期五', en: 'Friday' },
  { zh: '星期六', en: 'Saturday' },
]

const weekday = (day: CalendarDay): LawText => WEEKDAYS[weekdayOf(day)] ?? { zh: '', en: '' }

const named = (day: CalendarDay): LawText => {
  const month = Number(day.slice(5, 7))
  const date = Number(day.slice(8))
  const { zh, en } = weekday(day)
  return { zh: `${month}月${date}日（${zh}）`, en: `${en} ${date} ${ENGLISH_MONTHS[month - 1]}` }
}

/** A day as it is written in a sentence of each language. */
const written = (day: CalendarDay): LawText => {
  const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8))]
  return { zh: `${yearOf(day)}年${month}月${date}日`, en: `${date} ${ENGLISH_MONTHS[month - 1]} ${yearOf(day)}` }
}

const span = (from: CalendarDay, to: CalendarDay): LawText => {
  const [first, last] = [named(from), named(to)]
  return from === to ? first : { zh: `${first.zh}至${last.zh}`, en: `${first.en} to ${last.en}` }
}

const received = (day: CalendarDay): LawText => ({
  zh: `收到通知书（纸质送达），即送达之日，${weekday(day).zh}`,
  en: `Notice received on paper: the day of service, a ${weekday(day).en}`,
})

const dispatched = (day: CalendarDay): LawText => ({
  zh: `通知书发出（电子送达），${weekday(day).zh}`,
  en: `Notice dispatched electronically, a ${weekday(day).en}`,
})

const deemedServed = (day: CalendarDay, days: number): LawText => ({
  zh: `自发出之日起满 ${days} 日，视为送达，${weekday(day).zh}`,
  en: `${days} full days from dispatch: deemed served, a ${weekday(day).en}`,
})

const periodEnds = (day: CalendarDay, days: number): LawText => ({
  zh: `加 ${days} 日（送达当日不计），期满日为${weekday(day).zh}`,
  en: `+ ${days} days, the day of service not counted: the period ends on a ${weekday(day).en}`,
})

/** Words for a run of days off, `from` to `to`, that moves the end of the period to `next`. */
const rolledOver = (from: CalendarDay, to: CalendarDay, kind: DayKind, next: CalendarDay): LawText => {
  const off = span(from, to)
  const why = kind.holiday ? { zh: `${kind.holiday.zh}放假`, en: kind.holiday.en } : { zh: '休息日', en: 'weekend' }
  return {
    zh: `${off.zh}${why.zh}，顺延至${weekday(next).zh}`,
    en: `${off.en}: ${why.en}, rolls over to ${weekday(next).en}`,
  }
}

/** Words for a weekend day on which the period ends all the same, because it is worked in exchange for a holiday. */
const makeUpDay = (day: CalendarDay, kind: DayKind): LawText => ({
  zh: `${weekday(day).zh}，但为${kind.holiday?.zh ?? ''}调休上班日，按工作日计，不再顺延`,
  en: `A ${weekday(day).en}, but worked in exchange for ${kind.holiday?.en ?? ''}: a working day, no further roll-over`,
})

const noHolidayTable = (year: number): LawText => ({
  zh: `没有 ${year} 年的放假安排（尚未公布或尚未录入），暂按周末和 1 月 1 日推算，公布后请复核。`,
  en: `No holiday schedule for ${year} (not published or not loaded yet): weekends and 1 January only. Check again once it is published.`,
})

/** Where no schedule is published, a weekend may still be made a working day: only the day before rolling over is safe. */
const safeDay = (nominal: CalendarDay): LawText => ({
  zh: `稳妥起见，最迟于未顺延的${written(nominal).zh}（${weekday(nominal).zh}）提交：休息日可能因调休成为工作日，届时不再顺延，或者顺延较短。`,
  en: `To be safe, file on ${weekday(nominal).en} ${written(nominal).en}, the day before any roll-over: days off may be made working days, and then it rolls over less, or not at all.`,
})

/** The outer day of electronic service holds only while no earlier entry can be proved (Regs 2014 Art. 10). */
const earlierEntry: LawText = {
  zh: `电子送达按发出之日起满 ${deemedServiceDays} 日推算，为最外限；能够证明文件更早进入当事人系统的，自进入之日起算（《商标法实施条例》第十条）。宜及早提交。`,
  en: `Electronic service is counted as ${deemedServiceDays} full days from dispatch, which is the outer limit: where an earlier entry into the party’s system can be proved, that day counts (Implementing Regulations, Article 10). File well before.`,
}

/** Words for the last day of supplementary evidence, should the application be filed on the last day. */
const supplementDue = (isTableMissing: boolean): LawText => ({
  zh: `补充证据（申请书中须声明）：自提交之日起 ${supplementMonths} 个月，按最后一日提交推算${isTableMissing ? '，该年放假安排尚未公布' : ''}`,
  en: `Supplementary evidence (to be announced in the application): ${supplementMonths} months from filing, if filed on the last day${isTableMissing ? '; holidays of that year not published yet' : ''}`,
})

const divisionDue = (days: number): LawText => ({
  zh: `初步审定部分的分割申请：自收到通知书之日起 ${days} 日`,
  en: `Request to divide out the approved part: ${days} days from receipt of the notice`,
})

const courtDue = (days: number): LawText => ({
  zh: `不服复审决定的起诉：自收到决定之日起 ${days} 日`,
  en: `Action against the decision on review: ${days} days from receipt of the decision`,
})

/** Electronic service is counted from the dispatch date; the day given is another. */
const dispatchedOtherwise = (given: CalendarDay, dispatched: CalendarDay): LawText => ({
  zh: `通知书上的发文日期为${written(dispatched).zh}，与填写的${written(given).zh}不同。电子送达自发文日期起算，请核对。`,
  en: `The notice prints ${written(dispatched).en} as its dispatch date, not ${written(given).en}. Electronic service counts from the dispatch date: please check.`,
})

/** Nothing is received before it is sent. */
const dispatchedLater = (given: CalendarDay, dispatched: CalendarDay): LawText => ({
  zh: `填写的收到日期${written(given).zh}早于通知书上的发文日期${written(dispatched).zh}，请核对。`,
  en: `The day of receipt given, ${written(given).en}, is before the dispatch date ${written(dispatched).en} printed on the notice: please check.`,
})

/** Days after the dispatch of a paper notice beyond which its receipt is more likely a slip of the year. */
const LATEST_RECEIPT_DAYS = 60

const receivedLate = (given: CalendarDay, dispatched: CalendarDay): LawText => ({
  zh: `填写的收到日期${written(given).zh}晚于发文日期${written(dispatched).zh}超过 ${LATEST_RECEIPT_DAYS} 日，年份可能有误，请核对邮戳。`,
  en: `The day of receipt given, ${written(given).en}, is more than ${LATEST_RECEIPT_DAYS} days after the dispatch date ${written(dispatched).en}: probably a slip of the year. Please check the postmark.`,
})

const notYet = (given: CalendarDay): LawText => ({
  zh: `填写的日期${written(given).zh}尚未到来，请核对。`,
  en: `The day given, ${written(given).en}, is still to come: please check.`,
})

const PAPER: ServiceType = 0
const ELECTRONIC: ServiceType = 1
/** The articles of the Regulations of 2014 on service, counting, division and supplementary evidence. */
const [SERVICE, COUNTING, DIVISION, SUPPLEMENT] = [10, 12, 22, 59]

const step = (date: CalendarDay, text: LawText, rule: string): DeadlineStep => ({ date, ...text, rule })

/** Counts deadlines by a calendar of working days. */
export interface Deadlines {
  /**
   * Computes the time limit for review (docs/law.md §2.2), from midnight in Asia/Shanghai of the receipt day (paper) or
   * the dispatch day (electronic). The steps lead from that day to the due day; a year without a holiday table gives a
   * warning. A partial refusal has the period for division among the further ones.
   */
  computeDeadline(receiveTime: number, type: ServiceType, kind?: NoticeKind): Deadline
  /** Returns the day itself if it is worked, else the first working day after it (Regs 2014 Art. 12). */
  rollToWorkingDay(day: CalendarDay): CalendarDay
  /** Returns the last day for supplementary evidence: three months from the filing of the review, rolled over. */
  supplementDueDay(filed: CalendarDay): CalendarDay
}

/** Makes the rules that count deadlines by a calendar of working days. */
export const deadlinesBy = ({ dayKindOf, hasTable }: HolidayCalendar): Deadlines => {
  /** The last day of the run of days off that begins on `day` for one reason: a holiday, or a plain weekend. */
  const endOfRun = (day: CalendarDay): CalendarDay => {
    const next = addDays(day, 1)
    const kind = dayKindOf(next)
    return kind.isWorkingDay || kind.holiday !== dayKindOf(day).holiday ? day : endOfRun(next)
  }

  const rollOverSteps = (day: CalendarDay): DeadlineStep[] => {
    const kind = dayKindOf(day)
    if (kind.reason === 'make-up day') return [step(day, makeUpDay(day, kind), regulationRule(day, COUNTING))]
    if (kind.isWorkingDay) return []
    const last = endOfRun(day)
    const next = addDays(last, 1)
    return [step(next, rolledOver(day, last, kind, next), regulationRule(day, COUNTING)), ...rollOverSteps(next)]
  }

  const rollToWorkingDay = (day: CalendarDay): CalendarDay => rollOverSteps(day).at(-1)?.date ?? day

  const supplementDueDay = (filed: CalendarDay): CalendarDay => rollToWorkingDay(addMonths(filed, supplementMonths))

  const furtherPeriods = (served: CalendarDay, due: CalendarDay, kind: NoticeKind): FurtherPeriod[] => {
    const supplement = supplementDueDay(due)
    const division = rollToWorkingDay(addDays(served, divisionDays))
    const { courtDays, reviewRule } = periodsOn(served)
    return [
      // Before 2014 no part could be divided out.
      ...(kind === 'partial' && due >= REGULATIONS_2014.from
        ? [{ date: division, ...divisionDue(divisionDays), rule: regulationRule(due, DIVISION) }]
        : []),
      { date: supplement, ...supplementDue(!hasTable(yearOf(supplement))), rule: regulationRule(due, SUPPLEMENT) },
      { date: null, ...courtDue(courtDays), rule: reviewRule },
    ]
  }

  return {
    rollToWorkingDay,
    supplementDueDay,
    computeDeadline: (receiveTime, type, kind = 'full') => {
      const given = dayOf(receiveTime)
      const served = type === PAPER ? given : addDays(given, deemedServiceDays)
      const { reviewDays, reviewRule } = periodsOn(served)
      const nominal = addDays(served, reviewDays)
      const serviceRule = regulationRule(nominal, SERVICE)
      const service =
        type === PAPER
          ? [step(given, received(given), serviceRule)]
          : [
              step(given, dispatched(given), serviceRule),
              step(served, deemedServed(served, deemedServiceDays), serviceRule),
            ]
      const period = step(
        nominal,
        periodEnds(nominal, reviewDays),
        `${reviewRule}; ${regulationRule(nominal, COUNTING)}`,
      )
      const rollOver = rollOverSteps(nominal)
      const due = rollOver.at(-1)?.date ?? nominal
      const untold = [...new Set([yearOf(nominal), yearOf(due)])].filter(year => !hasTable(year))
      return {
        served,
        nominal,
        due,
        steps: [...service, period, ...rollOver],
        warnings: [
          ...untold.map(noHolidayTable),
          ...(untold.length > 0 && due !== nominal ? [safeDay(nominal)] : []),
          ...(type === ELECTRONIC ? [earlierEntry] : []),
        ],
        further: furtherPeriods(served, due, kind),
      }
    },
  }
}

/**
 * Returns what is odd about the day given for the service of a notice that prints `dispatched`
 * (docs/architecture.md §5): for electronic service it is not the dispatch date, on paper it lies before it; either way
 * it may be after `today`, and on paper more than 60 days after the dispatch. Returns an empty list where all is well.
 */
export const doubtServiceDay = (
  given: CalendarDay,
  type: ServiceType,
  dispatched: CalendarDay | null,
  today: CalendarDay,
): readonly LawText[] => {
  const future = given > today ? [notYet(given)] : []
  if (dispatched === null) return future
  if (type === ELECTRONIC) return given === dispatched ? future : [...future, dispatchedOtherwise(given, dispatched)]
  if (given < dispatched) return [...future, dispatchedLater(given, dispatched)]
  return daysBetween(dispatched, given) > LATEST_RECEIPT_DAYS ? [...future, receivedLate(given, dispatched)] : future
}

/** The time limit for opposing a mark that was preliminarily published, with its arithmetic. */
interface OppositionPeriod {
  months: number
  /** The day on which the period ends by its months. */
  nominal: CalendarDay
  /** The first working day from then on. */
  due: CalendarDay
}

/**
 * Returns the period in which a mark published on a day may be opposed: three months (Law 2019 Art. 33), two for publications from
 * 2027-01-01 (Law 2026 Art. 36), rolled over days off (Regs 2014 Art. 12).
 */
export const oppositionPeriod = (
  published: CalendarDay,
  { rollToWorkingDay }: Pick<Deadlines, 'rollToWorkingDay'>,
): OppositionPeriod => {
  const { oppositionMonths } = periodsOn(published)
  const nominal = addMonths(published, oppositionMonths)
  return { months: oppositionMonths, nominal, due: rollToWorkingDay(nominal) }
}
