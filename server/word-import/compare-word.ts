import type { JSONContent } from '@tiptap/core'
import type { ExportKind } from '#contract/document-html.ts'
import type { WordAuthor, WordChange, WordComparison } from '#contract/word-import.ts'
import { alignSequences } from '#domain/align-sequences.ts'
import { fieldTag } from '../word/way-back.ts'
import { exportSections, writeWord } from '../word/write-word.ts'
import { compareFields } from './compare-fields.ts'
import { compareProse } from './compare-prose.ts'
import { applyChanges, exportedFields, knownControls } from './exported-fields.ts'
import { facesOfValues, placeUntagged } from './place-untagged.ts'
import { readBlocks } from './read-blocks.ts'
import { type ReadDocument, readDocument } from './read-document.ts'
import { readMainPart } from './read-word.ts'
import { WordRefusal } from './word-refusal.ts'

/** The analysis and the reasons as they were exported, with the values of their fields. */
export interface ExportedDocuments {
  documents: readonly JSONContent[]
  type: ExportKind
  isEn: 0 | 1
}

/** How a file differs from the documents it was made of. */
export type WordDifference = Pick<WordComparison, 'changes' | 'doubts' | 'prose' | 'outside'>

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
  if (isSame) return { changes: tracked, doubts, prose: [], outside: since }
  const taken = changes.length === 0 ? written : await rewrite(applyChanges(documents, changes))
  const beyond = changedLines(taken.read.lines, uploaded.lines)
  const { prose, removed, added } = compareProse({
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
    outside: { removed: without(outside.removed, removed), added: without(outside.added, added) },
  }
}
