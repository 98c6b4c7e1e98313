import { type Static, Type } from 'typebox'
import { ClassNumber } from './classification.ts'
import { CalendarDay, Nullable, OneOf } from './envelope.ts'
import { RegisterSource } from './imports.ts'
import { MARK_LIVES, MARK_STATUSES } from './vocabulary.ts'

/** The query of a jump link; `gotoflow` = 1 asks for the prosecution history. */
export const ArchiveQuery = Type.Object({
  regNo: Type.String({ maxLength: 40 }),
  intCls: Type.Optional(Type.String({ maxLength: 10 })),
  gotoflow: Type.Optional(Type.String({ maxLength: 1 })),
  register: Type.Optional(
    Type.String({
      pattern: '^\\d{1,9}$',
      description: 'The register that has the mark; else the first that has the number',
    }),
  ),
})

const Bilingual = { zh: Type.String(), en: Type.String() }
const Day = Nullable(CalendarDay)

/** Something that happened to a mark. `code` is the project's word for the kind of event, or the office's own code. */
export const ArchiveEvent = Type.Object({ date: CalendarDay, code: Type.String(), ...Bilingual, detail: Type.String() })

/** Goods of one similar group; its code is empty for goods that the register puts into none. */
export const ArchiveGoods = Type.Object({
  group: Type.String(),
  name: Type.Object(Bilingual),
  items: Type.Array(Type.Object({ paragraph: Type.String(), ...Bilingual })),
})

/**
 * A trademark's record in one class, as the register has it; unknown texts are empty. `events`, newest first, are null
 * where they were not asked for. `barredUntil`: the last day on which a dead mark still bars others like it, where that has
 * not passed (art. 50). `openToNonUse`: the day from which anyone may ask to cancel it for non-use, where that
 * has come and the register knows of no such request (Trademark Law 2019 art. 49).
 */
export const ArchiveMark = Type.Object({
  regNo: Type.String(),
  registrationNo: Type.String(),
  class: ClassNumber,
  name: Type.String({ description: 'Empty for a device alone' }),
  isDevice: Type.Boolean(),
  owner: Type.String(),
  ownerEn: Type.String(),
  address: Type.String(),
  agent: Type.String(),
  status: OneOf(MARK_STATUSES),
  life: OneOf(MARK_LIVES),
  applicationDate: Day,
  preliminaryDate: Day,
  registrationDate: Day,
  expiryDate: Day,
  barredUntil: Day,
  openToNonUse: Day,
  goods: Type.Array(ArchiveGoods),
  events: Nullable(Type.Array(ArchiveEvent)),
})

/**
 * One trademark's record. Until a register is loaded, `register` and `record` are null and nothing is claimed; `record` is
 * null too where the register does not have the mark. `classes` are all those the number stands in; without `intCls` the
 * first is answered. A register that is loading, or whose import broke off, is not whole: `isLoading`.
 */
export const ArchiveRecord = Type.Object({
  regNo: Type.String(),
  intCls: Type.String(),
  register: Nullable(
    Type.Object({
      id: Type.Integer(),
      name: Type.Object(Bilingual),
      date: CalendarDay,
      size: Type.Integer(),
      isSample: Type.Boolean(),
      isLoading: Type.Boolean(),
      sources: Type.Array(RegisterSource),
    }),
  ),
  classes: Type.Array(ClassNumber),
  /** Classes that were not looked in, since the server that holds their marks did not answer; absent where all were. */
  unsearchedClasses: Type.Optional(Type.Array(ClassNumber)),
  record: Nullable(ArchiveMark),
})

export type ArchiveQuery = Static<typeof ArchiveQuery>
export type ArchiveEvent = Static<typeof ArchiveEvent>
export type ArchiveGoods = Static<typeof ArchiveGoods>
export type ArchiveMark = Static<typeof ArchiveMark>
export type ArchiveRecord = Static<typeof ArchiveRecord>
