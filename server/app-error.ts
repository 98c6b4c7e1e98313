import type { BilingualText, ErrorCode } from '#contract/errors.ts'
import type { PaperKind } from '#contract/vocabulary.ts'

const STATUS: Record<ErrorCode, number> = {
  notRefusalNotice: 422,
  passwordNeeded: 422,
  passwordWrong: 422,
  notPdf: 422,
  emptyFile: 422,
  damagedPdf: 422,
  tooLarge: 413,
  tooComplex: 422,
  noText: 422,
  noRight: 403,
  limitReached: 403,
  staleRevision: 409,
  notWord: 422,
  notPicture: 422,
  notExported: 422,
  otherLog: 422,
  registerNotReady: 409,
  diskFull: 507,
  doubtfulDay: 422,
  invalidInput: 400,
  notFound: 404,
  cancelled: 409,
  tooManyRequests: 429,
  unavailable: 503,
  internal: 500,
}

interface AppErrorOptions extends ErrorOptions {
  /** The kind of a paper that is no refusal notice, where it is known. */
  paper?: PaperKind | null | undefined
  /** The doubts about a day of service. */
  doubts?: readonly BilingualText[]
}

/** A failure that the caller is meant to see: its code goes to the client, its message to logs and tools only. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly paper: PaperKind | null
  readonly doubts: readonly BilingualText[]

  constructor(code: ErrorCode, message: string = code, options: AppErrorOptions = {}) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
    this.status = STATUS[code]
    this.paper = options.paper ?? null
    this.doubts = options.doubts ?? []
  }
}

/** A reason not to start that a person can act on: its message is the one line shown, without a stack. */
export class StartRefusal extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartRefusal'
  }
}
