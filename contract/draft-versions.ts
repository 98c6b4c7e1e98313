import { type Static, Type } from 'typebox'
import { RowId } from './envelope.ts'
import { DraftBody, DraftContent, LogParams } from './rejection.ts'

/**
 * Why a version is there. `saved`: it stood before the present draft, thinned out by age. `exported`: a Word file was made
 * of it. `replaced`: another was
 * chosen in its place. `refused`: a save that came too late, kept beside the draft that stood; its revision is the one it was based on.
 */
export const VERSION_KINDS = ['saved', 'exported', 'replaced', 'refused'] as const

export const DraftVersion = Type.Object({
  id: RowId,
  kind: Type.Enum(VERSION_KINDS),
  revision: DraftBody.properties.revision,
  savedAt: Type.String(),
})
export const DraftVersions = Type.Array(DraftVersion)

/** Address of one version of a log's draft. */
export const VersionParams = Type.Object({ ...LogParams.properties, version: RowId })
export const DraftVersionContent = Type.Object({
  ...DraftContent.properties,
  revision: DraftBody.properties.revision,
  savedAt: Type.String(),
})

export type VersionKind = (typeof VERSION_KINDS)[number]
export type DraftVersion = Static<typeof DraftVersion>
export type DraftVersionContent = Static<typeof DraftVersionContent>
