import type { BilingualText } from '#contract/errors.ts'
import type { NoticeReading } from '#contract/rejection.ts'
import { type CalendarDay, dayOf, parseDay } from '#domain/calendar-day.ts'
import { type FileProblem, hasNoticeExtension, problemOfFile, type Service } from '../form/selection.ts'
import { type Answers, type NoticeQuestion, questionsOf } from './notice-questions.ts'

/**
 * One notice of the queue. It is read while its day may still be missing, and analysed once it has it. `asked` waits for an
 * answer about its day of service or about a fact that was read with doubt; `failed` without a problem is a call that failed:
 * it can be tried again.
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
  /** The answers about its facts, for its case. */
  answers: Answers
  /** What is not answered is left to the case. */
  isLeft: boolean
  /** The server takes no reading of it before its analysis. */
  isUnreadable: boolean
  result: QueuedResult | null
}

interface QueuedResult {
  id: number
  name: string
  /** The answers did not reach the case, which asks again. */
  isUnanswered?: boolean
}

export type QueueEvent =
  | { type: 'added'; files: readonly File[] }
  | { type: 'sharedService'; service: Service }
  | { type: 'ownService'; key: number; service: Service }
  | { type: 'password'; key: number; password: string }
  | { type: 'state'; key: number; state: QueuedNotice['state'] }
  | { type: 'read'; key: number; reading: NoticeReading }
  | { type: 'unreadable'; key: number }
  | { type: 'answered'; key: number; path: string; text: string }
  | { type: 'left'; key: number }
  | { type: 'asked'; key: number; doubts: readonly BilingualText[] }
  | { type: 'confirmed'; key: number }
  | { type: 'failed'; key: number; problem: FileProblem | null }
  | { type: 'done'; key: number; result: QueuedResult }
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
    answers: new Map(),
    isLeft: false,
    isUnreadable: false,
    result: null,
  }
}

/** Tells whether the notice is still to be analysed. */
export const isOpen = ({ state }: QueuedNotice): boolean =>
  state === 'waiting' || state === 'reading' || state === 'running' || state === 'asked'

/** Tells whether the server has the notice in hand. */
export const isRunning = ({ state }: QueuedNotice): boolean => state === 'reading' || state === 'running'

/** Returns the questions about a notice that wait for an answer. */
export const openQuestions = ({ reading, answers, isLeft }: QueuedNotice): NoticeQuestion[] =>
  reading === null || isLeft ? [] : questionsOf(reading).filter(({ row }) => !answers.has(row.path))

/** Returns a notice that waits, for its turn or for an answer. */
const waitingFor = (notice: QueuedNotice): QueuedNotice => {
  if (notice.state !== 'waiting' && notice.state !== 'asked') return notice
  const isAsked = notice.doubts.length > 0 || openQuestions(notice).length > 0
  return { ...notice, state: isAsked ? 'asked' : 'waiting' }
}

const NEEDS_PASSWORD: readonly (FileProblem | null)[] = ['passwordNeeded', 'passwordWrong']

/** Returns a notice with another day and service: nothing is odd about them until they are checked. */
const served = (notice: QueuedNotice, service: Service): QueuedNotice =>
  waitingFor({ ...notice, ...service, doubts: [], isSure: false })

/** Returns the queue after an event. What runs or is done keeps its day and service. */
export const advanceQueue = (queue: Queue, event: QueueEvent): Queue => {
  const change = (key: number, part: Partial<QueuedNotice>): Queue => ({
    ...queue,
    notices: queue.notices.map(notice => (notice.key === key ? waitingFor({ ...notice, ...part }) : notice)),
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
    case 'answered':
      return {
        ...queue,
        notices: queue.notices.map(notice =>
          notice.key === event.key
            ? waitingFor({ ...notice, answers: new Map(notice.answers).set(event.path, event.text) })
            : notice,
        ),
      }
    case 'left':
      return change(event.key, { isLeft: true })
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

const isUnread = ({ reading, isUnreadable }: QueuedNotice): boolean => reading === null && !isUnreadable

/** Returns the notice to analyse next: the first that waits, was read and has its day. */
export const nextNotice = ({ notices }: Queue, now: number): QueuedNotice | undefined =>
  notices.find(notice => notice.state === 'waiting' && !isUnread(notice) && queuedDay(notice.dayText, now) !== null)

/** Returns the notice to read next: the first that waits and was not read. */
export const nextReading = ({ notices }: Queue): QueuedNotice | undefined =>
  notices.find(notice => notice.state === 'waiting' && isUnread(notice))
