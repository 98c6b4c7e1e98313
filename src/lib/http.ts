import axios, { type AxiosError, isAxiosError, isCancel } from 'axios'
import type { CallData, CallInput } from '#contract/calls.ts'
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts'
import { ANSWER_CODES, type ErrorBody, type ErrorCode, FAILURE_CODES } from '#contract/errors.ts'
import { ApiError } from './api-error.ts'
import { dropFailedCall, recordFailedCall } from './failed-calls.ts'

export interface CallOptions {
  /** Multipart body; what the input holds then travels in the path and the query. */
  form?: FormData
  signal?: AbortSignal
}

const KNOWN_CODES: readonly string[] = [...ANSWER_CODES, ...FAILURE_CODES]
const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && KNOWN_CODES.includes(code)

const toApiError = (error: AxiosError<Partial<ErrorBody>>): ApiError => {
  if (isCancel(error)) return new ApiError('cancelled', error.message, 0)
  if (error.response === undefined) return new ApiError('unavailable', error.message, 0)
  const { data, status } = error.response
  const code = isErrorCode(data?.code) ? data.code : 'internal'
  return new ApiError(code, data?.message ?? error.message, status)
}

/** Puts `:name` parts into the path; answers it with the input that is left. */
const fillPath = (path: string, input: Record<string, unknown>): [path: string, rest: Record<string, unknown>] => {
  const rest = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  return [filled, rest]
}

/** The address of a call's path, for what is not fetched but opened (an event stream). */
export const addressOf = (name: EndpointName, params: Record<string, unknown> = {}): string =>
  fillPath(ENDPOINTS[name].path, params)[0]

const send = async (name: EndpointName, input: Record<string, unknown>, options: CallOptions): Promise<unknown> => {
  const { method, path } = ENDPOINTS[name]
  const [url, rest] = fillPath(path, input)
  const hasBody = options.form === undefined && (method === 'POST' || method === 'PUT')
  try {
    const response = await axios.request<{ code: 0; data: unknown }>({
      method,
      url,
      ...(hasBody ? { data: rest } : { params: rest, data: options.form }),
      ...(options.signal && { signal: options.signal }),
    })
    return response.data.data
  } catch (error) {
    throw isAxiosError(error) || isCancel(error) ? toApiError(error as AxiosError<Partial<ErrorBody>>) : error
  }
}

/**
 * Sends a call and answers its `data`. Throws `ApiError`; a failure that is no answer is recorded for the activity list
 * on the way, unless it was cancelled, and is not to be shown (spec §8). Success takes an earlier failure off that list.
 */
export const callApi = async <Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
  options: CallOptions = {},
): Promise<CallData<Name>> => {
  const record = (input ?? {}) as Record<string, unknown>
  const key = `${name} ${JSON.stringify(record)}`
  try {
    const data = await send(name, record, options)
    dropFailedCall(key)
    return data as CallData<Name>
  } catch (error) {
    const failure = error instanceof ApiError ? error.failure : null
    if (failure !== null && failure !== 'cancelled') {
      const { signal: _, ...lasting } = options
      recordFailedCall({ key, call: name, code: failure, at: Date.now(), retry: () => callApi(name, input, lasting) })
    }
    throw error
  }
}
