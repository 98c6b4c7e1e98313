import type { Node as DocumentNode, Fragment } from '@tiptap/pm/model'

interface Place {
  /** Positions in the present document. */
  from: number
  to: number
  /** Edits with the same bond are only useful together, so they form one change. */
  bond?: string | undefined
}

/**
 * One place where a document differs from the generated text, with what undoes the difference: `content` replaces the
 * nodes there, `node` gives the node there its former type, attributes and marks back.
 */
export type Edit =
  | (Place & { type: 'content'; generated: Fragment })
  | (Place & { type: 'node'; generated: DocumentNode })

/** Returns the kind and name of a field, null for any other node. */
export const fieldKey = ({ type, attrs }: DocumentNode): string | null =>
  typeof attrs['name'] === 'string' ? `${type.name} ${attrs['name']}` : null

/** One change of a document against its generated text. One click turns it back; its edits are in document order. */
export interface Change {
  /** Stays the same as long as the change does. */
  key: string
  from: number
  to: number
  edits: readonly Edit[]
}
