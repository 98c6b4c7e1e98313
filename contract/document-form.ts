import { type Static, Type } from 'typebox'
import { EXPORT_KINDS } from './document-html.ts'
import { Bit, RowId } from './envelope.ts'

/** A field's value, or the list of values of a name that stands more than once. */
export const FormValue = Type.Union([
  Type.String(),
  Type.Number(),
  Type.Array(Type.String()),
  Type.Array(Type.Number()),
  Type.Array(Type.Array(Type.Number())),
])
export type FormValue = Static<typeof FormValue>

/** Every field of the documents exported together, by name (docs/specification.md §3 "Document form data"). */
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
