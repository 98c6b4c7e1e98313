import axios, { type AxiosError, isAxiosError, isCancel } from 'axios'
import type { CallData, CallInput } from '#contract/calls.ts'
import { ENDPOINTS, type EndpointName, REQUEST_ID_HEADER } from '#contract/endpoints.ts'
import {
  ANSWER_CODES,
  type AnswerCode,
  type BilingualText,
  type ErrorBody,
  type ErrorCode,
  FAILURE_CODES,
  type FailureCode,
  isAnswerCode,
} from '#contract/errors.ts'
import { isPaperKind, type PaperKind } from '#contract/vocabulary.ts'
import { dropFailedCall, recordFailedCall } from './failed-calls.ts'

/** A call that did not succeed. `status` is 0 when no server answered. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  /** The kind of an uploaded paper that is no refusal notice; null where the server does not know. */
  readonly paper: PaperKind | null
  /** Names the request in the server's log; empty where no server answered. */
  readonly requestId: string

  /** The doubts about the day of service, with doubtfulDay. */
  readonly doubts: readonly BilingualText[]

  constructor(
    code: ErrorCode,
    message: string,
    status: number,
    paper: PaperKind | null = null,
    requestId = '',
    doubts: readonly BilingualText[] = [],
  ) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.paper = paper
    this.requestId = requestId
    this.doubts = doubts
  }

  /** The code when the screen shows it; null for a failure, which stays silent (docs/architecture.md §4). */
  get answer(): AnswerCode | null {
    return isAnswerCode(this.code) ? this.code : null
  }

  /** The code when it is a failure, else null. */
  get failure(): FailureCode | null {
    return isAnswerCode(this.code) ? null : this.code
  }
}

/**
 * Returns the code that a caught error shows to the user, or null for a silent failure. Throws any error that is no `ApiError`.
 */
export const answerOf = (error: unknown): AnswerCode | null => {
  if (error instanceof ApiError) return error.answer
  throw error
}

export interface CallOptions {
  /** The body of a multipart call. */
  form?: FormData
  signal?: AbortSignal
}

const KNOWN_CODES: readonly string[] = [...ANSWER_CODES, ...FAILURE_CODES]
const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && KNOWN_CODES.includes(code)

const toApiError = (error: AxiosError<Partial<ErrorBody>>): ApiError => {
  if (isCancel(error)) return new ApiError('cancelled', error.message, 0)
  if (error.response === undefined) return new ApiError('unavailable', error.message, 0)
  const { data, status, headers } = error.response
  const code = isErrorCode(data?.code) ? data.code : 'internal'
  const paper = isPaperKind(data?.paper) ? data.paper : null
  const requestId = String(headers[REQUEST_ID_HEADER] ?? '')
  return new ApiError(code, data?.message ?? error.message, status, paper, requestId, data?.doubts)
}

/** The input of a call. The body may also be a Blob that holds its JSON. */
type CallGiven<Name extends EndpointName> = CallInput<Name> | (Omit<CallInput<Name>, 'body'> & { body: Blob })

/** Those of `params`, `query` and `body` that a call has. */
interface Input {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** Returns the address of a call, for an event stream, which is opened and not fetched. */
export const addressOf = (name: EndpointName, params: Record<string, unknown> = {}): string =>
  ENDPOINTS[name].path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(String(params[param])))

const send = async (name: EndpointName, input: Input, { form, signal }: CallOptions): Promise<unknown> => {
  try {
    const response = await axios.request<{ code: 0; data: unknown }>({
      method: ENDPOINTS[name].method,
      url: addressOf(name, input.params),
      params: input.query,
      data: form ?? input.body,
      ...(input.body instanceof Blob && { headers: { 'Content-Type': input.body.type } }),
      ...(signal && { signal }),
    })
    return response.data.data
  } catch (error) {
    if (isAxiosError<Partial<ErrorBody>>(error)) throw toApiError(error)
    throw error
  }
}

/** Calls that their sender repeats with a newer body. The old body must not be sent again. */
const REPEATED_BY_SENDER: ReadonlySet<EndpointName> = new Set(['saveDraft'])

/**
 * Sends a call and returns its `data`. Throws `ApiError`. A failure that is no answer goes to the activity list, unless
 * it was cancelled, and must not be shown (docs/specification.md §8). The list keeps one failure for each call, address
 * and query, whatever the body; a later success removes it.
 */
export const callApi = async <Name extends EndpointName>(
  name: Name,
  input: CallGiven<Name>,
  options: CallOptions = {},
): Promise<CallData<Name>> => {
  const sent = input as Input
  const key = JSON.stringify([name, sent.params, sent.query])
  try {
    const data = await send(name, sent, options)
    dropFailedCall(key)
    return data as CallData<Name>
  } catch (error) {
    const failure = error instanceof ApiError ? error.failure : null
    if (failure !== null && failure !== 'cancelled') {
      const { signal: _, ...lasting } = options
      const retry = REPEATED_BY_SENDER.has(name) ? null : () => callApi(name, input, lasting)
      const { requestId = '' } = error instanceof ApiError ? error : {}
      recordFailedCall({ key, call: name, code: failure, at: Date.now(), requestId, retry })
    }
    throw error
  }
}

/** Returns a new key for a running call. `crypto.randomUUID` is missing on a page that is served without TLS. */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
