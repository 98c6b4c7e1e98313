import { CLASS_COUNT } from '#contract/limits.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { MarkGoods, MarkStatus } from '#domain/mark/register-mark.ts'

/** A code of three digits. */
export const niceClassOf = (code: string): number | null => {
  const number = Number(code)
  return /^\d{3}$/.test(code) && number >= 1 && number <= CLASS_COUNT ? number : null
}

/** Returns the goods of a statement, which semicolons separate; those in brackets do not. */
export const usGoods = (statement: string): MarkGoods[] => {
  let depth = 0
  let text = ''
  const names: string[] = []
  for (const character of statement) {
    if ('([{'.includes(character)) depth += 1
    if (')]}'.includes(character)) depth = Math.max(0, depth - 1)
    if (character === ';' && depth === 0) {
      names.push(text)
      text = ''
    } else text += character
  }
  return [...names, text]
    .map(name => name.trim())
    .filter(name => name !== '')
    .map(name => ({ group: '', paragraph: '', name, nameEn: name }))
}

/** The standing of a mark in a case file of the United States office. */
interface UsStanding {
  /** Three digits. */
  code: string
  isRegistered: boolean
  published: CalendarDay | null
  abandoned: CalendarDay | null
  cancelled: CalendarDay | null
}

const ABANDONED = /^60\d$/
const CANCELLED = /^71[0-4]$/
const EXPIRED = /^90[01]$/

/** Returns the status by the dates that ended the mark, then by the office's code, then by how far it came. */
export const usStatus = ({ code, isRegistered, published, abandoned, cancelled }: UsStanding): MarkStatus => {
  if (EXPIRED.test(code)) return 'expired'
  if (cancelled !== null || CANCELLED.test(code)) return 'cancelled'
  if (isRegistered) return 'registered'
  if (abandoned !== null || ABANDONED.test(code)) return 'withdrawn'
  return published === null ? 'pending' : 'preliminary'
}
