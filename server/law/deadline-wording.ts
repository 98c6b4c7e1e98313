import { type CalendarDay, weekdayOf } from '#domain/calendar-day.ts'
import type { DayKind } from './holidays.ts'

/** A text in both languages of the documents. */
export interface Bilingual {
  zh: string
  en: string
}

const WEEKDAYS = [
  { zh: '星期日', en: 'Sunday' },
  { zh: '星期一', en: 'Monday' },
  { zh: '星期二', en: 'Tuesday' },
  { zh: '星期三', en: 'Wednesday' },
  { zh: '星期四', en: 'Thursday' },
  { zh: '星期五', en: 'Friday' },
  { zh: '星期六', en: 'Saturday' },
]
const MONTHS = 'January February March April May June July August September October November December'.split(' ')

const weekday = (day: CalendarDay): Bilingual => WEEKDAYS[weekdayOf(day)] ?? { zh: '', en: '' }

const named = (day: CalendarDay): Bilingual => {
  const month = Number(day.slice(5, 7))
  const date = Number(day.slice(8))
  const { zh, en } = weekday(day)
  return { zh: `${month}月${date}日（${zh}）`, en: `${en} ${date} ${MONTHS[month - 1]}` }
}

const span = (from: CalendarDay, to: CalendarDay): Bilingual => {
  const [first, last] = [named(from), named(to)]
  return from === to ? first : { zh: `${first.zh}至${last.zh}`, en: `${first.en} to ${last.en}` }
}

export const received = (day: CalendarDay): Bilingual => ({
  zh: `收到通知书（纸质送达），即送达之日，${weekday(day).zh}`,
  en: `Notice received on paper: the day of service, a ${weekday(day).en}`,
})

export const dispatched = (day: CalendarDay): Bilingual => ({
  zh: `通知书发出（电子送达），${weekday(day).zh}`,
  en: `Notice dispatched electronically, a ${weekday(day).en}`,
})

export const deemedServed = (day: CalendarDay, days: number): Bilingual => ({
  zh: `自发出之日起满 ${days} 日，视为送达，${weekday(day).zh}`,
  en: `${days} full days from dispatch: deemed served, a ${weekday(day).en}`,
})

export const periodEnds = (day: CalendarDay, days: number): Bilingual => ({
  zh: `加 ${days} 日（送达当日不计），期满日为${weekday(day).zh}`,
  en: `+ ${days} days, the day of service not counted: the period ends on a ${weekday(day).en}`,
})

/** A run of days off, `from` to `to`, that moves the end of the period to `next`. */
export const rolledOver = (from: CalendarDay, to: CalendarDay, kind: DayKind, next: CalendarDay): Bilingual => {
  const off = span(from, to)
  const why = kind.holiday ? { zh: `${kind.holiday.zh}放假`, en: kind.holiday.en } : { zh: '休息日', en: 'weekend' }
  return {
    zh: `${off.zh}${why.zh}，顺延至${weekday(next).zh}`,
    en: `${off.en}: ${why.en}, rolls over to ${weekday(next).en}`,
  }
}

/** A weekend day on which the period ends all the same, because it is worked in exchange for a holiday. */
export const makeUpDay = (day: CalendarDay, kind: DayKind): Bilingual => ({
  zh: `${weekday(day).zh}，但为${kind.holiday?.zh ?? ''}调休上班日，按工作日计，不再顺延`,
  en: `A ${weekday(day).en}, but worked in exchange for ${kind.holiday?.en ?? ''}: a working day, no further roll-over`,
})

export const noHolidayTable = (year: number): Bilingual => ({
  zh: `没有 ${year} 年的放假安排（尚未公布或尚未录入），暂按周末和 1 月 1 日推算，公布后请复核。`,
  en: `No holiday schedule for ${year} (not published or not loaded yet): weekends and 1 January only. Check again once it is published.`,
})

/** The last day for supplementary evidence, should the application be filed on the last day. */
export const supplementDue = (isTableMissing: boolean): Bilingual => ({
  zh: `补充证据（申请书中须声明）：自提交之日起 3 个月，按最后一日提交推算${isTableMissing ? '，该年放假安排尚未公布' : ''}`,
  en: `Supplementary evidence (to be announced in the application): 3 months from filing, if filed on the last day${isTableMissing ? '; holidays of that year not published yet' : ''}`,
})

export const divisionDue = (days: number): Bilingual => ({
  zh: `初步审定部分的分割申请：自收到通知书之日起 ${days} 日`,
  en: `Request to divide out the approved part: ${days} days from receipt of the notice`,
})

export const courtDue = (days: number): Bilingual => ({
  zh: `不服复审决定的起诉：自收到决定之日起 ${days} 日`,
  en: `Action against the decision on review: ${days} days from receipt of the decision`,
})

/** Electronic service is counted from the dispatch date; the day given is another. */
export const dispatchedOtherwise = (given: CalendarDay, dispatched: CalendarDay): Bilingual => ({
  zh: `通知书上的发文日期为 ${dispatched}，与填写的 ${given} 不同。电子送达自发文日期起算，请核对。`,
  en: `The notice prints ${dispatched} as its dispatch date, not ${given}. Electronic service counts from the dispatch date: please check.`,
})

/** Nothing is received before it is sent. */
export const dispatchedLater = (given: CalendarDay, dispatched: CalendarDay): Bilingual => ({
  zh: `填写的收到日期 ${given} 早于通知书上的发文日期 ${dispatched}，请核对。`,
  en: `The day of receipt given, ${given}, is before the dispatch date ${dispatched} printed on the notice: please check.`,
})

export const notYet = (given: CalendarDay): Bilingual => ({
  zh: `填写的日期 ${given} 尚未到来，请核对。`,
  en: `The day given, ${given}, is still to come: please check.`,
})
