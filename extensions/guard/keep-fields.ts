import type { Node } from '@tiptap/pm/model'
import { Plugin, type Transaction } from '@tiptap/pm/state'
import { isDeliberate } from '../field/deliberate-change.ts'
import { isField, isGuarded } from '../serialize/field-nodes.ts'

/** The reason why a change was refused, and the positions of the fields concerned. */
export interface Refusal {
  /** `removed`: they would go. `crossed`: text would move over their border. `doubled`: they would stand twice. */
  reason: 'removed' | 'crossed' | 'doubled'
  fields: readonly number[]
}

type Range = readonly [from: number, to: number]

/** Returns whether an edge of a field lies in the range; a field that surrounds the range does not count. */
const touchesField = (doc: Node, [from, to]: Range): boolean => {
  let isFound = false
  doc.nodesBetween(from, to, (node, position) => {
    if (isGuarded(node) && (position >= from || position + node.nodeSize <= to)) isFound = true
    return !isFound
  })
  return isFound
}

/** Returns the documents before and after each step, with the ranges that it replaced and the ranges they became. */
const replacementsOf = (tr: Transaction) =>
  tr.steps.map((step, index) => {
    const before: Range[] = []
    const after: Range[] = []
    step.getMap().forEach((from, to, newFrom, newTo) => {
      before.push([from, to])
      after.push([newFrom, newTo])
    })
    return { doc: tr.docs[index] ?? tr.doc, next: tr.docs[index + 1] ?? tr.doc, before, after }
  })

type Replacement = ReturnType<typeof replacementsOf>[number]

/** Returns whether a step is near a field at all. Most are not, and need no count of all fields. */
const mayChangeFields = ({ doc, next, before, after }: Replacement): boolean =>
  before.some(range => touchesField(doc, range)) || after.some(range => touchesField(next, range))

/** Returns the fields of which a step deletes one border only, so that their text would mix with the text around. */
const crossedFields = ({ doc, before }: Replacement): number[] => {
  const takes = (token: number): boolean => before.some(([from, to]) => from <= token && token < to)
  const crossed: number[] = []
  for (const [from, to] of before) {
    doc.nodesBetween(from, to, (node, position) => {
      if (isGuarded(node) && takes(position) !== takes(position + node.nodeSize - 1)) crossed.push(position)
    })
  }
  return crossed
}

const keyOf = ({ type, attrs }: Node): string => `${type.name} ${attrs['name'] ?? attrs['value']}`

const placesOf = (doc: Node): Map<string, number[]> => {
  const places = new Map<string, number[]>()
  doc.descendants((node, position) => {
    if (!isGuarded(node)) return
    const known = places.get(keyOf(node))
    if (known) known.push(position)
    else places.set(keyOf(node), [position])
  })
  return places
}

/** Counts the fields in those parts of a document that the other document does not share. */
const countApart = (doc: Node, other: Node): Map<string, number> => {
  const shared = new Set(other.children)
  const counts = new Map<string, number>()
  for (const part of doc.children) {
    if (shared.has(part)) continue
    const count = (node: Node): void => {
      if (isGuarded(node)) counts.set(keyOf(node), (counts.get(keyOf(node)) ?? 0) + 1)
    }
    count(part)
    part.descendants(count)
  }
  return counts
}

/** Returns whether two documents have the same fields. Looks only at the parts that differ. */
const haveSameFields = (doc: Node, other: Node): boolean => {
  const [counts, others] = [countApart(doc, other), countApart(other, doc)]
  return counts.size === others.size && [...counts].every(([key, count]) => others.get(key) === count)
}

type Places = ReadonlyMap<string, readonly number[]>

/** Returns the keys that occur more often in one document than in the other. */
const surplusOf = (doc: Places, other: Places): string[] =>
  [...doc].filter(([key, places]) => places.length > (other.get(key)?.length ?? 0)).map(([key]) => key)

/** Returns the position of the field, also for an item of one. */
const fieldAt = (doc: Node, position: number): number => {
  const node = doc.nodeAt(position)
  return node && !isField(node) ? doc.resolve(position).before() : position
}

const fieldsAt = (tr: Transaction, places: readonly number[]): number[] => [
  ...new Set(places.map(at => fieldAt(tr.before, at))),
]

/** Returns the fields that a transaction removes, else those that it doubles; null for neither. */
const refusalOfPlaces = (tr: Transaction): Refusal | null => {
  const former = placesOf(tr.before)
  const present = placesOf(tr.doc)
  const placed = (keys: readonly string[]): number[] => keys.flatMap(key => former.get(key) ?? [])
  const removed = placed(surplusOf(former, present))
  if (removed.length > 0) {
    const gone = removed.filter(position => tr.mapping.mapResult(position).deletedAfter)
    return { reason: 'removed', fields: fieldsAt(tr, gone.length > 0 ? gone : removed) }
  }
  const doubled = surplusOf(present, former)
  return doubled.length > 0 ? { reason: 'doubled', fields: fieldsAt(tr, placed(doubled)) } : null
}

/** Returns why a transaction is refused; null for one that keeps every field, once and with its own text. */
const refusalOf = (tr: Transaction): Refusal | null => {
  const replacements = replacementsOf(tr)
  if (!replacements.some(mayChangeFields)) return null
  const refusal = haveSameFields(tr.before, tr.doc) ? null : refusalOfPlaces(tr)
  if (refusal !== null) return refusal
  const crossed = replacements.flatMap(crossedFields)
  return crossed.length > 0 ? { reason: 'crossed', fields: fieldsAt(tr, crossed) } : null
}

/**
 * Refuses changes that would remove or double a field or carry text over its border, such as Backspace, cut and typing
 * over a selection, and reports them to `onRefused`. Undo, redo and marked transactions pass.
 */
export const keepFields = (onRefused: (refusal: Refusal) => void): Plugin =>
  new Plugin({
    filterTransaction(tr) {
      if (!tr.docChanged || tr.getMeta('history$') || isDeliberate(tr)) return true
      const refusal = refusalOf(tr)
      if (refusal !== null) onRefused(refusal)
      return refusal === null
    },
  })
