import type { JSONContent } from '@tiptap/core'
import type { Binding, Block, ControlName } from './paper/controls.ts'
import type { LinePiece } from './paper/lines.ts'
import type { PicturePiece } from './paper/picture.ts'
import type { StyleId, WordLanguage } from './paper/styles.ts'

/** Describes the place of a node and writes the node's own content. */
export interface WordScope {
  readonly language: WordLanguage
  /** The style of an ordinary paragraph in this place. */
  readonly style: StyleId
  /** The room for a table, in twips. */
  readonly width: number
  /** The number of lists around this place. */
  readonly listDepth: number
  /** Returns the number of the next list: each ordered list of the file counts for itself. */
  readonly nextList: () => number
  /** Returns the name of a field's control. */
  readonly nameOf: (field: JSONContent) => ControlName
  /** Returns the number of a paragraph or heading among those of the file's documents. */
  readonly numberOf: (node: JSONContent) => number | undefined
  /** Returns what ties a field's control to its copies; nothing for a field that has none. */
  readonly bind: (field: JSONContent, value: string, placeholder: string) => Binding | undefined
  /** Returns a picture of the document; null for one whose file is gone, undefined where no pictures are written. */
  readonly pictureOf: (node: JSONContent) => PicturePiece | null | undefined
  readonly writeBlocks: (nodes: readonly JSONContent[], scope: WordScope) => Block[]
  readonly writeInline: (nodes: readonly JSONContent[]) => LinePiece[]
}

/** Writes a block of the document; returns nothing when it is left out. */
export type BlockWriter = (node: JSONContent, scope: WordScope) => Block[]

/** Writes an inline node; returns nothing when it is left out. */
export type InlineWriter = (
  node: JSONContent,
  scope: Pick<WordScope, 'language' | 'writeInline' | 'nameOf' | 'bind' | 'pictureOf'>,
) => LinePiece[]
