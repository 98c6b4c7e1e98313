import type { CitedMark } from '#contract/notice.ts'
import { openToNonUse } from '#domain/mark/mark-life.ts'

/** Dates of a cited mark that tell when it was registered; a renewed term begins later, never earlier. */
const DATES = ['registrationDate', 'exclusiveFrom'] as const

/** The day a cited mark was registered as far as the notice prints it, with the name of that date; null if it does not. */
export const registrationDay = ({ dates }: CitedMark): { name: string; day: string } | null => {
  for (const name of DATES) {
    const day = dates[name]
    if (day !== undefined) return { name, day }
  }
  return null
}

/** Whether a mark was certainly registered for three years by a day, as non-use cancellation asks. */
export const isOpenToCancellation = (citedMark: CitedMark, day: string): boolean => {
  const registered = registrationDay(citedMark)
  return registered !== null && openToNonUse({ registrationDate: registered.day, life: 'alive' }, day) !== null
}
