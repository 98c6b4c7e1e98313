import type { PaperKind } from './vocabulary.ts'

/**
 * Codes a failing call may answer with. The first group are answers, shown at the field they belong to
 * (docs/architecture.md §4); the rest are failures that stay silent on screen (docs/specification.md §8). `notPdf`: the
 * content has no PDF header, whatever the name says; `emptyFile`: not one byte; `notWord`: no Word file; `notPicture`: neither PNG nor
 * JPEG, or not whole; `notExported`:
 * a Word file that was not made here; `otherLog`: one made of another log; `invalidInput`: a part, field or parameter
 * is missing or malformed; `registerNotReady`: there is no register of marks, or it is not loaded whole;
 * `diskFull`: the server has hardly room left on its disk, and takes no new work;
 * `doubtfulDay`: the day given for the service hardly goes with the notice's, and nobody confirmed it.
 */
export const ANSWER_CODES = [
  'notRefusalNotice',
  'passwordNeeded',
  'passwordWrong',
  'notPdf',
  'emptyFile',
  'damagedPdf',
  'tooLarge',
  'tooComplex',
  'noText',
  'noRight',
  'limitReached',
  'staleRevision',
  'notWord',
  'notPicture',
  'notExported',
  'otherLog',
  'registerNotReady',
  'diskFull',
  'doubtfulDay',
  'invalidInput',
] as const
export const FAILURE_CODES = ['notFound', 'cancelled', 'tooManyRequests', 'unavailable', 'internal'] as const

export type AnswerCode = (typeof ANSWER_CODES)[number]
export type FailureCode = (typeof FAILURE_CODES)[number]
export type ErrorCode = AnswerCode | FailureCode

/** A sentence in both languages of the interface. */
export interface BilingualText {
  zh: string
  en: string
}

/**
 * Body of every failing call. `message` is for logs and tools; people read the locale text that belongs to `code`, or to
 * `paper`, which says with notRefusalNotice what the paper is instead, where that is known, or `doubts`, which say with
 * doubtfulDay what is odd.
 */
export interface ErrorBody {
  code: ErrorCode
  message: string
  paper?: PaperKind
  doubts?: readonly BilingualText[]
}

/** Tells an answer, which the screen shows, from a failure, which it does not. */
export const isAnswerCode = (code: unknown): code is AnswerCode => ANSWER_CODES.some(known => known === code)
