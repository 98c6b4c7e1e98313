import type { Node as DocumentNode, Fragment } from '@tiptap/pm/model'

interface Place {
  /** Positions of the document as it stands. */
  from: number
  to: number
  /** Edits of one bond only make sense together. */
  bond?: string | undefined
}

/**
 * One place where a document is not as it was generated, and what turns it back: nodes in place of what is there, or
 * the type, attributes and marks of the node that stands there.
 */
export type Edit =
  | (Place & { type: 'content'; generated: Fragment })
  | (Place & { type: 'node'; generated: DocumentNode })

/** A field by its kind and name, null for any other node. */
export const fieldKey = ({ type, attrs }: DocumentNode): string | null =>
  typeof attrs['name'] === 'string' ? `${type.name} ${attrs['name']}` : null

/** One change of a document against its generated text: what one click turns back. Its edits stand in their order. */
export interface Change {
  /** The same as long as the change is. */
  key: string
  from: number
  to: number
  edits: readonly Edit[]
}
