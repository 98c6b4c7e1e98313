import { type Static, Type } from 'typebox'
import { Bit, CalendarDay, Nullable, RowId } from './envelope.ts'

/** The way the notice was served: 0 on paper (纸质送达), 1 electronically (电子送达) (docs/architecture.md §4). */
export const ServiceType = Bit
export type ServiceType = 0 | 1

/** Receipt date (paper) or dispatch date (electronic): midnight of the day in Asia/Shanghai, in milliseconds, to the end of 2099. */
export const ReceiveTime = Type.Integer({ minimum: 0, maximum: 4102415999999 })

const Bilingual = { zh: Type.String(), en: Type.String() }

/** One line of the arithmetic: the day it arrives at, what was done, and the rule it rests on. */
export const DeadlineStep = Type.Object({ date: CalendarDay, ...Bilingual, rule: Type.String() })

/** A period that runs beside or after the one for review; `date` is null while its first day is not known. */
export const FurtherPeriod = Type.Object({ date: Nullable(CalendarDay), ...Bilingual, rule: Type.String() })

/** The time limit for review of a refusal and how it is reached (docs/law.md §2.2). */
export const Deadline = Type.Object({
  served: CalendarDay,
  nominal: CalendarDay,
  due: CalendarDay,
  steps: Type.Array(DeadlineStep),
  warnings: Type.Array(Type.Object(Bilingual)),
  /** Left out of what was counted before it was added. */
  further: Type.Optional(Type.Array(FurtherPeriod)),
})

/** With the `id` of an analysis, the deadline of its notice: its kind counts, and what is odd about the day is said. */
export const DeadlineQuery = Type.Object({ receiveTime: ReceiveTime, type: ServiceType, id: Type.Optional(RowId) })

/** Language of the calendar's text. */
export const CalendarQuery = Type.Object({ isEn: Bit })

export type Deadline = Static<typeof Deadline>
export type FurtherPeriod = Static<typeof FurtherPeriod>
export type DeadlineStep = Static<typeof DeadlineStep>
export type DeadlineQuery = Static<typeof DeadlineQuery>
