import type { CitedMark, CitedMarkStatus } from '#contract/notice.ts'

const PENDING: readonly CitedMarkStatus[] = ['preliminary', 'earlier-filed', 'same-day']

/** Whether the notice itself shows that a cited mark is not registered yet. */
export const isPending = ({ status }: CitedMark): boolean => PENDING.includes(status)
