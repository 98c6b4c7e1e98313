import type { ServiceType } from '#contract/deadline.ts'
import type { AnswerCode } from '#contract/errors.ts'
import { MAX_NOTICE_BYTES, NOTICE_EXTENSION } from '#contract/limits.ts'
import type { PaperKind } from '#contract/vocabulary.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { DateProblem } from '../../../components/service/date-field.tsx'
import { PAPER } from '../../../components/service/service-type-field.tsx'

/** The values of the notice form. */
export interface Selection {
  file: File | null
  /** Null unless the file turned out to have a password. */
  password: string | null
  /** Null while `dayText`, the text of the date field, is no allowed day. */
  day: CalendarDay | null
  dayText: string
  type: ServiceType
}

/** The day and way of service, as typed. */
export type Service = Pick<Selection, 'dayText' | 'type'>

/** Values that can be submitted. */
export interface ReadySelection extends Selection {
  file: File
  day: CalendarDay
}

export const EMPTY_SELECTION: Selection = { file: null, password: null, day: null, dayText: '', type: PAPER }

/** A problem with the file: a check of our own, an answer of the server, or the kind of a paper that is no notice. */
export type FileProblem = 'required' | 'wrongFormat' | 'passwordRequired' | AnswerCode | PaperKind

export interface Problems {
  file?: FileProblem
  date?: DateProblem
}

/** Returns whether a file name ends in `pdf`, in upper or lower case (docs/specification.md §5). */
export const hasNoticeExtension = (name: string): boolean =>
  name.slice(-NOTICE_EXTENSION.length).toLowerCase() === NOTICE_EXTENSION

/** Returns the answer that the server would give to a file's size, before the upload; null when the file may be sent. */
export const problemOfFile = (file: File): FileProblem | null => {
  if (file.size === 0) return 'emptyFile'
  return file.size > MAX_NOTICE_BYTES ? 'tooLarge' : null
}

const WHOLE_DAY = /^(?:\d{8}|\d{4}\D\d{1,2}\D\d{2}\D?|.{10,})$/u

/** Returns whether a text is typed to its end, so that it can be told at once that there is no such day. */
export const isWholeDay = (text: string): boolean => WHOLE_DAY.test(text.trim())

const isReady = (selection: Selection): selection is ReadySelection => selection.file !== null && selection.day !== null

/** Returns the values when they can be submitted, else the problems. */
export const checkSelection = (selection: Selection): { ready: ReadySelection } | { problems: Problems } => {
  const { file, password, day, dayText } = selection
  const fileProblem =
    file === null ? 'required' : (problemOfFile(file) ?? (password === '' ? 'passwordRequired' : null))
  const dateProblem = day !== null ? null : dayText.trim() === '' ? 'required' : 'invalid'
  if (fileProblem === null && dateProblem === null && isReady(selection)) return { ready: selection }
  return { problems: { ...(fileProblem && { file: fileProblem }), ...(dateProblem && { date: dateProblem }) } }
}
