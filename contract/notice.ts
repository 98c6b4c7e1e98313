import { type Static, Type } from 'typebox'
import { CalendarDay, Nullable } from './envelope.ts'

/** Full refusal (商标驳回通知书) or partial refusal (商标部分驳回通知书). */
export const NoticeKind = Type.Enum(['full', 'partial'])

/** Rights status of a cited mark as the notice words it (domain.md §1.4). */
export const CitedMarkStatus = Type.Enum(['registered', 'preliminary', 'earlier-filed', 'same-day', 'unknown'])

export const CitedMark = Type.Object({
  regNo: Type.String(),
  mark: Type.String(),
  owner: Type.String(),
  status: CitedMarkStatus,
  classes: Type.Array(Type.Integer({ minimum: 1, maximum: 45 })),
  goods: Type.Array(Type.String()),
  groups: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Codes of the similar groups printed with the goods; absent where none are',
    }),
  ),
  dates: Type.Record(Type.String(), Type.String()),
})

/**
 * Where a fact stands in the PDF. `box` is [x, y, width, height] in PDF points, origin top left of the page as shown.
 * `exact`: the quote is the value; `normalised`: the value was folded (width, radicals, date form); `inferred`: derived,
 * or repaired. `source`: the page was read from its picture, or the attorney reads it there otherwise than the program did.
 */
export const Evidence = Type.Object({
  page: Type.Integer({ minimum: 1 }),
  box: Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()]),
  quote: Type.String(),
  state: Type.Enum(['exact', 'normalised', 'inferred']),
  source: Type.Optional(Type.Enum(['ocr', 'attorney'])),
})

/** The facts of a refusal notice (design.md §6). Unknown is `""`, `[]` or `null`, never invented. */
export const Notice = Type.Object({
  kind: NoticeKind,
  layout: Type.Enum(['cnipa', 'saic']),
  dispatchNo: Type.String(),
  dispatchDate: Nullable(CalendarDay),
  applicationNo: Type.String(),
  mark: Type.String(),
  markIsDevice: Type.Boolean(),
  classes: Type.Array(Type.Integer({ minimum: 1, maximum: 45 })),
  applicant: Type.String(),
  address: Type.String(),
  agency: Type.String(),
  applicationDate: Nullable(CalendarDay),
  grounds: Type.Array(Type.String(), { description: 'Article notation of the 2019 law: 10.1.7, 11.1.2, 30, 31, 4 …' }),
  citedMarks: Type.Array(CitedMark),
  refusedGoods: Type.Array(Type.String()),
  acceptedGoods: Type.Array(Type.String()),
  textSource: Type.Enum(['text-layer', 'ocr']),
  doubtful: Type.Array(Type.String(), { description: 'Paths of facts that a person must confirm' }),
  evidence: Type.Record(Type.String(), Type.Array(Evidence), {
    description:
      'Keyed by the path of the fact: applicationNo, citedMarks.0.regNo, refusedGoods.2. Without places: the attorney gave it.',
  }),
})

export type Notice = Static<typeof Notice>
export type NoticeKind = Static<typeof NoticeKind>
export type CitedMark = Static<typeof CitedMark>
export type CitedMarkStatus = Static<typeof CitedMarkStatus>
export type Evidence = Static<typeof Evidence>
