import type { JSONContent } from '@tiptap/core'
import type { ExportKind } from '#contract/document-html.ts'
import type { WordAuthor, WordChange, WordComparison } from '#contract/word-import.ts'
import { alignSequences } from '#domain/align-sequences.ts'
import { fieldTag } from '../word/way-back.ts'
import { exportSections, writeWord } from '../word/write-word.ts'
import { compareFields } from './compare-fields.ts'
import { compareProse } from './compare-prose.ts'
import { applyChanges, exportedFields, knownControls } from './exported-fields.ts'
import { readBlocks } from './read-blocks.ts'
import { type KnownControl, type ReadControl, type ReadDocument, readDocument, sayUntagged } from './read-document.ts'
import { readMainPart } from './read-word.ts'
import { WordRefusal } from './word-refusal.ts'

/** The analysis and the reasons as they were exported, with the values of their fields. */
export interface ExportedDocuments {
  documents: readonly JSONContent[]
  type: ExportKind
  isEn: 0 | 1
}

/** The differences between a file and the documents it was made of. */
export type WordDifference = Pick<WordComparison, 'changes' | 'doubts' | 'prose' | 'rows' | 'outside'>

/** Returns the lines that only one of two texts has, each in its order. */
const changedLines = (before: readonly string[], after: readonly string[]): WordComparison['outside'] => {
  const matches = alignSequences(before, after)
  const [kept, known] = [new Set(matches.map(([place]) => place)), new Set(matches.map(([, place]) => place))]
  return {
    removed: before.filter((_, place) => !kept.has(place)),
    added: after.filter((_, place) => !known.has(place)),
  }
}

/** Returns the lines that the others have too, each as often as it stands in both. */
const inBoth = (lines: readonly string[], others: readonly string[]): string[] => {
  const left = new Map<string, number>()
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.filter(line => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count > 0
  })
}

/** Returns the lines without the others, each taken away as often as it stands there. */
const without = (lines: readonly string[], others: readonly string[]): string[] => {
  const shared = new Map<string, number>()
  for (const line of inBoth(lines, others)) shared.set(line, (shared.get(line) ?? 0) + 1)
  return lines.filter(line => {
    const count = shared.get(line) ?? 0
    shared.set(line, count - 1)
    return count <= 0
  })
}

const withAuthors = (change: WordChange, tracked: readonly WordAuthor[] | undefined): WordChange =>
  tracked === undefined ? change : { ...change, tracked: [...tracked] }

const MOST_CHANGED = 200_000

/** Throws `WordRefusal` where so much was rewritten outside of the fields that nobody could read the list. */
const requireBrief = (outside: WordComparison['outside']): WordComparison['outside'] => {
  const characters = [...outside.removed, ...outside.added].reduce((sum, { length }) => sum + length, 0)
  if (characters > MOST_CHANGED)
    throw new WordRefusal('tooComplex', `more than ${MOST_CHANGED} characters differ outside of the fields`)
  return outside
}

/**
 * Joins a value that LibreOffice cut in pieces: 7.4 cuts where Chinese and Latin meet, and writes the whole first and
 * behind each piece; a Latin beginning is no piece. Null where the pieces do not make one text.
 */
const joinPieces = ([text = '', ...others]: readonly string[]): string | null => {
  if (others.length === 0) return text
  if (!others.every(piece => piece.endsWith(text))) return null
  const joined = others.map(piece => piece.slice(0, piece.length - text.length)).join('')
  const beginning = text.slice(0, text.length - joined.length)
  return text.endsWith(joined) && !/\p{Script=Han}/u.test(beginning) ? text : null
}

/**
 * Returns the control with the uploaded text. A placeholder loses its mark with its tag: one that shows the same is
 * still a placeholder.
 */
const asWritten = (text: string, control: ReadControl): ReadControl =>
  text === control.shown ? control : { ...control, text, shown: text }

/** Returns the names and choices by which the values of a written document are known without their tags. */
const facesOfValues = ({ controls }: ReadDocument, known: ReadonlyMap<string, KnownControl>): ReadonlySet<string> =>
  new Set([...controls].flatMap(([tag, found]) => (known.get(tag)?.content === 'value' ? (found[0]?.faces ?? []) : [])))

/**
 * Finds the values of an uploaded document that lost their tags (LibreOffice drops them), by name or choices and by
 * order. A name that stands more or less often than it was written decides nothing: its fields stay missing.
 */
const placeUntagged = (
  uploaded: ReadDocument,
  written: ReadDocument,
  known: ReadonlyMap<string, KnownControl>,
): ReadDocument => {
  const controls = new Map(uploaded.controls)
  const shown = uploaded.untagged.map(({ pieces }) => joinPieces(pieces) ?? pieces.join(''))
  const numbered = uploaded.untagged.map((control, index) => ({ ...control, index }))
  for (const [face, found] of Map.groupBy(numbered, control => control.face)) {
    const lost = [...written.controls].flatMap(([tag, [control]]) =>
      control?.faces.includes(face) && known.get(tag)?.content === 'value' && !uploaded.controls.has(tag)
        ? [{ tag, control }]
        : [],
    )
    if (lost.length !== found.length) continue
    for (const [place, { tag, control }] of lost.entries()) {
      const { pieces, index } = found[place] ?? { pieces: [], index: -1 }
      const text = joinPieces(pieces)
      // Of several paragraphs the first alone is left in the control: what is not as it was may have lost the others.
      if (text === null || (!control.isInLine && text !== control.shown)) continue
      controls.set(tag, [asWritten(text, control)])
      shown[index] = `[${known.get(tag)?.label ?? ''}]`
    }
  }
  return { ...uploaded, controls, lines: uploaded.lines.map(line => sayUntagged(line, index => shown[index] ?? '')) }
}

/**
 * Returns how the main part of an uploaded file differs from the documents it was made of. The documents are written
 * once more, as they were and with the file's values: a line that differs from both was changed in Word, outside the
 * fields. Throws `WordRefusal` for XML that is no such part, and for one that is another text altogether.
 */
export const compareWord = async (
  xml: string,
  { documents, type, isEn }: ExportedDocuments,
): Promise<WordDifference> => {
  const fields = exportedFields(documents)
  const known = knownControls(fields.values())
  const rewrite = async (rewritten: readonly JSONContent[]): Promise<{ part: string; read: ReadDocument }> => {
    const part = readMainPart(await writeWord(exportSections(type, rewritten), { isEn, title: '' }))
    return { part, read: readDocument(part, known) }
  }

  const written = await rewrite(documents)
  const faces = facesOfValues(written.read, known)
  const uploaded = placeUntagged(readDocument(xml, known, faces), written.read, known)
  const inFile = documents.filter((_, index) => !exportSections(type, documents)[index]?.isLeftOut)
  const { changes, doubts } = compareFields(inFile, fields, { written: written.read, uploaded })

  const since = changedLines(written.read.lines, uploaded.lines)
  const { blocks, authors } = readBlocks(xml, known, faces)
  const tracked = changes.map(change => withAuthors(change, authors.get(fieldTag(change.key))))
  const isSame = since.removed.length === 0 && since.added.length === 0
  if (isSame) return { changes: tracked, doubts, prose: [], rows: [], outside: since }
  const taken = changes.length === 0 ? written : await rewrite(applyChanges(documents, changes))
  const beyond = changedLines(taken.read.lines, uploaded.lines)
  const { prose, rows, removed, added } = compareProse({
    documents,
    fields,
    known,
    written: readBlocks(taken.part, known).blocks,
    controls: written.read,
    uploaded: blocks,
  })
  const outside = requireBrief({
    removed: inBoth(since.removed, beyond.removed),
    added: inBoth(since.added, beyond.added),
  })
  return {
    changes: tracked,
    doubts,
    prose,
    rows,
    outside: { removed: without(outside.removed, removed), added: without(outside.added, added) },
  }
}
