import { type Static, Type } from 'typebox'
import { CalendarDay, Nullable } from './envelope.ts'

/** Full refusal (商标驳回通知书) or partial refusal (商标部分驳回通知书). */
export const NoticeKind = Type.Enum(['full', 'partial'])

/** Rights status of a cited mark as the notice words it (docs/law.md §1.4). */
export const CitedMarkStatus = Type.Enum([
  'registered',
  'preliminary',
  'earlier-filed',
  'same-day',
  'not-renewed',
  'cancelled',
  'invalidated',
  'surrendered',
  'unknown',
])

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
  international: Type.Optional(
    Type.Boolean({ description: 'An international registration (G number, or named so); absent where it is none' }),
  ),
})

/** A stretch of the examiner's reasons, word for word, with the ground it rests on and what it names. */
export const Reason = Type.Object({
  ground: Type.String({ description: 'Empty where the stretch names no ground that is known' }),
  text: Type.String(),
  goods: Type.Array(Type.String(), { description: 'Empty where the ground holds for all refused goods' }),
  citedMarks: Type.Array(Type.String(), { description: 'Numbers of the marks it cites' }),
})

/** A number of a mark that the paper mentions and does not cite. */
const MentionedMark = Type.Object({
  regNo: Type.String(),
  mark: Type.String(),
  role: Type.Enum(['own', 'earlier', 'other'], {
    description:
      'own: the application itself; earlier: an earlier mark of the applicant; other: a number in another sentence',
  }),
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

/**
 * A stretch of the paper that belongs to no fact, no known phrase and no furniture. `near` is the path of the fact it lies
 * in; that fact is then doubtful.
 */
export const Unread = Type.Object({
  text: Type.String(),
  page: Type.Integer({ minimum: 1 }),
  box: Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()]),
  near: Nullable(Type.String()),
})

/** The facts of a refusal notice (docs/architecture.md §6). Unknown is `""`, `[]` or `null`, never invented. */
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
  reasons: Type.Optional(
    Type.Array(Reason, {
      description: 'In the order of the paper; absent in notices that were read before it was known',
    }),
  ),
  mentionedMarks: Type.Optional(Type.Array(MentionedMark)),
  unread: Type.Optional(Type.Array(Unread)),
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
export type Reason = Static<typeof Reason>
export type Unread = Static<typeof Unread>
