import type { Edit } from './edit.ts'

/** One change of a document against its generated text: what one click turns back. Its edits stand in their order. */
export interface Change {
  /** The same as long as the change is. */
  key: string
  from: number
  to: number
  edits: readonly Edit[]
}
