import { type Static, Type } from 'typebox'
import { CalendarDay, Nullable, RowId } from './envelope.ts'
import { FIRST_PAGE } from './limits.ts'
import { RequestId } from './rejection.ts'
import { IMPORT_SUBJECTS, type ImportSubject, REPAIR_KINDS, type RepairKind } from './vocabulary.ts'

const Subject = Type.Unsafe<ImportSubject>({ type: 'string', enum: [...IMPORT_SUBJECTS] })

/**
 * What a file is imported as: an edition of the classification, or a register with the day it stands at, which USPTO XML
 * says itself, and what it is called where this import is its first.
 */
export const ImportQuery = Type.Object({
  subject: Subject,
  edition: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  asOf: Type.Optional(CalendarDay),
  name: Type.Optional(Type.String({ maxLength: 100 })),
  requestId: Type.Optional(RequestId),
})

/** How many rows were mended, by kind; of files in other formats none. */
const Repaired = Type.Unsafe<Partial<Record<RepairKind, number>>>({
  type: 'object',
  properties: Object.fromEntries(REPAIR_KINDS.map(kind => [kind, { type: 'integer' }])),
  additionalProperties: false,
})

/**
 * An import and what it brought: lines read, rows new or changed, lines kept aside. `finishedAt` is null while it runs,
 * and stays so where it broke off. Times are milliseconds since 1970.
 */
export const ImportItem = Type.Object({
  id: RowId,
  subject: Subject,
  fileName: Type.String(),
  startedAt: Type.Integer(),
  finishedAt: Nullable(Type.Integer()),
  read: Type.Integer(),
  changed: Type.Integer(),
  rejected: Type.Integer(),
  repaired: Repaired,
})

/** Newest first. */
export const ImportList = Type.Array(ImportItem)

/** Why a file cannot be imported, or not on. */
const FILE_PROBLEMS = [
  'empty',
  'notText',
  'foreignEncoding',
  'notCsv',
  'tooMuch',
  'missingColumns',
  'notWorkbook',
  'workbookTooLarge',
  'notXml',
  'unknownEncoding',
  'recordTooLarge',
  'tooDeep',
  'noTrademark',
  'noDay',
  'replaced',
  'notPackage',
  'noTable',
] as const
export type FileProblem = (typeof FILE_PROBLEMS)[number]

/** Why a line of a file is no row. `other` is of imports that were made before there were words for it. */
const LINE_PROBLEMS = [
  'columnCount',
  'strayQuote',
  'nulCharacter',
  'noClass',
  'noGroup',
  'noChineseName',
  'noItemCode',
  'emptyNote',
  'noRelationKind',
  'noNumber',
  'noStatus',
  'noDate',
  'undatedEvent',
  'noNiceClass',
  'noTable',
  'noNoticeKind',
  'other',
] as const
export type LineProblem = (typeof LINE_PROBLEMS)[number]

/**
 * What an import brought. Of a file that cannot be imported to its end, `refusal` says why, from which line on, and what
 * stands there; `changed` is what was taken before and stays.
 */
export const ImportOutcome = Type.Object({
  read: Type.Integer(),
  changed: Type.Integer(),
  rejected: Type.Integer(),
  repaired: Repaired,
  refusal: Nullable(
    Type.Object({
      problem: Type.Unsafe<FileProblem>({ type: 'string', enum: [...FILE_PROBLEMS] }),
      line: Nullable(Type.Integer()),
      detail: Type.String(),
    }),
  ),
})

export const ImportParams = Type.Object({ id: RowId })
export const RejectedQuery = Type.Object({ pageNum: Type.Integer({ minimum: FIRST_PAGE, default: FIRST_PAGE }) })
/** Lines of a file that were kept aside, in its order, with their number, why, the text that is wrong, and all they read. */
export const RejectedLines = Type.Object({
  total: Type.Integer(),
  list: Type.Array(
    Type.Object({
      line: Type.Integer(),
      problem: Type.Unsafe<LineProblem>({ type: 'string', enum: [...LINE_PROBLEMS] }),
      detail: Type.String(),
      content: Type.String(),
    }),
  ),
})

export type ImportQuery = Static<typeof ImportQuery>
export type ImportItem = Static<typeof ImportItem>
export type ImportOutcome = Static<typeof ImportOutcome>
export type RejectedLines = Static<typeof RejectedLines>
