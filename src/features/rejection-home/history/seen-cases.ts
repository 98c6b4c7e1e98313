import type { RejectionLogItem, RejectionLogPage } from '#contract/rejection.ts'

const KEY = 'rejoinder.seen-cases'

/** The first page of the whole list as it was last read, kept on this computer for when it cannot be read. */
export interface SeenCases {
  at: number
  total: number
  cases: readonly RejectionLogItem[]
}

const isSeenCases = (value: unknown): value is SeenCases =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'cases' in value &&
  Array.isArray(value.cases)

/** Returns the list that was last kept; null where there is none, or no storage. */
export const readSeenCases = (): SeenCases | null => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isSeenCases(stored) && stored.cases.length > 0 ? stored : null
  } catch {
    return null
  }
}

/** Keeps the first page of the whole list, by deadline, in place of the one before. */
export const keepSeenCases = ({ list, total }: RejectionLogPage, at: number): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ at, total, cases: list } satisfies SeenCases))
  } catch {
    // nothing to keep it in
  }
}
