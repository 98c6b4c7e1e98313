import { addMonths, type CalendarDay } from '#domain/calendar-day.ts'
import { periodsOn } from '#domain/law/periods.ts'
import type { MarkEvent, MarkStatus, RegisterMark } from '#domain/mark/register-mark.ts'
import { EVENT_KINDS, type EventCode } from '../event-kinds.ts'

/** A publication of the gazette on a mark; class 0 stands for all classes of the number. */
export interface GazetteNotice {
  regNo: string
  class: number
  day: CalendarDay
  /** The kind in the gazette's own words. */
  kind: string
  issue: string
}

interface NoticeKind {
  words: RegExp
  code: EventCode
  /** The status that the notice gives a mark as a whole. */
  status?: MarkStatus
}

/** The first kind whose words a notice has is its kind; requests and what concerns part of the goods leave the status as it is. */
const KINDS: readonly NoticeKind[] = [
  { words: /部分.*(?:撤销|注销|无效)|(?:撤销|注销|无效).*部分/, code: 'partly-ended' },
  { words: /不予注册|驳回/, code: 'refusal' },
  { words: /初步审定|初审/, code: 'preliminary', status: 'preliminary' },
  { words: /撤回.*注册申请|注册申请.*撤回/, code: 'withdrawn', status: 'withdrawn' },
  { words: /未续展/, code: 'expired', status: 'expired' },
  { words: /续展/, code: 'renewed', status: 'registered' },
  { words: /转让|移转/, code: 'assigned', status: 'registered' },
  { words: /许可/, code: 'licensed', status: 'registered' },
  { words: /变更/, code: 'changed' },
  { words: /无效/, code: 'invalidated', status: 'invalidated' },
  { words: /注销/, code: 'surrendered', status: 'cancelled' },
  { words: /撤销/, code: 'cancelled', status: 'cancelled' },
  { words: /异议/, code: 'opposition' },
  { words: /注册公告/, code: 'registered', status: 'registered' },
]
const REQUEST = /申请|更正|送达|裁定书|通知书/
const ENDS = new Set<MarkStatus>(['withdrawn', 'expired', 'invalidated', 'cancelled'])

const kindOf = (notice: GazetteNotice): Omit<NoticeKind, 'words'> | undefined => {
  const kind = KINDS.find(({ words }) => words.test(notice.kind))
  if (kind === undefined) return undefined
  const isRequest = REQUEST.test(notice.kind.replace('注册申请', '')) && kind.code !== 'withdrawn'
  return isRequest ? undefined : { code: kind.code, ...(kind.status && { status: kind.status }) }
}

const eventOf = (notice: GazetteNotice): MarkEvent => {
  const code = kindOf(notice)?.code
  const words = code ? { code, ...EVENT_KINDS[code] } : { code: notice.kind, zh: notice.kind, en: notice.kind }
  return { date: notice.day, ...words, detail: notice.issue === '' ? '' : `第${notice.issue}期` }
}

/** Years of a term, Law 2019 art. 39 and 40, Law 2026 art. 43 and 44. */
const TERM_MONTHS = 120

/**
 * Returns the end of the term after a renewal that was published on a day. A renewal near the end of the term that the register gives prolongs
 * it; one published years before that end is in it already.
 */
const renewedTo = (expiry: CalendarDay, day: CalendarDay): CalendarDay => {
  const { renewalMonths, graceMonths } = periodsOn(day)
  // The notice may come up to a year after the request.
  const isNear = day >= addMonths(expiry, -renewalMonths) && day <= addMonths(expiry, graceMonths + 12)
  return isNear ? addMonths(expiry, TERM_MONTHS) : expiry
}

/**
 * Returns the status that the source gave a mark: one that stands in the register may have been ended by these notices already, and the order
 * in which lists come must not matter.
 */
const statusBefore = (
  { status, registrationDate, preliminaryDate }: RegisterMark,
  notices: readonly GazetteNotice[],
) => {
  if (!ENDS.has(status) || notices.every(notice => kindOf(notice)?.status !== status)) return status
  if (registrationDate !== null) return 'registered'
  return preliminaryDate === null ? 'pending' : 'preliminary'
}

const isBeforeRegistration = (status: MarkStatus): boolean => status === 'pending' || status === 'preliminary'

/**
 * Returns a mark with what the gazette published on it: its events, and the status that the source leaves open (docs/register.md §3). A notice
 * that something ended the mark counts unless a later notice shows it alive; an end that the source itself names stays.
 */
export const withNotices = (mark: RegisterMark, notices: readonly GazetteNotice[]): RegisterMark => {
  if (notices.length === 0) return mark
  const before = statusBefore(mark, notices)
  const made = { ...mark, status: before }
  for (const notice of notices.toSorted((a, b) => Number(a.day > b.day) - Number(a.day < b.day))) {
    const kind = kindOf(notice)
    if (kind?.code === 'preliminary') made.preliminaryDate ??= notice.day
    if (kind?.code === 'registered') made.registrationDate ??= notice.day
    if (kind?.code === 'renewed' && made.expiryDate !== null) made.expiryDate = renewedTo(made.expiryDate, notice.day)
    if (kind?.status === undefined) continue
    if (ENDS.has(kind.status)) {
      if (made.status === 'ended' || made.status === 'registered' || isBeforeRegistration(made.status))
        made.status = kind.status
    } else if (kind.status === 'registered') {
      if (isBeforeRegistration(made.status)) made.status = 'registered'
      else if (ENDS.has(made.status) && !ENDS.has(before)) made.status = before === 'ended' ? 'ended' : 'registered'
    } else if (made.status === 'pending') made.status = kind.status
  }
  const events = [...mark.events]
  for (const event of notices.map(eventOf))
    if (!events.some(({ date, code }) => date === event.date && code === event.code)) events.push(event)
  return { ...made, events: events.sort((a, b) => Number(a.date > b.date) - Number(a.date < b.date)) }
}
