import type { EndpointName } from '#contract/endpoints.ts'
import type { FailureCode } from '#contract/errors.ts'

/** A call that failed without being an answer: the screen stays as it is, the activity list names it (design.md §4). */
export interface FailedCall {
  /** The same call to the same address and query has the same key: only its newest failure is listed. */
  key: string
  call: EndpointName
  code: FailureCode
  at: number
  /** Sends it again; a failure is recorded anew. Null for a call that its sender repeats by itself. */
  retry: (() => Promise<unknown>) | null
}

const LIMIT = 50

let failedCalls: readonly FailedCall[] = []
const listeners = new Set<() => void>()

const replace = (next: readonly FailedCall[]): void => {
  failedCalls = next
  for (const notify of listeners) notify()
}

/** Newest first, as many as a person would read. */
export const recordFailedCall = (failedCall: FailedCall): void =>
  replace([failedCall, ...failedCalls.filter(other => other.key !== failedCall.key)].slice(0, LIMIT))

export const dropFailedCall = (key: string): void => {
  if (failedCalls.some(failedCall => failedCall.key === key)) replace(failedCalls.filter(other => other.key !== key))
}

export const clearFailedCalls = (): void => replace([])

export const readFailedCalls = (): readonly FailedCall[] => failedCalls

export const subscribeToFailedCalls = (notify: () => void): (() => void) => {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
