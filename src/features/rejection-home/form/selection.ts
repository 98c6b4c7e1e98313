import type { ServiceType } from '#contract/deadline.ts'
import type { AnswerCode } from '#contract/errors.ts'
import { MAX_NOTICE_BYTES, NOTICE_EXTENSION } from '#contract/limits.ts'
import type { PaperKind } from '#contract/vocabulary.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { DateProblem } from '../../../components/service/date-field.tsx'
import { PAPER } from '../../../components/service/service-type-field.tsx'

/** What is about to be analysed. */
export interface Selection {
  file: File | null
  /** Null until the file turns out to have a password. */
  password: string | null
  /** Null while the date field holds no day that can be chosen; `dayText` is what stands in it. */
  day: CalendarDay | null
  dayText: string
  type: ServiceType
}

/** A selection that can be submitted. */
export interface ReadySelection extends Selection {
  file: File
  day: CalendarDay
}

export const EMPTY_SELECTION: Selection = { file: null, password: null, day: null, dayText: '', type: PAPER }

/** What is wrong with the file: our own check, the server's answer, or what paper it is instead of a notice. */
export type FileProblem = 'required' | 'wrongFormat' | 'passwordRequired' | AnswerCode | PaperKind

export interface Problems {
  file?: FileProblem
  date?: DateProblem
}

/** Whether a name ends in the three letters of a notice, in any case (spec §5). */
export const hasNoticeExtension = (name: string): boolean =>
  name.slice(-NOTICE_EXTENSION.length).toLowerCase() === NOTICE_EXTENSION

/** What the server would answer anyway, said before anything is uploaded; null when the file may be sent. */
export const problemOfFile = (file: File): FileProblem | null => {
  if (file.size === 0) return 'emptyFile'
  return file.size > MAX_NOTICE_BYTES ? 'tooLarge' : null
}

const isReady = (selection: Selection): selection is ReadySelection => selection.file !== null && selection.day !== null

/** The selection when it can be submitted, else what is missing or wrong. */
export const checkSelection = (selection: Selection): { ready: ReadySelection } | { problems: Problems } => {
  const { file, password, day, dayText } = selection
  const fileProblem =
    file === null ? 'required' : (problemOfFile(file) ?? (password === '' ? 'passwordRequired' : null))
  const dateProblem = day !== null ? null : dayText.trim() === '' ? 'required' : 'invalid'
  if (fileProblem === null && dateProblem === null && isReady(selection)) return { ready: selection }
  return { problems: { ...(fileProblem && { file: fileProblem }), ...(dateProblem && { date: dateProblem }) } }
}
