import { type TSchema, Type } from 'typebox'

/** A succeeding call answers `{ code: 0, data }` (docs/architecture.md §4). */
export const Envelope = <Data extends TSchema>(data: Data) => Type.Object({ code: Type.Literal(0), data })

/** A 0/1 flag as it travels in queries and payloads: an integer, so that a query string's "1" is read as 1. */
export const Bit = Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] })

/** Identity of a row; no larger than a JavaScript number holds exactly. */
export const RowId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

/** A calendar day in Asia/Shanghai, `2026-06-22`. */
export const CalendarDay = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/** One of a list of words, typed as such. */
export const OneOf = <Value extends string>(values: readonly Value[]) =>
  Type.Unsafe<Value>({ type: 'string', enum: [...values] })
