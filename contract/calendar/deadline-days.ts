import { type Static, Type } from 'typebox'
import { Bit, CalendarDay, Nullable } from '../envelope.ts'
import { RejectionLogItem } from '../rejection.ts'
import { FEED_ALARMS, FEED_CONTENTS } from '../vocabulary.ts'

/** The days that a calendar shows, both included; at most `MAX_CALENDAR_DAYS` of them. */
export const CalendarRange = Type.Object({ from: CalendarDay, to: CalendarDay })

/** The end of an opposition period against a mark that a watch found: `name`, `regNo`, `class` and `owner` are theirs. */
const OppositionDeadline = Type.Object({
  id: Type.Integer(),
  day: CalendarDay,
  name: Type.String(),
  regNo: Type.String(),
  class: Type.Integer(),
  owner: Type.String(),
  ours: Type.String(),
})

/** A day off on a weekday or by a holiday, or a weekend day that is worked in exchange. */
const SpecialDay = Type.Object({
  day: CalendarDay,
  isWorked: Type.Boolean(),
  zh: Type.String(),
  en: Type.String(),
})

/**
 * `cases` have their review due on these days, be it filed or not; `evidence` the supplementary evidence that their application
 * announced; `reminders` a reminder of one's own. `unfiled` are cases that fell due before these days
 * without a recorded filing, of the review or the evidence, the latest first, where today is among the days; `unfiledCount`
 * counts all of them. `untold` are the years without a published holiday table; `isCut` says that there are more cases than
 * are listed.
 */
export const DeadlineDays = Type.Object({
  cases: Type.Array(RejectionLogItem),
  evidence: Type.Array(RejectionLogItem),
  reminders: Type.Array(RejectionLogItem),
  unfiled: Type.Array(RejectionLogItem),
  unfiledCount: Type.Integer(),
  oppositions: Type.Array(OppositionDeadline),
  special: Type.Array(SpecialDay),
  untold: Type.Array(Type.Integer()),
  isCut: Type.Boolean(),
})

const FEED_CHOICES = {
  contents: Type.Array(Type.Enum(FEED_CONTENTS), { uniqueItems: true }),
  /** Days before a deadline on which calendars ring; 0 for never. */
  alarmDays: Type.Unsafe<(typeof FEED_ALARMS)[number]>({ type: 'integer', enum: [...FEED_ALARMS] }),
}

/** The feed of all deadlines. `path` is the secret address on this server, null while the feed is off; `readAt` when a calendar last read it. */
export const CalendarFeed = Type.Object({
  path: Nullable(Type.String()),
  readAt: Nullable(Type.String()),
  ...FEED_CHOICES,
})

/** `renew` gives the feed another address: whoever had the old one reads nothing from then on. */
export const CalendarFeedBody = Type.Object({
  isOn: Type.Boolean(),
  renew: Type.Optional(Type.Boolean()),
  isEn: Bit,
  ...FEED_CHOICES,
})

export type CalendarRange = Static<typeof CalendarRange>
export type DeadlineDays = Static<typeof DeadlineDays>
export type OppositionDeadline = Static<typeof OppositionDeadline>
export type SpecialDay = Static<typeof SpecialDay>
export type CalendarFeed = Static<typeof CalendarFeed>
export type CalendarFeedBody = Static<typeof CalendarFeedBody>
