import { CLASS_COUNT } from '#contract/limits.ts'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { NUMBER_UNITS, numberOf } from '#domain/chinese-numeral.ts'
import { type Found, slice, type TracedText } from '../layout/traced-text.ts'

const PART = '(\\d ?\\d?|[〇○零一二三四五六七八九十]{1,3})'
/** What may follow a day: no digit, or the year of the next date where nothing parts the two. */
const END = '(?!\\d)|(?=\\d{4}\\s*[年./-])'
const DATE = new RegExp(
  `(\\d ?\\d ?\\d ?\\d|[〇○零一二三四五六七八九]{4})\\s*[年./-]\\s*${PART}\\s*[月./-]\\s*${PART}\\s*(?:日|${END})`,
  'gu',
)

/** The days named in a text, in its order: 2024年06月05日, 2024-6-5, 二〇二四年六月五日. Days that do not exist are left out. */
export const findDates = (whole: TracedText): Found<string>[] =>
  [...whole.text.matchAll(DATE)].flatMap(match => {
    const [year, month, day] = match.slice(1).map(part => numberOf(part.replaceAll(' ', '')))
    if (!year || !month || !day) return []
    const value = [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
    const source = slice(whole, match.index, match.index + match[0].length)
    // 二〇一二年一月二十: the line may have ended before the day did.
    const isCut = /年/u.test(match[0]) && !match[0].endsWith('日')
    return isCalendarDay(value) ? [{ value, source, ...(isCut && { isUnsure: true }) }] : []
  })

/** 一标多类 tells how many, not which. */
const REMARK = /[（(]?一标(?:[多一两二三\d]类?[）)]?|$)/gu

/** Classes of the Nice classification in a text, each once: 30, 第30类, 第九类、第35类, 9;35. */
export const readClasses = (whole: TracedText): Found<number>[] => {
  const classes: Found<number>[] = []
  for (const match of whole.text
    .replace(REMARK, remark => ' '.repeat(remark.length))
    .matchAll(new RegExp(`[${NUMBER_UNITS}]+`, 'gu'))) {
    const value = match[0].length <= 3 ? numberOf(match[0]) : null
    if (value === null || value < 1 || value > CLASS_COUNT || classes.some(known => known.value === value)) continue
    classes.push({ value, source: slice(whole, match.index, match.index + match[0].length) })
  }
  return classes
}

const HEADING_OF_CLASS = /^\s*[（(【]?第\s*([\d一二三四五六七八九十]{1,3})\s*类(?:商品|服务)?\s*(?:[）)】：:]|$)/gmu

/** The classes that head lines of a text: 第9类：. */
export const headingClassesIn = (text: string): number[] =>
  [...text.matchAll(HEADING_OF_CLASS)].flatMap(([, number = '']) => numberOf(number) ?? [])

/** Whether two texts differ in one character: another one, one too many, or one too few. */
export const isOneSlip = (one: string, other: string): boolean => {
  const [shorter, longer] = [Math.min(one.length, other.length), Math.max(one.length, other.length)]
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return longer - start - end === 1
}
