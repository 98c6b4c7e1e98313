import { type Static, Type } from 'typebox'
import { Bit, CalendarDay, Nullable } from './envelope.ts'
import { RegisterSource } from './imports.ts'
import { ASPECT_LEVELS, GOODS_RELATIONS, MARK_LIVES, SIMILARITIES } from './vocabulary.ts'

const Bilingual = Type.Object({ zh: Type.String(), en: Type.String() })
const Index = Type.Integer({ minimum: 0 })
const Day = Nullable(CalendarDay)

/**
 * A name that is searched. One without letters, characters or digits is compared with nothing. `found` counts its
 * hits; `isCut`: its parts are so common that not every mark was compared; those that share the rarest came first.
 */
const ReportName = Type.Object({
  text: Type.String(),
  isComparable: Type.Boolean(),
  isCut: Type.Boolean(),
  found: Type.Integer(),
})

/** Goods or services that are applied for; `row` is the line of the grid they stand in. */
export const ReportGoods = Type.Object({ row: Index, code: Type.String(), name: Bilingual })

/**
 * A line of the grid: a similar group, or one part of it (`paragraph`, else empty). `hasMarks` false: the register has no
 * mark of the class, so nothing could be searched.
 */
export const ReportRow = Type.Object({
  class: Type.Integer(),
  group: Type.String(),
  paragraph: Type.String(),
  name: Bilingual,
  origin: Type.Enum(['chosen', 'related']),
  hasMarks: Type.Boolean(),
})

const ReportEvent = Type.Object({ date: CalendarDay, ...Bilingual.properties })

/** The year for which an ended mark still bars others, as domain/mark/one-year-bar.ts has it. */
const ReportBar = Type.Object({
  from: CalendarDay,
  until: CalendarDay,
  /** Reports that were made before these were kept have neither. */
  endedOn: Type.Optional(CalendarDay),
  by: Type.Optional(Type.Enum(['record', 'term', 'source'])),
  isAtLatest: Type.Boolean(),
  isAssumed: Type.Boolean(),
  isCauseOpen: Type.Optional(Type.Boolean()),
})

/**
 * The record of an earlier mark on the day of the search. `barredUntil`: a dead one that still bars others (art. 50), and
 * `bar` how that is known. `ownership` is told where the mark is, or may be, the applicant's own.
 */
export const ReportMark = Type.Object({
  regNo: Type.String(),
  class: Type.Integer(),
  name: Type.String(),
  isDevice: Type.Boolean(),
  owner: Type.String(),
  ownerEn: Type.String(),
  agent: Type.String(),
  status: Type.String(),
  life: Type.Enum([...MARK_LIVES]),
  barredUntil: Day,
  bar: Type.Optional(ReportBar),
  ownership: Type.Optional(Type.Enum(['own', 'perhaps-own'])),
  /** The register that has it, where several were asked. */
  register: Type.Optional(Bilingual),
  registerId: Type.Optional(Type.Integer()),
  applicationDate: Day,
  preliminaryDate: Day,
  registrationDate: Day,
  expiryDate: Day,
  groups: Type.Array(Type.String()),
  goods: Type.Array(Type.Object({ group: Type.String(), name: Bilingual }), {
    description: 'Those of its goods that stand in or are similar to searched groups',
  }),
  goodsCount: Type.Integer(),
  events: Type.Array(ReportEvent),
})

/** One side of two marks: what is compared, how far it agrees and by which rules. */
export const ReportAspect = Type.Object({
  own: Type.String(),
  earlier: Type.String(),
  level: Type.Enum([...ASPECT_LEVELS]),
  ...Bilingual.properties,
  rules: Type.Array(Type.String()),
})

/**
 * Through which goods a hit reaches a row: of those in `goods`, or of the whole row where the list is empty. `note`: the
 * note of the classification that alone relates them; `isOpen` where it speaks of certain goods, and whether of these is
 * not told.
 */
export const ReportLink = Type.Object({
  row: Index,
  relation: Type.Enum([...GOODS_RELATIONS]),
  goods: Type.Array(Index),
  note: Type.Optional(Type.String()),
  isOpen: Type.Optional(Type.Boolean()),
})

/** An earlier mark beside one name. `id` names it within the report and in overrules. */
export const ReportHit = Type.Object({
  id: Type.String(),
  mark: Index,
  name: Index,
  similarity: Type.Enum([...SIMILARITIES]),
  score: Type.Number(),
  form: ReportAspect,
  sound: ReportAspect,
  meaning: ReportAspect,
  rules: Type.Array(Type.Object({ id: Type.String(), weight: Type.Number(), ...Bilingual.properties })),
  links: Type.Array(ReportLink),
})

/** Groups of a blocked row's class in which nothing was found, with items nearest to what is blocked. */
export const ReportSubstitute = Type.Object({
  row: Index,
  group: Type.String(),
  name: Bilingual,
  items: Type.Array(Bilingual),
})

/** A group related to a chosen one by a note of the classification; `row` where it was searched too. */
export const ReportRelation = Type.Object({
  group: Type.String(),
  name: Bilingual,
  clause: Type.String(),
  from: Type.String(),
  row: Nullable(Index),
})

/** Official fees of one class in yuan; `items` null where no goods were designated. */
export const ReportFee = Type.Object({
  class: Type.Integer(),
  items: Nullable(Type.Integer()),
  paper: Type.Integer(),
  online: Type.Integer(),
})
const ReportPeriod = Type.Object({ ...Bilingual.properties, rule: Type.String() })

export const ReportRegister = Type.Object({
  name: Bilingual,
  asOf: CalendarDay,
  size: Type.Integer(),
  isSample: Type.Boolean(),
  /** It was still being loaded when it was searched, so that marks are missing; absent where it was whole. */
  isLoading: Type.Optional(Type.Boolean()),
  /** Absent in reports of earlier versions. */
  sources: Type.Optional(Type.Array(RegisterSource)),
})

/**
 * The absolute grounds that lists of words point to (docs/law.md §4.7): `ground` in the notation of the law of 2019, the word that
 * points to it, and the classes for which it does, none for all. `asOf` is the state of the lists.
 */
export const ReportScreening = Type.Object({
  asOf: Type.String(),
  findings: Type.Array(
    Type.Object({
      name: Index,
      ground: Type.String(),
      verdict: Type.Enum(['blocked', 'caution']),
      word: Type.String(),
      classes: Type.Array(Type.Integer()),
    }),
  ),
})

/** The facts a rerun must agree in to give the same report: versions of the program and its rules, the state of the register. */
export const ReportVersions = Type.Object({
  engine: Type.String(),
  rules: Type.String(),
  register: Type.String(),
  edition: Type.String(),
})

/** A way of searching one name, and how many hits it serves. */
const ReportStrategy = Type.Object({
  name: Index,
  id: Type.String(),
  ...Bilingual.properties,
  hits: Type.Integer(),
})

/**
 * A finished search: facts alone. Verdicts are drawn from them by `judgeReport`, so that page and files say the same, and
 * the same search on the same data on the same day gives the same report byte for byte.
 */
export const SearchReport = Type.Object({
  day: CalendarDay,
  isEn: Bit,
  applicant: Type.Object({
    type: Bit,
    name: Type.String(),
    formerNames: Type.Optional(Type.Array(Type.String())),
    address: Type.Array(Type.String()),
  }),
  /** The register that was searched; where there were several, all of them together, and `registers` has each. */
  register: ReportRegister,
  registers: Type.Optional(Type.Array(ReportRegister)),
  edition: Bilingual,
  names: Type.Array(ReportName),
  rows: Type.Array(ReportRow),
  /** Classes that were not searched, since the server that holds their marks did not answer; absent where all were. */
  unsearchedClasses: Type.Optional(Type.Array(Type.Integer())),
  goods: Type.Array(ReportGoods),
  marks: Type.Array(ReportMark),
  hits: Type.Array(ReportHit),
  substitutes: Type.Array(ReportSubstitute),
  relations: Type.Array(ReportRelation),
  fees: Type.Object({ source: Type.String(), from: CalendarDay, classes: Type.Array(ReportFee) }),
  periods: Type.Array(ReportPeriod),
  strategies: Type.Array(ReportStrategy),
  screening: Type.Optional(ReportScreening),
  versions: Type.Optional(ReportVersions),
})

export type ReportScreening = Static<typeof ReportScreening>
export type ReportVersions = Static<typeof ReportVersions>
export type ReportRegister = Static<typeof ReportRegister>
export type ReportGoods = Static<typeof ReportGoods>
export type ReportRow = Static<typeof ReportRow>
export type ReportMark = Static<typeof ReportMark>
export type ReportAspect = Static<typeof ReportAspect>
export type ReportLink = Static<typeof ReportLink>
export type ReportHit = Static<typeof ReportHit>
export type ReportSubstitute = Static<typeof ReportSubstitute>
export type ReportRelation = Static<typeof ReportRelation>
export type ReportFee = Static<typeof ReportFee>
export type SearchReport = Static<typeof SearchReport>
