/** A calendar day in Asia/Shanghai, `2026-06-22`. China keeps one offset all year. */
export type CalendarDay = string

const OFFSET_MS = 8 * 3_600_000

/** The day in Asia/Shanghai on which an instant falls. */
export const dayOf = (ms: number): CalendarDay => new Date(ms + OFFSET_MS).toISOString().slice(0, 10)

/** The instant at which a day begins in Asia/Shanghai: the `receiveTime` of the calls. */
export const midnightOf = (day: CalendarDay): number => Date.parse(`${day}T00:00:00+08:00`)

const TYPED_DAY = /^(\d{4})(?:-|\/|\.|年)?(\d{1,2})(?:-|\/|\.|月)?(\d{1,2})日?$/

/** Reads a typed day (`2026-6-22`, `20260622`, `2026年6月22日` …); null when it is none that exists. */
export const parseDay = (text: string): CalendarDay | null => {
  const [, year, month, date] = TYPED_DAY.exec(text.trim()) ?? []
  if (year === undefined || month === undefined || date === undefined) return null
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const time = midnightOf(day)
  return !Number.isNaN(time) && dayOf(time) === day ? day : null
}
