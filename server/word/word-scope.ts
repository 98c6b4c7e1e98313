import type { JSONContent } from '@tiptap/core'
import type { Block, ControlName } from './paper/controls.ts'
import type { LinePiece } from './paper/lines.ts'
import type { StyleId, WordLanguage } from './paper/styles.ts'

/** Where a node stands, and how it has its own content written. */
export interface WordScope {
  readonly language: WordLanguage
  /** Style of an ordinary paragraph here. */
  readonly style: StyleId
  /** Room for a table, in twips. */
  readonly width: number
  /** Lists around this place. */
  readonly listDepth: number
  /** Number of the next list: each ordered list of the file counts for itself. */
  readonly nextList: () => number
  /** What the control of a field is called. */
  readonly nameOf: (field: JSONContent) => ControlName
  readonly writeBlocks: (nodes: readonly JSONContent[], scope: WordScope) => Block[]
  readonly writeInline: (nodes: readonly JSONContent[]) => LinePiece[]
}

/** What a block becomes in Word; nothing at all when it is left out. */
export type BlockWriter = (node: JSONContent, scope: WordScope) => Block[]

/** The text an inline node becomes; none when it is left out. */
export type InlineWriter = (
  node: JSONContent,
  scope: Pick<WordScope, 'language' | 'writeInline' | 'nameOf'>,
) => LinePiece[]
