import { type Static, Type } from 'typebox'
import { Nullable } from './envelope.ts'

/** The query of a jump link; `gotoflow` = 1 asks for the prosecution history. */
export const ArchiveQuery = Type.Object({
  regNo: Type.String({ maxLength: 40 }),
  intCls: Type.Optional(Type.String({ maxLength: 10 })),
  gotoflow: Type.Optional(Type.String({ maxLength: 1 })),
})

/** One trademark's record. Until a register is loaded, `register` and `record` are null and nothing is claimed. */
export const ArchiveRecord = Type.Object({
  regNo: Type.String(),
  intCls: Type.String(),
  register: Nullable(Type.Object({ name: Type.String(), date: Type.String(), size: Type.Integer() })),
  record: Type.Null(),
})

export type ArchiveQuery = Static<typeof ArchiveQuery>
export type ArchiveRecord = Static<typeof ArchiveRecord>
