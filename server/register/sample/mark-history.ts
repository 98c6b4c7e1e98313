import { addDays, addMonths, type CalendarDay } from '#domain/calendar-day.ts'
import { graceEndOf } from '#domain/mark/mark-life.ts'
import type { MarkEvent, MarkStatus, RegisterMark } from '#domain/mark/register-mark.ts'
import { EVENT_KINDS, type EventCode } from '../event-kinds.ts'
import { below, pick, type Random } from './seeded-random.ts'

type History = Pick<
  RegisterMark,
  'status' | 'applicationDate' | 'preliminaryDate' | 'registrationDate' | 'expiryDate' | 'events'
>

interface Step {
  date: CalendarDay
  code: EventCode
  detail: string
  becomes?: MarkStatus
}

const TERM_YEARS = 10
const ISSUE_DAYS = [6, 13, 20, 27]
const ISSUE_OF_2000 = 718

/** Returns the first gazette on or after a day; there are four in a month. */
const gazetteFrom = (day: CalendarDay): { date: CalendarDay; issue: string } => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const place = ISSUE_DAYS.findIndex(issueDay => issueDay >= date)
  if (place < 0) return gazetteFrom(`${addMonths(`${day.slice(0, 7)}-01`, 1)}`)
  const issue = ISSUE_OF_2000 + ((year - 2000) * 12 + month - 1) * ISSUE_DAYS.length + place
  return { date: `${day.slice(0, 8)}${String(ISSUE_DAYS[place]).padStart(2, '0')}`, issue: `第${issue}期` }
}

const GROUNDS = ['第三十条', '第三十条', '第三十条', '第三十一条', '第十一条第一款第（二）项', '第十条第一款第（七）项']

/** Invents the steps from filing to approval; `approved` is null for a mark that is refused. */
const examine = (random: Random, filed: CalendarDay): { steps: Step[]; approved: CalendarDay | null } => {
  const examined = addDays(filed, (filed < '2018' ? 240 : 110) + below(random, 120))
  const steps: Step[] = [
    { date: filed, code: 'filed', detail: '', becomes: 'pending' },
    { date: addDays(filed, 15 + below(random, 35)), code: 'accepted', detail: '' },
  ]
  const outcome = random()
  if (outcome < 0.015)
    steps.push({ date: addDays(filed, 40 + below(random, 60)), code: 'withdrawn', detail: '', becomes: 'withdrawn' })
  if (outcome < 0.015) return { steps, approved: null }
  if (outcome < 0.1) steps.push({ date: examined, code: 'partial-refusal', detail: pick(random, GROUNDS) })
  if (outcome < 0.1 || outcome > 0.31) return { steps, approved: examined }
  steps.push({ date: examined, code: 'refusal', detail: pick(random, GROUNDS), becomes: 'refused' })
  if (random() > 0.35) return { steps, approved: null }
  const isWon = random() < 0.29
  const decided = addDays(examined, 210 + below(random, 120))
  steps.push({ date: addDays(examined, 8 + below(random, 20)), code: 'review-filed', detail: '', becomes: 'pending' })
  steps.push({
    date: decided,
    code: 'review-decided',
    detail: isWon ? '初步审定' : '驳回',
    becomes: isWon ? 'pending' : 'refused',
  })
  return { steps, approved: isWon ? decided : null }
}

/** Invents the events of a registration within its first term; at most one of them ends it. */
const live = (random: Random, registered: CalendarDay): Step[] => {
  const steps: Step[] = []
  const later = (least: number, span: number): CalendarDay => addDays(registered, least + below(random, span))
  if (random() < 0.09) steps.push({ date: later(200, 3_000), code: 'changed', detail: '核准' })
  if (random() < 0.07) steps.push({ date: later(200, 3_000), code: 'assigned', detail: '核准' })
  if (random() < 0.03) steps.push({ date: later(100, 2_500), code: 'licensed', detail: '' })
  const fate = random()
  if (fate < 0.08) {
    const asked = later(1_100, 2_000)
    const isCancelled = fate < 0.045
    steps.push({ date: asked, code: 'non-use-filed', detail: '' })
    steps.push({
      date: addDays(asked, 240 + below(random, 90)),
      code: isCancelled ? 'cancelled' : 'non-use-decided',
      detail: isCancelled ? '连续三年不使用' : '维持注册',
      ...(isCancelled && { becomes: 'cancelled' as const }),
    })
  } else if (fate < 0.1) {
    const asked = later(150, 1_600)
    steps.push({ date: asked, code: 'invalidity-filed', detail: '' })
    steps.push({ date: addDays(asked, 320), code: 'invalidated', detail: '', becomes: 'invalidated' })
  } else if (fate < 0.11) steps.push({ date: later(300, 2_500), code: 'surrendered', detail: '', becomes: 'cancelled' })
  return steps.sort((a, b) => (a.date < b.date ? -1 : 1))
}

const ENDS: readonly MarkStatus[] = ['cancelled', 'invalidated']

/** Invents the first term, then renewals until one fails; steps after an end are left out. */
const register = (
  random: Random,
  registered: CalendarDay,
  onDay: CalendarDay,
): { steps: Step[]; term: CalendarDay } => {
  const steps = live(random, registered)
  const end = steps.findIndex(({ becomes }) => becomes !== undefined && ENDS.includes(becomes))
  let term = addDays(addMonths(registered, TERM_YEARS * 12), -1)
  if (end >= 0) return { steps: steps.slice(0, end + 1), term }
  while (term < onDay) {
    if (random() > 0.62) {
      steps.push({ date: addDays(term, 1), code: 'expired', detail: '', becomes: 'in-grace' })
      steps.push({ date: graceEndOf(term), code: 'surrendered', detail: '期满未续展', becomes: 'expired' })
      return { steps, term }
    }
    const next = addMonths(term, TERM_YEARS * 12)
    steps.push({ date: addDays(term, -below(random, 300)), code: 'renewed', detail: `至 ${next}` })
    term = next
  }
  return { steps, term }
}

/**
 * Invents the steps from publication to registration and on, or to an opposition that succeeds; `term` is null without
 * registration.
 */
const publish = (
  random: Random,
  approved: CalendarDay,
  onDay: CalendarDay,
): { steps: Step[]; term: CalendarDay | null } => {
  const { date, issue } = gazetteFrom(addDays(approved, 30 + below(random, 60)))
  const steps: Step[] = [{ date, code: 'preliminary', detail: issue, becomes: 'preliminary' }]
  const isOpposed = random() < 0.03
  const opposition = addDays(date, 400)
  if (isOpposed) steps.push({ date: addDays(date, 80), code: 'opposition', detail: '' })
  if (isOpposed && random() < 0.4) {
    steps.push({ date: opposition, code: 'opposition-decided', detail: '不予注册', becomes: 'refused' })
    return { steps, term: null }
  }
  const registration = gazetteFrom(isOpposed ? opposition : addMonths(date, 3))
  const after = register(random, registration.date, onDay)
  steps.push({ date: registration.date, code: 'registered', detail: registration.issue, becomes: 'registered' })
  return { steps: [...steps, ...after.steps], term: after.term }
}

const eventOf = ({ date, code, detail }: Step): MarkEvent => ({ date, code, ...EVENT_KINDS[code], detail })

/**
 * Invents the history of a mark filed on a day, as it stands on another day: dates, status and events agree with one
 * another.
 */
export const inventHistory = (random: Random, filed: CalendarDay, onDay: CalendarDay): History => {
  const { steps, approved } = examine(random, filed)
  const published = approved === null ? null : publish(random, approved, onDay)
  const known = [...steps, ...(published?.steps ?? [])]
    .filter(({ date }) => date <= onDay)
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
  const dayOf = (code: EventCode): CalendarDay | null => known.find(step => step.code === code)?.date ?? null
  const registrationDate = dayOf('registered')
  return {
    status: known.findLast(({ becomes }) => becomes !== undefined)?.becomes ?? 'pending',
    applicationDate: filed,
    preliminaryDate: dayOf('preliminary'),
    registrationDate,
    expiryDate: registrationDate === null ? null : (published?.term ?? null),
    events: known.map(eventOf),
  }
}
