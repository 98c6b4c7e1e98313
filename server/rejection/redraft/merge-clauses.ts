import type { Node } from '@tiptap/pm/model'
import { alignSequences } from '#domain/align-sequences.ts'
import { kinship } from '#domain/text-kinship.ts'

/** A clause with the signs that end it: words that two changed within one would say what neither wrote. */
const CLAUSE = /.*?(?:[，。；：、！？…]+|[,.;:!?](?:\s+|$)|\n|$)/gsu

/** A clause by its words, the key it is compared by, and the nodes that it consists of. */
export interface Clause {
  key: string
  words: string
  nodes: readonly Node[]
}

/** Returns the clauses of a text, which consist of no nodes. */
const clausesOf = (text: string): Clause[] =>
  (text.match(CLAUSE) ?? []).filter(words => words !== '').map(words => ({ key: words, words, nodes: [] }))

/** Returns the clauses of a text block that holds nothing but words and leaves. Leaves are compared by `keyOf`. */
export const blockClauses = (block: Node, keyOf: (leaf: Node) => unknown): Clause[] => {
  const text = block.textBetween(0, block.content.size, '', leaf => (leaf.type.name === 'hardBreak' ? '\n' : '\ufffc'))
  let at = 0
  return clausesOf(text).map(({ words }) => {
    const { children: nodes } = block.cut(at, at + words.length)
    at += words.length
    return { key: JSON.stringify(nodes.map(node => (node.isText ? node : keyOf(node)))), words, nodes }
  })
}

/** Clauses that one of the two put in place of a range of clauses; where the range is empty they are new. */
interface Change {
  from: number
  to: number
  clauses: readonly Clause[]
}

/** Share of pairs of characters that a clause keeps at least when it is changed. */
const KINSHIP = 0.3
/** Above this number of pairs of clauses they are not compared one by one. */
const MOST_PAIRS = 2_500

/**
 * Returns the changes between two texts whose clauses are all different: each clause by itself beside the new ones, where
 * every one has become another, else all of them as one change.
 */
const changesOfGap = (start: number, before: readonly Clause[], after: readonly Clause[]): Change[] => {
  const whole = [{ from: start, to: start + before.length, clauses: after }]
  const isLong = before.length * after.length > MOST_PAIRS
  if (before.length === 0 || after.length < before.length || isLong) return whole
  const changes: Change[] = []
  let next = 0
  for (const [index, clause] of before.entries()) {
    const at = start + index
    const likeness = after.map((other, place) => (place < next ? 0 : kinship(clause.words, other.words)))
    const most = Math.max(...likeness)
    if (most < KINSHIP) return whole
    const found = likeness.indexOf(most)
    if (found > next) changes.push({ from: at, to: at, clauses: after.slice(next, found) })
    changes.push({ from: at, to: at + 1, clauses: after.slice(found, found + 1) })
    next = found + 1
  }
  const end = start + before.length
  return next === after.length ? changes : [...changes, { from: end, to: end, clauses: after.slice(next) }]
}

const changesOf = (before: readonly Clause[], after: readonly Clause[]): Change[] => {
  const changes: Change[] = []
  let [from, next] = [0, 0]
  const [was, is] = [before, after].map(clauses => clauses.map(({ key }) => key))
  for (const [index, place] of [...alignSequences(was ?? [], is ?? []), [before.length, after.length] as const]) {
    const [gap, put] = [before.slice(from, index), after.slice(next, place)]
    if (gap.length + put.length > 0) changes.push(...changesOfGap(from, gap, put))
    from = index + 1
    next = place + 1
  }
  return changes
}

/** Returns whether two changes concern one clause, or both put new ones into one place. */
const meet = (a: Change, b: Change): boolean =>
  a.from === b.from && (a.to === a.from) === (b.to === b.from) ? true : a.from < b.to && b.from < a.to

/**
 * Returns the clauses of a text with the changes of both, where they are of different clauses. Where they meet it has those
 * of `side`; without a side, it is null.
 */
export const mergeClauses = (
  { before, after, mine }: Record<'before' | 'after' | 'mine', readonly Clause[]>,
  side: 'after' | 'mine' | null = null,
): Clause[] | null => {
  const changes = { after: changesOf(before, after), mine: changesOf(before, mine) }
  const keyOf = ({ from, to, clauses }: Change): string => JSON.stringify([from, to, clauses.map(({ key }) => key)])
  const isSame = (a: Change, b: Change): boolean => keyOf(a) === keyOf(b)
  const clashing = (own: readonly Change[], others: readonly Change[]): Change[] =>
    own.filter(change => others.some(other => meet(change, other) && !isSame(change, other)))
  const clashes = { after: clashing(changes.after, changes.mine), mine: clashing(changes.mine, changes.after) }
  if (side === null && clashes.after.length > 0) return null
  const taken = [
    ...changes.after.filter(change => side === 'after' || !clashes.after.includes(change)),
    ...changes.mine.filter(
      change =>
        (side === 'mine' || !clashes.mine.includes(change)) && !changes.after.some(other => isSame(change, other)),
    ),
  ].sort((a, b) => a.from - b.from || a.to - b.to)
  const merged: Clause[] = []
  let at = 0
  for (const { from, to, clauses } of taken) {
    merged.push(...before.slice(at, from), ...clauses)
    at = to
  }
  return [...merged, ...before.slice(at)]
}

/** Returns a text as `mergeClauses` merges its clauses. */
export const mergeTexts = (
  versions: Record<'before' | 'after' | 'mine', string>,
  side: 'after' | 'mine' | null = null,
): string | null => {
  const { before, after, mine } = versions
  const merged = mergeClauses({ before: clausesOf(before), after: clausesOf(after), mine: clausesOf(mine) }, side)
  return merged?.map(({ words }) => words).join('') ?? null
}
