import { type AnswerCode, type ErrorCode, type FailureCode, isAnswerCode } from '#contract/errors.ts'
import type { PaperKind } from '#contract/vocabulary.ts'

/** A call that did not succeed. `status` is 0 when no server answered. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  /** What a paper is that is no refusal notice, where the server knows. */
  readonly paper: PaperKind | null

  constructor(code: ErrorCode, message: string, status: number, paper: PaperKind | null = null) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.paper = paper
  }

  /** The code when it is an answer that the screen shows, else null: a failure, which stays silent (design.md §4). */
  get answer(): AnswerCode | null {
    return isAnswerCode(this.code) ? this.code : null
  }

  /** The code when it is a failure, else null. */
  get failure(): FailureCode | null {
    return isAnswerCode(this.code) ? null : this.code
  }
}

/** What a caught error has to say to the user: an answer's code, or null for a silent failure. A bug is thrown on. */
export const answerOf = (error: unknown): AnswerCode | null => {
  if (error instanceof ApiError) return error.answer
  throw error
}
