import { type Static, Type } from 'typebox'
import { Bit, RowId } from './envelope.ts'

/** Wire value of a switch. The specification sends 1 for OFF (spec §4). */
export const SWITCH_WIRE = { on: 0, off: 1 } as const

/** What is exported: first the analysis, second the reasons, all both (field-markup.md). */
export const EXPORT_KINDS = ['first', 'second', 'all'] as const
export type ExportKind = (typeof EXPORT_KINDS)[number]

/** Names the payload needs for itself: a field of that name travels under `NAME_field`. */
export const RESERVED_NAMES = ['type', 'isEn', 'id'] as const

/** A field's value, or the list of values of a name that stands more than once. */
export const FormValue = Type.Union([
  Type.String(),
  Type.Number(),
  Type.Array(Type.String()),
  Type.Array(Type.Number()),
  Type.Array(Type.Array(Type.Number())),
])
export type FormValue = Static<typeof FormValue>

/** Every field of the documents exported together, by name (spec §3 "Document form data"). */
export const FormValues = Type.Unsafe<Record<string, FormValue>>({ type: 'object', additionalProperties: FormValue })
export type FormValues = Record<string, FormValue>

const ExportHead = Type.Object({
  type: Type.Enum(EXPORT_KINDS),
  isEn: Bit,
  id: RowId,
  revision: Type.Optional(Type.Integer({ minimum: 0 })),
})

/** The form data with `type`, `isEn`, `id` and the revision of the draft it belongs to beside the fields. */
export type ExportPayload = FormValues & Static<typeof ExportHead>
export const ExportPayload = Type.Unsafe<ExportPayload>({ ...ExportHead, additionalProperties: FormValue })
