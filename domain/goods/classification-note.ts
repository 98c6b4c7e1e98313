/** Goods are similar; are searched across for marks of older editions; are protected in several groups; parts are not similar. */
export type RelationKind = 'similar' | 'cross-search' | 'cross-group' | 'parts-dissimilar'

/** A note of the classification that relates two groups, or parts of one. Empty texts are left open by the note. */
export interface Relation {
  id: number
  group: string
  paragraph: string
  kind: RelationKind
  /** The items of `group` that the note speaks of. */
  subject: string
  toGroup: string
  toParagraph: string
  /** The items of `toGroup` that the note speaks of. */
  toItems: string
  oldEdition: string
  /** The note as printed. */
  clause: string
}
