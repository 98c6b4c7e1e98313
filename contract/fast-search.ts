import { type Static, Type } from 'typebox'
import { ClassList, GoodsItem, GroupList, ParagraphItem } from './classification.ts'
import { Bit, RowId } from './envelope.ts'
import { RegisterChoice } from './imports.ts'
import { FIRST_PAGE, MAX_MARK_NAMES, MAX_PAGE_SIZE, PAGE_SIZE } from './limits.ts'
import { RequestId } from './rejection.ts'
import { SearchReport } from './search-report.ts'

const MAX_NAME_LENGTH = 200
const MAX_ADDRESSES = 20
const MAX_GOODS = 2_000
const MAX_REASON_LENGTH = 1_000

/** Whether related groups are searched too, in goods mode only: 1 yes, 2 no (docs/specification.md §3). */
export const RELATE_WITH_GROUP = { yes: 1, no: 2 } as const

/** A goods item, or a whole part of a group, that was chosen (docs/specification.md §3 `chooseGoodVOS`). */
const ChosenGoods = Type.Union([GoodsItem, ParagraphItem])

/**
 * A request for a search (docs/specification.md §3). Blank names are dropped. It covers the classes of `categories`,
 * `groups`, `paragraphs` and `chooseGoodVOS` together; within a class the groups that any of them names, or the whole
 * class when none does. `email` asks for the finished report by mail, which works where `Usage.canMail` says so.
 */
export const FastSearchRequest = Type.Object({
  marknames: Type.Array(Type.String({ maxLength: MAX_NAME_LENGTH }), { minItems: 1, maxItems: MAX_MARK_NAMES }),
  /** The applicant: 0 a company, 1 an individual (docs/specification.md §3). */
  type: Bit,
  subject: Type.String({ maxLength: MAX_NAME_LENGTH }),
  /** Names that the applicant bore before: marks still registered under them are its own. */
  formerNames: Type.Optional(Type.Array(Type.String({ maxLength: MAX_NAME_LENGTH }), { maxItems: MAX_ADDRESSES })),
  address: Type.Array(Type.String({ maxLength: 500 }), { maxItems: MAX_ADDRESSES }),
  categories: ClassList,
  groups: GroupList,
  paragraphs: Type.Array(ParagraphItem, { maxItems: MAX_GOODS }),
  chooseGoodVOS: Type.Array(ChosenGoods, { maxItems: MAX_GOODS }),
  relateGroups: GroupList,
  relateWithGroup: Type.Optional(Type.Unsafe<1 | 2>({ type: 'integer', enum: [1, 2] })),
  registers: Type.Optional(RegisterChoice),
  /** Searches what stands of a register that is still being loaded. Without it such a search is refused. */
  acceptsIncomplete: Type.Optional(Type.Boolean()),
  isEn: Bit,
  email: Type.Optional(Type.String({ maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+$' })),
})

/** `requestId` finds the progress of the search and cancels it. */
export const FastSearchQuery = Type.Object({ requestId: Type.Optional(RequestId) })

/** `resultFile` is the report as PDF, `wordFile` the same as Word. */
const RESULT = { resultName: Type.String(), resultFile: Type.String(), wordFile: Type.String() }

/** The outcome of the wish to have the report by mail; null when there was none. */
const MailOutcome = Type.Union([Type.Enum(['sent', 'failed', 'off']), Type.Null()])

/** `isIncomplete`: a register was still being loaded, so that earlier marks are missing. */
export const FastSearchStarted = Type.Object({
  id: RowId,
  ...RESULT,
  mail: MailOutcome,
  isIncomplete: Type.Optional(Type.Boolean()),
})

/** `keyword` is looked for in the names that were searched. */
export const FastLogQuery = Type.Object({
  pageNum: Type.Integer({ minimum: 1, maximum: 1_000_000, default: FIRST_PAGE }),
  pageSize: Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: PAGE_SIZE }),
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
})
export type FastLogQuery = Static<typeof FastLogQuery>
/** `gmtCreate` is ISO 8601 with the offset of Asia/Shanghai. */
export const FastLogItem = Type.Object({ id: RowId, gmtCreate: Type.String(), ...RESULT })
export const FastLogPage = Type.Object({ list: Type.Array(FastLogItem), total: Type.Integer() })

/** The judgement of an attorney on one hit, against the rules: it does not stand in the way, and why. */
export const Overrule = Type.Object({
  hit: Type.String({ maxLength: 100, description: 'Identity of a hit of the report' }),
  reason: Type.String({ minLength: 1, maxLength: MAX_REASON_LENGTH }),
})
export const Overrules = Type.Array(Overrule, { maxItems: 10_000 })

/** One search with its report as data. `overrules` that the files do not print yet are printed when they are made again. */
export const FastLogDetail = Type.Object({
  ...FastLogItem.properties,
  request: FastSearchRequest,
  report: SearchReport,
  overrules: Overrules,
})

export type FastSearchRequest = Static<typeof FastSearchRequest>
export type FastSearchStarted = Static<typeof FastSearchStarted>
export type FastLogItem = Static<typeof FastLogItem>
export type FastLogPage = Static<typeof FastLogPage>
export type Overrule = Static<typeof Overrule>
export type FastLogDetail = Static<typeof FastLogDetail>
