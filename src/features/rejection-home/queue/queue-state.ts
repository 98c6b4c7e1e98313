import type { BilingualText } from '#contract/errors.ts'
import type { NoticeReading } from '#contract/rejection.ts'
import { type CalendarDay, dayOf, parseDay } from '#domain/calendar-day.ts'
import { type FileProblem, hasNoticeExtension, problemOfFile, type Service } from '../form/selection.ts'

/**
 * One notice of the queue. It is read while its day may still be missing, and analysed once it has it. `asked` waits for an answer about its day of service; `failed` without a problem is a call
 * that failed: it can be tried again.
 */
export interface QueuedNotice extends Service {
  key: number
  file: File
  password: string | null
  /** Day and service were changed for this notice alone. */
  isOwn: boolean
  state: 'waiting' | 'reading' | 'running' | 'asked' | 'done' | 'failed' | 'cancelled'
  /** The doubts about the day of service, until it is changed or confirmed. */
  doubts: readonly BilingualText[]
  /** The odd day of service was confirmed. */
  isSure: boolean
  problem: FileProblem | null
  /** What the notice says of itself, once it was read. */
  reading: NoticeReading | null
  /** The server takes no reading of it before its analysis. */
  isUnreadable: boolean
  result: { id: number; name: string } | null
}

export type QueueEvent =
  | { type: 'added'; files: readonly File[] }
  | { type: 'sharedService'; service: Service }
  | { type: 'ownService'; key: number; service: Service }
  | { type: 'password'; key: number; password: string }
  | { type: 'state'; key: number; state: QueuedNotice['state'] }
  | { type: 'read'; key: number; reading: NoticeReading }
  | { type: 'unreadable'; key: number }
  | { type: 'asked'; key: number; doubts: readonly BilingualText[] }
  | { type: 'confirmed'; key: number }
  | { type: 'failed'; key: number; problem: FileProblem | null }
  | { type: 'done'; key: number; result: { id: number; name: string } }
  | { type: 'removed'; key: number }
  | { type: 'cancelled' }

export interface Queue {
  shared: Service
  notices: readonly QueuedNotice[]
}

/** Returns the day that a text names, if it exists and is not after today in Asia/Shanghai; else null. */
export const queuedDay = (dayText: string, now: number): CalendarDay | null => {
  const day = parseDay(dayText)
  return day !== null && day <= dayOf(now) ? day : null
}

const toQueued = (file: File, key: number, shared: Service): QueuedNotice => {
  const problem = hasNoticeExtension(file.name) ? problemOfFile(file) : 'wrongFormat'
  return {
    ...shared,
    key,
    file,
    password: null,
    isOwn: false,
    state: problem === null ? 'waiting' : 'failed',
    doubts: [],
    isSure: false,
    problem,
    reading: null,
    isUnreadable: false,
    result: null,
  }
}

/** Tells whether the notice is still to be analysed. */
export const isOpen = ({ state }: QueuedNotice): boolean =>
  state === 'waiting' || state === 'reading' || state === 'running' || state === 'asked'

/** Tells whether the server has the notice in hand. */
export const isRunning = ({ state }: QueuedNotice): boolean => state === 'reading' || state === 'running'

const NEEDS_PASSWORD: readonly (FileProblem | null)[] = ['passwordNeeded', 'passwordWrong']

/** Returns a notice with another day and service: nothing is odd about them until they are checked. */
const served = (notice: QueuedNotice, service: Service): QueuedNotice => ({
  ...notice,
  ...service,
  doubts: [],
  isSure: false,
  state: notice.state === 'asked' ? 'waiting' : notice.state,
})

/** Returns the queue after an event. What runs or is done keeps its day and service. */
export const advanceQueue = (queue: Queue, event: QueueEvent): Queue => {
  const change = (key: number, part: Partial<QueuedNotice>): Queue => ({
    ...queue,
    notices: queue.notices.map(notice => (notice.key === key ? { ...notice, ...part } : notice)),
  })
  switch (event.type) {
    case 'added': {
      const next = Math.max(0, ...queue.notices.map(({ key }) => key)) + 1
      const added = event.files.map((file, place) => toQueued(file, next + place, queue.shared))
      return { ...queue, notices: [...queue.notices, ...added] }
    }
    case 'sharedService': {
      const follows = ({ isOwn, state }: QueuedNotice): boolean => !isOwn && state !== 'running' && state !== 'done'
      return {
        shared: event.service,
        notices: queue.notices.map(notice => (follows(notice) ? served(notice, event.service) : notice)),
      }
    }
    case 'ownService':
      return {
        ...queue,
        notices: queue.notices.map(notice =>
          notice.key === event.key ? { ...served(notice, event.service), isOwn: true } : notice,
        ),
      }
    case 'password':
      return change(event.key, { password: event.password })
    case 'state':
      return change(event.key, { state: event.state, problem: null })
    case 'read':
      return change(event.key, { state: 'waiting', reading: event.reading })
    case 'unreadable':
      return change(event.key, { state: 'waiting', isUnreadable: true })
    case 'asked':
      return change(event.key, { state: 'asked', doubts: event.doubts })
    case 'confirmed':
      return change(event.key, { state: 'waiting', doubts: [], isSure: true })
    case 'failed':
      return change(event.key, {
        state: 'failed',
        problem: event.problem,
        ...(NEEDS_PASSWORD.includes(event.problem) && { password: '' }),
      })
    case 'done':
      return change(event.key, { state: 'done', result: event.result })
    case 'removed':
      return { ...queue, notices: queue.notices.filter(({ key }) => key !== event.key) }
    case 'cancelled':
      return {
        ...queue,
        notices: queue.notices.map(notice => (isOpen(notice) ? { ...notice, state: 'cancelled', doubts: [] } : notice)),
      }
  }
}

/** Returns the notice to analyse next: the first that waits and has its day. */
export const nextNotice = ({ notices }: Queue, now: number): QueuedNotice | undefined =>
  notices.find(({ state, dayText }) => state === 'waiting' && queuedDay(dayText, now) !== null)

/** Returns the notice to read next: the first that waits and was not read. */
export const nextReading = ({ notices }: Queue): QueuedNotice | undefined =>
  notices.find(({ state, reading, isUnreadable }) => state === 'waiting' && reading === null && !isUnreadable)
