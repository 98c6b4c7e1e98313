import { type Static, Type } from 'typebox'
import { Bit, CalendarDay, Nullable, OneOf, RowId } from './envelope.ts'
import { FIRST_PAGE } from './limits.ts'
import { RequestId } from './rejection.ts'
import {
  COLUMN_ORIGINS,
  type ColumnOrigin,
  IMPORT_KINDS,
  IMPORT_SUBJECTS,
  type ImportKind,
  type ImportSubject,
  REGISTER_COLUMNS,
  REPAIR_KINDS,
  type RegisterColumn,
  type RepairKind,
} from './vocabulary.ts'

const Subject = Type.Unsafe<ImportSubject>({ type: 'string', enum: [...IMPORT_SUBJECTS] })

/**
 * Says what to import a file as: an edition of the classification, or a register with the day it stands at, which USPTO XML
 * says itself, and what it is called where this import is its first. `skipMissing` takes a month though one before it is missing.
 */
export const ImportQuery = Type.Object({
  subject: Subject,
  edition: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  asOf: Type.Optional(CalendarDay),
  register: Type.Optional(RowId),
  name: Type.Optional(Type.String({ maxLength: 100 })),
  skipMissing: Type.Optional(Bit),
  requestId: Type.Optional(RequestId),
})

/** The number of rows that were mended, by kind; of files in other formats none. */
const Repaired = Type.Unsafe<Partial<Record<RepairKind, number>>>({
  type: 'object',
  properties: Object.fromEntries(REPAIR_KINDS.map(kind => [kind, { type: 'integer' }])),
  additionalProperties: false,
})

/**
 * An import and what it brought: lines read, rows new or changed, lines kept aside. `finishedAt` is null while it runs,
 * and stays so where it broke off. Times are milliseconds since 1970. `kind` and `asOf`, the day of the file, are known of one that ended;
 * `period` is the year or month of a package of the open data, `2015` or `2023-05`.
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
  kind: Nullable(OneOf(IMPORT_KINDS)),
  period: Nullable(Type.String()),
  asOf: Nullable(CalendarDay),
  /** Says what undoing an import that broke off does to its register; absent where it cannot be undone. */
  undo: Type.Optional(OneOf(['remove', 'restore'])),
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
  'monthMissing',
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

const Problem = Type.Unsafe<LineProblem>({ type: 'string', enum: [...LINE_PROBLEMS] })
const Refusal = Nullable(
  Type.Object({
    problem: Type.Unsafe<FileProblem>({ type: 'string', enum: [...FILE_PROBLEMS] }),
    line: Nullable(Type.Integer()),
    detail: Type.String(),
  }),
)
const Column = Type.Unsafe<RegisterColumn>({ type: 'string', enum: [...REGISTER_COLUMNS] })

/**
 * The result of an import. Where a file cannot be imported to its end, `refusal` says why, from which line on, and what
 * stands there; `changed` counts what was taken before and stays.
 */
export const ImportOutcome = Type.Object({
  read: Type.Integer(),
  changed: Type.Integer(),
  rejected: Type.Integer(),
  repaired: Repaired,
  refusal: Refusal,
})

/** The part of a file that is previewed: a file's first bytes, up to the end of a line, where `isWhole` is 0. */
export const PreviewQuery = Type.Object({ subject: Subject, isWhole: Bit })

/** A column as its file names it, with its first values, and the column of a register that it is taken for. */
const PreviewColumn = Type.Object({
  label: Type.String(),
  samples: Type.Array(Type.String()),
  column: Nullable(Column),
  origin: Type.Unsafe<ColumnOrigin>({ type: 'string', enum: [...COLUMN_ORIGINS] }),
})

/** A row as it was understood, a cell a head; a row that is kept aside has no cells and says why. */
const PreviewRow = Type.Object({
  line: Type.Integer(),
  cells: Type.Array(Type.String()),
  repairs: Type.Array(Type.Unsafe<RepairKind>({ type: 'string', enum: [...REPAIR_KINDS] })),
  problem: Nullable(Type.Object({ problem: Problem, detail: Type.String(), content: Type.String() })),
})

/**
 * A table before it is imported. `heads` are columns of a register where `hasMarks`, else labels of the file; `columns` and `missing` (what
 * a register needs and no column holds) are of tables whose columns can be chosen; `unused` are labels that say nothing to us. Counts are of
 * what was looked at.
 */
const PreviewTable = Type.Object({
  name: Type.String(),
  hasMarks: Type.Boolean(),
  heads: Type.Array(Type.String()),
  rows: Type.Array(PreviewRow),
  columns: Type.Array(PreviewColumn),
  missing: Type.Array(Column),
  unused: Type.Array(Type.String()),
  read: Type.Integer(),
  rejected: Type.Integer(),
})

/** The kind of import that a file would be; `refusal` says why it cannot be. */
export const ImportPreview = Type.Object({
  kind: Nullable(Type.Unsafe<ImportKind>({ type: 'string', enum: [...IMPORT_KINDS] })),
  tables: Type.Array(PreviewTable),
  refusal: Refusal,
})

const LONGEST_LABEL = 200
/** The contents of the columns of a table; null for one that is passed over. It is remembered for tables with these labels. */
export const ColumnChoice = Type.Object({
  columns: Type.Array(Type.Object({ label: Type.String({ maxLength: LONGEST_LABEL }), column: Nullable(Column) }), {
    minItems: 1,
    maxItems: 200,
  }),
})

export const ImportParams = Type.Object({ id: RowId })
export const RejectedQuery = Type.Object({ pageNum: Type.Integer({ minimum: FIRST_PAGE, default: FIRST_PAGE }) })
/** Lines of a file that were kept aside, in its order, with their number, why, the text that is wrong, and all they read. */
export const RejectedLines = Type.Object({
  total: Type.Integer(),
  list: Type.Array(
    Type.Object({
      line: Type.Integer(),
      problem: Problem,
      detail: Type.String(),
      content: Type.String(),
    }),
  ),
})

/**
 * A file that a register is made from. `asOf` is the day it stands at and `period` the year or month of a package of the open data, where they
 * are known; `digest` is the SHA-256 of its bytes, empty where its import was not ended.
 */
export const RegisterSource = Type.Object({
  fileName: Type.String(),
  kind: Nullable(OneOf(IMPORT_KINDS)),
  period: Nullable(Type.String()),
  asOf: Nullable(CalendarDay),
  importedOn: CalendarDay,
  digest: Type.String(),
})

const MOST_REGISTERS = 50

/** The registers that are asked; absent or empty for all that are asked by default. The sample is asked alone. */
export const RegisterChoice = Type.Array(RowId, { maxItems: MOST_REGISTERS, uniqueItems: true })

/**
 * A register of marks: how many it has, about how many bytes they take, whether it is loaded whole and asked where a search names none, and the
 * newest imports into it.
 */
export const RegisterItem = Type.Object({
  id: RowId,
  name: Type.Object({ zh: Type.String(), en: Type.String() }),
  isSample: Type.Boolean(),
  asOf: CalendarDay,
  size: Type.Integer(),
  bytes: Type.Integer(),
  isReady: Type.Boolean(),
  isDefault: Type.Boolean(),
  sources: Type.Array(RegisterSource),
  imports: Type.Array(ImportItem),
})

export const RegisterList = Type.Array(RegisterItem)
export const RegisterParams = Type.Object({ id: RowId })
export const RegisterChange = Type.Object({ isDefault: Type.Boolean() })
/** A register is removed by whoever types its name. */
export const RegisterRemoval = Type.Object({ name: Type.String({ maxLength: 200 }) })

export type ImportQuery = Static<typeof ImportQuery>
export type ImportItem = Static<typeof ImportItem>
export type ImportOutcome = Static<typeof ImportOutcome>
export type RejectedLines = Static<typeof RejectedLines>
export type ImportPreview = Static<typeof ImportPreview>
export type PreviewTable = Static<typeof PreviewTable>
export type PreviewColumn = Static<typeof PreviewColumn>
export type PreviewRow = Static<typeof PreviewRow>
export type PreviewQuery = Static<typeof PreviewQuery>
export type ColumnChoice = Static<typeof ColumnChoice>
export type RegisterSource = Static<typeof RegisterSource>
export type RegisterItem = Static<typeof RegisterItem>
export type RegisterChange = Static<typeof RegisterChange>
