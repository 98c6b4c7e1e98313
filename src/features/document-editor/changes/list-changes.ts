import type { Node as DocumentNode, Fragment } from '@tiptap/pm/model'
import { blocksOf } from '../document/placed-blocks.ts'
import { type Change, type Edit, fieldKey } from './change.ts'
import { diffSiblings } from './diff-blocks.ts'

const keysOf = (walk: (visit: (node: DocumentNode) => void) => void): string[] => {
  const keys: string[] = []
  walk(node => {
    const key = fieldKey(node)
    if (key !== null) keys.push(key)
  })
  return keys
}

const without = (keys: readonly string[], others: readonly string[]): string[] => {
  const left = new Map<string, number>()
  for (const key of others) left.set(key, (left.get(key) ?? 0) + 1)
  return keys.filter(key => {
    const count = left.get(key) ?? 0
    left.set(key, count - 1)
    return count <= 0
  })
}

/** Returns what ties an edit to others: fields that it would restore or remove, a link, a bond. */
const tiesOf = (doc: DocumentNode, edit: Edit): { gone: string[]; come: string[]; common: string[] } => {
  const common = edit.bond === undefined ? [] : [edit.bond]
  if (edit.type === 'node') {
    const { type, attrs } = edit.generated
    return { gone: [], come: [], common: attrs['link'] ? [...common, `link ${type.name} ${attrs['link']}`] : common }
  }
  const generated = keysOf(visit => (edit.generated as Fragment).descendants(node => void visit(node)))
  const present = keysOf(visit =>
    doc.nodesBetween(edit.from, edit.to, (node, at) => {
      if (at >= edit.from && at < edit.to) visit(node)
    }),
  )
  return { gone: without(generated, present), come: without(present, generated), common }
}

/**
 * Groups edits into changes. Edits are joined when a field moved between them, when their fields share a link, and when
 * they share a bond, so that no change restores a field that still stands elsewhere.
 */
const groupEdits = (doc: DocumentNode, edits: readonly Edit[]): Change[] => {
  const groupOf = edits.map((_, index) => index)
  const find = (index: number): number => {
    const group = groupOf[index] ?? index
    return group === index ? index : find(group)
  }
  const join = (one: number, other: number): void => {
    groupOf[Math.max(find(one), find(other))] = Math.min(find(one), find(other))
  }

  const firstOf = new Map<string, number>()
  const ties = edits.map(edit => tiesOf(doc, edit))
  const gone = new Set(ties.flatMap(tie => tie.gone))
  const moved = new Set(ties.flatMap(tie => tie.come).filter(key => gone.has(key)))
  ties.forEach((tie, index) => {
    const fields = [...tie.gone, ...tie.come].filter(key => moved.has(key))
    for (const key of [...tie.common, ...fields]) {
      const first = firstOf.get(key)
      if (first === undefined) firstOf.set(key, index)
      else join(first, index)
    }
  })

  const groups = new Map<number, Edit[]>()
  edits.forEach((edit, index) => {
    const group = groups.get(find(index))
    if (group) group.push(edit)
    else groups.set(find(index), [edit])
  })
  return [...groups.values()].map(group => {
    const [first] = group
    const [from, to] = [first?.from ?? 0, first?.to ?? 0]
    return { key: `${first?.type} ${from} ${to}`, from, to, edits: group }
  })
}

/**
 * Returns the changes of a document against its generated text, in document order. Both must be of one schema; how the
 * editor groups blocks into sections makes no difference.
 */
export const listChanges = (generated: DocumentNode, doc: DocumentNode): Change[] => {
  const before = blocksOf(generated).map(({ node }) => node)
  const after = blocksOf(doc)
  return groupEdits(doc, diffSiblings({ before, after, start: after[0]?.position ?? 0 }))
}
