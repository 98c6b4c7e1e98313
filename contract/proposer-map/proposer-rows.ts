import { type Static, Type } from 'typebox'
import { ClassNumber } from '../classification.ts'
import { CalendarDay, Nullable, OneOf, RowId } from '../envelope.ts'
import { MARK_LIVES, MARK_STATUSES, SIMILARITIES } from '../vocabulary.ts'
import { CASE_KINDS, CASE_OUTCOMES, MARK_FORMS } from './proposer-vocabulary.ts'

const Bilingual = { zh: Type.String(), en: Type.String() }
const Day = Nullable(CalendarDay)
const Count = Type.Integer({ minimum: 0 })
/** Null where the register has no such data: never a nought. */
const KnownCount = Nullable(Count)

/** A mark of the applicant in one class; `status` is how it stands today, its term considered. */
export const ProposerMark = Type.Object({
  regNo: Type.String(),
  registrationNo: Type.String(),
  class: ClassNumber,
  name: Type.String({ description: 'Empty for a device alone' }),
  isDevice: Type.Boolean(),
  owner: Type.String(),
  agent: Type.String(),
  status: OneOf(MARK_STATUSES),
  life: OneOf(MARK_LIVES),
  applicationDate: Day,
  registrationDate: Day,
  expiryDate: Day,
})

const MarkPlace = { regNo: Type.String(), class: ClassNumber, name: Type.String() }

/** `isSimilar`: an applicant whose name is another spelling or form of the one asked for. */
export const CompanyRow = Type.Object({
  name: Type.String(),
  enName: Type.String(),
  total: Count,
  isSimilar: Type.Boolean(),
})
export const MainNameRow = Type.Object({ name: Type.String({ description: 'A wording' }), total: Count })
export const UpdateDateRow = Type.Object({ date: CalendarDay, size: Count })
/** `isDue`: live marks stand under an address that is not the latest one, so that a change may be due. */
export const AddressRow = Type.Object({
  address: Type.String(),
  first: Day,
  last: Day,
  marks: Count,
  live: Count,
  isLatest: Type.Boolean(),
  isDue: Type.Boolean(),
})
/** `dead` of which `causeUnknown` ended for a reason that the register does not give; days are those of filings. */
export const NumbersRow = Type.Object({
  total: Count,
  live: Count,
  inGrace: Count,
  pending: Count,
  published: Count,
  dead: Count,
  causeUnknown: Count,
  filedLastYear: Count,
  filedYearBefore: Count,
  termEndsSoon: Type.Integer({ description: 'Terms that end within six months' }),
  otherAddress: Type.Integer({ description: 'Live marks under another address than the latest' }),
  firstFiled: Day,
  lastFiled: Day,
})
/** A family of wordings that the rules of likeness join to its root, the wording with most marks. */
export const CircleRow = Type.Object({
  root: Type.String(),
  wordings: Type.Array(Type.String()),
  total: Count,
  live: Count,
  pending: Count,
  dead: Count,
})
/** `year` null: the register has no filing day. */
export const TrendRow = Type.Object({
  year: Nullable(Type.Integer()),
  filed: Count,
  registered: Count,
  refused: KnownCount,
  undecided: Count,
  ended: Count,
  unknown: Count,
})
export const StatusRow = Type.Object({ status: OneOf(MARK_STATUSES), total: Count })
export const StatusCategoryRow = Type.Object({
  class: ClassNumber,
  counts: Type.Array(StatusRow),
})
const LayoutCount = { live: Count, pending: Count, dead: Count }
export const LayoutRow = Type.Object({
  class: ClassNumber,
  ...LayoutCount,
  groups: Type.Array(Type.Object({ group: Type.String(), ...LayoutCount })),
})
export const FormRow = Type.Object({ form: OneOf(MARK_FORMS), total: KnownCount })
/** `detail` is the office's own text. */
export const EventRow = Type.Object({
  day: CalendarDay,
  code: Type.String(),
  kind: Type.Object(Bilingual),
  detail: Type.String(),
  ...MarkPlace,
})
/** `since`: the day from which anyone may ask to cancel the mark for non-use. `asked`: an earlier request, where known. */
export const ThreeYearRow = Type.Object({
  ...MarkPlace,
  registrationDate: CalendarDay,
  since: CalendarDay,
  asked: Type.Union([Type.Literal('none'), Type.Literal('open'), Type.Literal('decided'), Type.Literal('unknown')]),
})
const Fee = { paper: Type.Number(), online: Type.Number() }
/** Days of a term; `state` says where today lies. Fees in yuan: renewal, with the surcharge once in grace. */
export const TimeLimitRow = Type.Object({
  ...MarkPlace,
  opens: CalendarDay,
  ends: CalendarDay,
  graceEnds: CalendarDay,
  state: Type.Union([Type.Literal('ahead'), Type.Literal('open'), Type.Literal('grace')]),
  fee: Type.Object(Fee),
})
/** Days of terms by month, and renewals and lapses that the register tells of. */
export const ExtensionRow = Type.Object({
  month: Type.String({ pattern: '^\\d{4}-\\d{2}$' }),
  opens: Count,
  ends: Count,
  graceEnds: Count,
  renewed: KnownCount,
  lapsed: Count,
})
/** An official fee with its day and source; `marks` are due within twelve months. */
export const FeeRow = Type.Object({
  ...Bilingual,
  ...Fee,
  from: CalendarDay,
  source: Type.String(),
  marks: Count,
})
/** A later mark of another near one of the applicant's. */
export const OtherRow = Type.Object({
  ...MarkPlace,
  owner: Type.String(),
  status: OneOf(MARK_STATUSES),
  applicationDate: Day,
  ours: Type.String(),
  level: OneOf(SIMILARITIES),
  rules: Type.Array(Type.Object({ id: Type.String(), ...Bilingual })),
})
/** A case against a mark (received) or of its owner (made). */
export const CaseMark = Type.Object({
  day: CalendarDay,
  role: Type.Union([Type.Literal('made'), Type.Literal('received')]),
  outcome: OneOf(CASE_OUTCOMES),
  decided: Day,
  ...MarkPlace,
})
/** Null where the register does not tell of such cases on that side. */
export const CaseYearRow = Type.Object({
  year: Type.Integer(),
  made: KnownCount,
  received: KnownCount,
  list: Type.Array(CaseMark),
})
export const CaseTypeRow = Type.Object({ kind: OneOf(CASE_KINDS), made: KnownCount, received: KnownCount })
/** `agent` empty: filed without an agency, or the register names none. */
export const AgentRow = Type.Object({ agent: Type.String(), first: Day, last: Day, marks: Count, live: Count })
export const ImageRow = Type.Object({ ...MarkPlace, picture: Type.String() })
/** `review`: a case of this installation; else a day of the register. `id` opens the case. */
export const TodoRow = Type.Object({
  kind: Type.Union([
    Type.Literal('review'),
    Type.Literal('ends'),
    Type.Literal('graceEnds'),
    Type.Literal('nonUse'),
    Type.Literal('address'),
  ]),
  due: Day,
  regNo: Type.String(),
  name: Type.String(),
  class: Nullable(ClassNumber),
  marks: Count,
  id: Nullable(RowId),
})
/** `ratio` null: fewer than ten decided, or refusals are not in the register. */
export const RatioRow = Type.Object({
  year: Type.Integer(),
  n: Count,
  count: KnownCount,
  undecided: Count,
  ratio: Nullable(Type.Number()),
})
export const AnnouncementRow = Type.Object({
  issue: Type.String(),
  day: CalendarDay,
  marks: Count,
  preliminary: Count,
  registered: Count,
})

export type ProposerMark = Static<typeof ProposerMark>
export type CompanyRow = Static<typeof CompanyRow>
export type MainNameRow = Static<typeof MainNameRow>
export type AddressRow = Static<typeof AddressRow>
export type NumbersRow = Static<typeof NumbersRow>
export type CircleRow = Static<typeof CircleRow>
export type TrendRow = Static<typeof TrendRow>
export type StatusRow = Static<typeof StatusRow>
export type StatusCategoryRow = Static<typeof StatusCategoryRow>
export type LayoutRow = Static<typeof LayoutRow>
export type FormRow = Static<typeof FormRow>
export type EventRow = Static<typeof EventRow>
export type ThreeYearRow = Static<typeof ThreeYearRow>
export type TimeLimitRow = Static<typeof TimeLimitRow>
export type ExtensionRow = Static<typeof ExtensionRow>
export type FeeRow = Static<typeof FeeRow>
export type OtherRow = Static<typeof OtherRow>
export type CaseMark = Static<typeof CaseMark>
export type CaseYearRow = Static<typeof CaseYearRow>
export type CaseTypeRow = Static<typeof CaseTypeRow>
export type AgentRow = Static<typeof AgentRow>
export type TodoRow = Static<typeof TodoRow>
export type RatioRow = Static<typeof RatioRow>
export type AnnouncementRow = Static<typeof AnnouncementRow>
