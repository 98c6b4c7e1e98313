import { type CalendarDay, dayOf } from '#domain/calendar-day.ts'
import { LANGUAGE_TAG, type Language } from './language.ts'

const LOCALE: Record<Language, string> = { zh: LANGUAGE_TAG.zh, en: 'en-GB' }

const format = (day: CalendarDay, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALE[language], { ...options, timeZone: 'UTC' }).format(Date.parse(day))

/** `2026年6月22日`, `22 June 2026`. */
export const formatLongDay = (day: CalendarDay, language: Language): string =>
  format(day, language, { year: 'numeric', month: 'long', day: 'numeric' })

/** `6月22日`, `22 Jun`; with the year when it is not that of `now`. */
export const formatShortDay = (day: CalendarDay, language: Language, now: number): string =>
  format(day, language, {
    month: language === 'zh' ? 'long' : 'short',
    day: 'numeric',
    ...(day.slice(0, 4) !== dayOf(now).slice(0, 4) && { year: 'numeric' }),
  })

/** `2026年6月`, `June 2026`. */
export const formatMonth = (day: CalendarDay, language: Language): string =>
  format(day, language, { year: 'numeric', month: 'long' })

/** `6月15日–21日`, `15–21 Jun`. */
export const formatDays = (from: CalendarDay, to: CalendarDay, language: Language): string => {
  const options = { month: 'short', day: 'numeric' } as const
  if (language === 'en')
    return new Intl.DateTimeFormat(LOCALE.en, { ...options, timeZone: 'UTC' }).formatRange(
      Date.parse(from),
      Date.parse(to),
    )
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${format(from, language, options)}–${format(to, language, isOneMonth ? { day: 'numeric' } : options)}`
}

/** `周一`, `Mon`. */
export const formatWeekday = (day: CalendarDay, language: Language): string =>
  format(day, language, { weekday: 'short' })

/** A moment where the reader is, to the second: `2026年6月22日 14:03:22`, `22 Jun 2026, 14:03:22`. */
export const formatMoment = (moment: string, language: Language): string =>
  new Date(moment).toLocaleString(LOCALE[language], { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' })

/** The time of a moment where the reader is, to the second: `14:03:22`. */
export const formatTime = (moment: number, language: Language): string =>
  new Date(moment).toLocaleTimeString(LOCALE[language], { timeStyle: 'medium', hourCycle: 'h23' })

/** A moment where the reader is, to the minute, with its day where that is not today's: `13:40`, `6月15日 13:40`. */
export const formatRecent = (moment: number, language: Language, now: number): string => {
  const at = new Date(moment)
  const isToday = at.toDateString() === new Date(now).toDateString()
  return at.toLocaleString(LOCALE[language], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(!isToday && { month: language === 'zh' ? 'long' : 'short', day: 'numeric' }),
  })
}

const KB = 1024
const MB = KB * KB

const GB = KB * MB

/** `340 KB`, `1.4 MB`, `18.9 GB`. */
export const formatFileSize = (bytes: number): string => {
  if (bytes < MB) return `${Math.ceil(bytes / KB)} KB`
  return bytes < GB ? `${(bytes / MB).toFixed(1)} MB` : `${(bytes / GB).toFixed(1)} GB`
}

/** `Article 30`, `Article 10(1)(7)`; Chinese has the words of the source. */
export const formatEnglishArticle = (article: number, parts: readonly number[]): string =>
  `Article ${article}${parts.map(part => `(${part})`).join('')}`

/** `00:06`, `12:18`, `1:38:02`. */
export const formatClock = (seconds: number): string => {
  const pad = (part: number): string => String(part).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${hours > 0 ? `${hours}:` : ''}${pad(minutes)}:${pad(seconds % 60)}`
}
