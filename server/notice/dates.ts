import { isCalendarDay } from '#domain/calendar-day.ts'
import { numberOf } from './chinese-number.ts'
import { type Found, slice, type TracedText } from './traced-text.ts'

const PART = '(\\d{1,2}|[〇○零一二三四五六七八九十]{1,3})'
/** What may follow a day: no digit, or the year of the next date where nothing parts the two. */
const END = '(?!\\d)|(?=\\d{4}\\s*[年./-])'
const DATE = new RegExp(
  `(\\d{4}|[〇○零一二三四五六七八九]{4})\\s*[年./-]\\s*${PART}\\s*[月./-]\\s*${PART}\\s*(?:日|${END})`,
  'gu',
)

/** The days named in a text, in its order: 2024年06月05日, 2024-6-5, 二〇二四年六月五日. Days that do not exist are left out. */
export const findDates = (whole: TracedText): Found<string>[] =>
  [...whole.text.matchAll(DATE)].flatMap(match => {
    const [year, month, day] = match.slice(1).map(numberOf)
    if (!year || !month || !day) return []
    const value = [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
    return isCalendarDay(value) ? [{ value, source: slice(whole, match.index, match.index + match[0].length) }] : []
  })
