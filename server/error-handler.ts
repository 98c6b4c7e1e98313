import type { FastifyError, FastifyInstance } from 'fastify'
import type { ErrorBody, ErrorCode } from '#contract/errors.ts'
import { AppError } from './app-error.ts'
import { isDatabaseOutage } from './outage.ts'

const CODE_OF_STATUS: Record<number, ErrorCode> = { 404: 'notFound', 413: 'tooLarge', 429: 'tooManyRequests' }

const isFastifyError = (error: unknown): error is FastifyError => error instanceof Error && 'statusCode' in error

/** SQL states of a text that PostgreSQL cannot keep: it has a NUL, or half of a character. */
const UNKEEPABLE = new Set(['22021', '22P05'])

const isUnkeepableText = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && UNKEEPABLE.has(error.code)

/**
 * Returns the failure that the caller sees: an `AppError` as it is, `unavailable` while the database does not answer,
 * `invalidInput` for a text that the database cannot keep, a refusal of Fastify's by its status, else `internal`.
 */
export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  if (isDatabaseOutage(error)) return new AppError('unavailable', 'The database does not answer.', { cause: error })
  if (isUnkeepableText(error))
    return new AppError('invalidInput', 'A text has a character that cannot be kept.', { cause: error })
  const status = (isFastifyError(error) && error.statusCode) || 500
  if (!(error instanceof Error) || status < 400 || status >= 500)
    return new AppError('internal', undefined, { cause: error })
  return new AppError(CODE_OF_STATUS[status] ?? 'invalidInput', error.message, { cause: error })
}

/** When a client may ask again, in seconds. */
const RETRY_AFTER_S: Partial<Record<ErrorCode, number>> = { unavailable: 5, registerNotReady: 5 }

/** Answers every failure with `{ code, message }`. The text of a 5xx stays in the log. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const failure = toAppError(error)
    if (failure.status >= 500) request.log.error({ err: error }, failure.code)
    const message = failure.status >= 500 ? failure.code : failure.message
    const { paper, doubts } = failure
    const retryAfter = RETRY_AFTER_S[failure.code]
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    const body: ErrorBody = {
      code: failure.code,
      message,
      ...(paper && { paper }),
      ...(doubts.length > 0 && { doubts }),
    }
    return reply.code(failure.status).send(body)
  })
}

/** Addresses of calls and files, where nobody looks for a page. */
const NO_PAGES = /^\/(?:api|assets|business|calendar|data-web|files)\b/u

/**
 * Answers with `notFound` where there is no route; such requests are limited as all others are. Where `page` is given, a
 * person who opens an address gets that file of the page, which says so.
 */
export const answerNotFound = (app: FastifyInstance, page?: string): void => {
  // What is not there is no part of the page, whatever its address.
  app.setNotFoundHandler({ preHandler: app.rateLimit({ allowList: [] }) }, (request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (page !== undefined && wantsPage && !NO_PAGES.test(request.url)) return reply.code(404).sendFile(page)
    throw new AppError('notFound')
  })
}
