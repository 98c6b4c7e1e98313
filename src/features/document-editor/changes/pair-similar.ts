import type { Node as DocumentNode } from '@tiptap/pm/model'
import type { Match } from '#domain/align-sequences.ts'
import { fieldKey } from './change.ts'
import { inlineTokens } from './diff-inline.ts'

/** Two blocks that share less than this are not taken for one block that was changed. */
const LEAST_SHARED = 0.35
/** Lists with more pairs than this are paired by their order alone. */
const MOST_PAIRS = 40_000

const LINES: ReadonlySet<string> = new Set(['paragraph', 'heading'])

const countWords = (node: DocumentNode, counts = new Map<string, number>()): Map<string, number> => {
  if (node.isTextblock) {
    for (const { key } of inlineTokens(node.content)) counts.set(key, (counts.get(key) ?? 0) + 1)
  } else {
    const key = fieldKey(node)
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1)
    node.forEach(child => void countWords(child, counts))
  }
  return counts
}

const wordCounts = new WeakMap<DocumentNode, Map<string, number>>()

const wordsOf = (node: DocumentNode): Map<string, number> => {
  const known = wordCounts.get(node)
  if (known) return known
  const counts = countWords(node)
  wordCounts.set(node, counts)
  return counts
}

const sum = (counts: Map<string, number>): number => {
  let total = 0
  for (const count of counts.values()) total += count
  return total
}

/** Returns the share of words and fields that two nodes have in common, from 0 to 1. */
const sharedPart = (a: DocumentNode, b: DocumentNode): number => {
  const [words, others] = [wordsOf(a), wordsOf(b)]
  let shared = 0
  for (const [word, count] of words) shared += Math.min(count, others.get(word) ?? 0)
  const all = sum(words) + sum(others)
  return all === 0 ? 1 : (2 * shared) / all
}

const likeness = (a: DocumentNode, b: DocumentNode): number => {
  if (a.type !== b.type && !(LINES.has(a.type.name) && LINES.has(b.type.name))) return 0
  const field = fieldKey(a)
  if (field !== null || a.isLeaf) return field === fieldKey(b) ? 1 : 0
  const shared = sharedPart(a, b)
  return shared >= LEAST_SHARED ? shared : 0
}

/**
 * Pairs the nodes of two lists that are probably the same node changed. Pairs keep the order of both lists, and their
 * likeness together is the greatest possible.
 */
export const pairSimilar = (before: readonly DocumentNode[], after: readonly DocumentNode[]): Match[] => {
  if (before.length * after.length > MOST_PAIRS) {
    return before.flatMap((node, place): Match[] => {
      const other = after[place]
      return other !== undefined && likeness(node, other) > 0 ? [[place, place]] : []
    })
  }
  const width = after.length + 1
  const likenesses = before.map(node => after.map(other => likeness(node, other)))
  const best = new Float64Array((before.length + 1) * width)
  const at = (row: number, column: number): number => best[row * width + column] ?? 0
  const paired = (row: number, column: number): number => {
    const like = likenesses[row]?.[column] ?? 0
    return like > 0 ? like + at(row + 1, column + 1) : 0
  }
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      best[row * width + column] = Math.max(at(row + 1, column), at(row, column + 1), paired(row, column))
    }
  }
  const pairs: Match[] = []
  for (let row = 0, column = 0; row < before.length && column < after.length; ) {
    if (paired(row, column) > 0 && paired(row, column) >= at(row, column)) pairs.push([row++, column++])
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
  return pairs
}
