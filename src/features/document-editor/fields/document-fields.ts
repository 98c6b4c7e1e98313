import type { Node as DocumentNode } from '@tiptap/pm/model'
import type { FieldKind } from '#contract/document-html.ts'
import { fieldNode } from '#extensions/serialize/field-nodes.ts'

/** A field with its place in a document. */
export interface PlacedField {
  kind: FieldKind
  node: DocumentNode
  position: number
  chapter: string
  /** The field stands inside a switch that is off. The switch itself does not count as off. */
  isOff: boolean
}

const CHAPTER_LEVEL = 2

/**
 * The fields of one child of a document. Positions count from the child; `chapter` is null while none has begun in it.
 */
interface FieldPart {
  fields: readonly (Omit<PlacedField, 'chapter'> & { chapter: string | null })[]
  lastChapter: string | null
}

const readPart = (part: DocumentNode): FieldPart => {
  const fields: FieldPart['fields'][number][] = []
  let chapter: string | null = null
  let offUntil = -1
  const visit = (node: DocumentNode, position: number): boolean => {
    if (node.type.name === 'heading' && node.attrs['level'] === CHAPTER_LEVEL) chapter = node.textContent
    const kind = fieldNode(node.type.name)?.kind
    if (kind === undefined) return true
    fields.push({ kind, node, position, chapter, isOff: position < offUntil })
    if (kind === 'switch' && node.attrs['on'] === false) offUntil = Math.max(offUntil, position + node.nodeSize)
    return kind === 'switch'
  }
  if (visit(part, 0)) part.descendants((node, position) => visit(node, position + 1))
  return { fields, lastChapter: chapter }
}

const known = new WeakMap<DocumentNode, FieldPart>()

/** Returns the fields of a child of a document. An unchanged child is not read again. */
const partOf = (node: DocumentNode): FieldPart => {
  const part = known.get(node) ?? readPart(node)
  known.set(node, part)
  return part
}

const isSamePart = (a: FieldPart, b: FieldPart): boolean =>
  a === b ||
  (a.lastChapter === b.lastChapter &&
    a.fields.length === b.fields.length &&
    a.fields.every(({ node, chapter, isOff }, index) => {
      const other = b.fields[index]
      return other?.node === node && other.chapter === chapter && other.isOff === isOff
    }))

/**
 * Returns whether two states of a document have the same fields in the same chapters, wherever they stand. Typing
 * between fields keeps them.
 */
export const haveSameFields = (a: DocumentNode, b: DocumentNode): boolean =>
  a === b ||
  (a.childCount === b.childCount &&
    a.children.every((child, index) => isSamePart(partOf(child), partOf(b.child(index)))))

/** Returns the fields of a document in its order, each under its chapter (h2). */
export const fieldsOf = (doc: DocumentNode): PlacedField[] => {
  const placed: PlacedField[] = []
  let before = ''
  doc.forEach((child, start) => {
    const { fields, lastChapter } = partOf(child)
    for (const { kind, node, position, chapter, isOff } of fields) {
      placed.push({ kind, node, position: start + position, chapter: chapter ?? before, isOff })
    }
    before = lastChapter ?? before
  })
  return placed
}
