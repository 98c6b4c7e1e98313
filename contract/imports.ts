import { type Static, Type } from 'typebox'
import { CalendarDay, Nullable, RowId } from './envelope.ts'
import { FIRST_PAGE } from './limits.ts'
import { RequestId } from './rejection.ts'

export const IMPORT_SUBJECTS = ['classification', 'register'] as const
export type ImportSubject = (typeof IMPORT_SUBJECTS)[number]

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
})

/** Newest first. */
export const ImportList = Type.Array(ImportItem)

/** Of a file that cannot be imported, `refusal` says why and from which line on; `null` where it was imported to its end. */
export const ImportOutcome = Type.Object({
  read: Type.Integer(),
  changed: Type.Integer(),
  rejected: Type.Integer(),
  refusal: Nullable(Type.String()),
})

export const ImportParams = Type.Object({ id: RowId })
export const RejectedQuery = Type.Object({ pageNum: Type.Integer({ minimum: FIRST_PAGE, default: FIRST_PAGE }) })
/** Lines of a file that were kept aside, in its order, with their number, why, and what they read. */
export const RejectedLines = Type.Object({
  total: Type.Integer(),
  list: Type.Array(Type.Object({ line: Type.Integer(), reason: Type.String(), content: Type.String() })),
})

export type ImportQuery = Static<typeof ImportQuery>
export type ImportItem = Static<typeof ImportItem>
export type ImportOutcome = Static<typeof ImportOutcome>
export type RejectedLines = Static<typeof RejectedLines>
