import type { JSONContent } from '@tiptap/core'
import type { IRunOptions } from 'docx'
import { withoutFlowLinks } from '#extensions/on-paper.ts'
import type { InlineFieldName } from '#extensions/serialize/field-nodes.ts'
import { writeInlineSwitchField, writeRadioField, writeTextField } from './fields.ts'
import { type LinePiece, withLook } from './paper/lines.ts'
import { readText } from './read-attribute.ts'
import type { InlineWriter, WordScope } from './word-scope.ts'

/**
 * Holds the look of each mark of the document schema. Links into the archive and marks of the source show on screen
 * only.
 */
export const MARK_LOOKS: ReadonlyMap<string, IRunOptions> = new Map<string, IRunOptions>([
  ['bold', { bold: true }],
  ['italic', { italics: true }],
  ['underline', { underline: {} }],
  ['strike', { strike: true }],
  ['subscript', { subScript: true }],
  ['superscript', { superScript: true }],
  ['jumpLink', {}],
  ['sourceMark', {}],
])

/** Writes a picture; one whose file is gone leaves the words that say what it shows. */
const writePicture: InlineWriter = (node, { pictureOf }) => {
  const piece = pictureOf(node)
  if (piece === undefined) return []
  return [piece ?? { text: `[${readText(node, 'alt')}]`, look: {} }]
}

const FIELD_WRITERS: Readonly<Record<InlineFieldName, InlineWriter>> = {
  textField: writeTextField,
  radioField: writeRadioField,
  inlineSwitchField: writeInlineSwitchField,
}

/** Holds one writer for every inline node of the document schema; a test compares the two. */
export const INLINE_WRITERS: ReadonlyMap<string, InlineWriter> = new Map<string, InlineWriter>([
  ['text', ({ text = '' }) => [{ text, look: {} }]],
  ['hardBreak', () => [{ text: '\n', look: {} }]],
  ['picture', writePicture],
  ...Object.entries(FIELD_WRITERS),
])

const lookOf = ({ marks = [] }: JSONContent): IRunOptions =>
  Object.assign({}, ...marks.map(({ type }) => MARK_LOOKS.get(type)))

/**
 * Writes inline content as text and fields; marks on a field apply to all of its text. Throws for a node that is not in
 * the schema.
 */
export const writeInline = (
  nodes: readonly JSONContent[],
  scope: Pick<WordScope, 'language' | 'nameOf' | 'bind' | 'pictureOf'>,
): LinePiece[] =>
  withoutFlowLinks(nodes).flatMap(node => {
    const write = INLINE_WRITERS.get(node.type ?? '')
    if (!write) throw new TypeError(`Word has no writer for "${node.type}" in a line`)
    const pieces = write(node, { ...scope, writeInline: inside => writeInline(inside, scope) })
    return pieces.map(piece => withLook(piece, lookOf(node)))
  })
