import type { EndpointName } from '#contract/endpoints.ts'
import type { FailureCode } from '#contract/errors.ts'

/**
 * A call that failed without an answer of the server. The screen stays as it is; the activity list shows it
 * (docs/architecture.md §4).
 */
export interface FailedCall {
  /** Made of call, address and query; only the newest failure of a key is listed. */
  key: string
  call: EndpointName
  code: FailureCode
  at: number
  /** Names the request in the server's log, for whoever looks after it; empty where no server answered. */
  requestId: string
  /** Sends the call again; a failure is recorded again. Null for a call that its sender repeats by itself. */
  retry: (() => Promise<unknown>) | null
}

const LIMIT = 50

let failedCalls: readonly FailedCall[] = []
const listeners = new Set<() => void>()

const replace = (next: readonly FailedCall[]): void => {
  failedCalls = next
  for (const notify of listeners) notify()
}

/** Puts a failed call first in the list, which keeps the newest 50. */
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
