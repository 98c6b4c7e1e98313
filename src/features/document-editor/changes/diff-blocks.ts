import { type Node as DocumentNode, Fragment } from '@tiptap/pm/model'
import { alignSequences, type Match } from '#domain/align-sequences.ts'
import { childrenOf, endOf, type Placed } from '../document/placed-blocks.ts'
import { type Edit, fieldKey } from './change.ts'
import { diffInline, inlineTokens } from './diff-inline.ts'

const digests = new WeakMap<DocumentNode, string>()

/** Returns a text that is equal for equal nodes and different for different ones. */
const digestOf = (node: DocumentNode): string => {
  const known = digests.get(node)
  if (known !== undefined) return known
  const digest = JSON.stringify(node.toJSON())
  digests.set(node, digest)
  return digest
}

/** Nodes compared as a whole: their content is their value. */
const WHOLE: ReadonlySet<string> = new Set(['checkboxesField'])
/** Bonds of rows and cells until the position of their table is known. */
const ROWS = 'rows'
const CELLS = 'cells'
const BOND_OF_PARTS: Readonly<Record<string, string>> = { table: ROWS, row: CELLS }

interface Siblings {
  before: readonly DocumentNode[]
  after: readonly Placed[]
  /** Position where the first of `after` stands or would stand. */
  start: number
  bond?: string | undefined
}

/**
 * Binds the edits of a table that gained or lost a column, or whose head changed, into one change instead of one a row.
 */
const bindTable = (edits: readonly Edit[], position: number): Edit[] => {
  const isReshaped = edits.some(({ type, bond }) => type === 'content' && bond === CELLS)
  return edits.map(edit => {
    if (edit.bond === CELLS || (edit.bond === ROWS && isReshaped)) return { ...edit, bond: `table ${position}` }
    return edit.bond === ROWS ? { ...edit, bond: undefined } : edit
  })
}

const diffPair = (before: DocumentNode, after: Placed, bond: string | undefined): Edit[] => {
  const { node, position } = after
  if (before.eq(node)) return []
  const place = { from: position, to: endOf(after), bond: bond === CELLS ? bond : undefined }
  if (WHOLE.has(node.type.name)) return [{ type: 'content', ...place, generated: Fragment.from(before) }]
  const own: Edit[] = before.sameMarkup(node) ? [] : [{ type: 'node', ...place, generated: before }]
  if (node.isTextblock) return [...own, ...diffInline(before.content, node.content, position + 1)]
  const role: string | undefined = node.type.spec['tableRole']
  const inside = diffSiblings({
    before: before.children,
    after: childrenOf(after),
    start: position + 1,
    bond: BOND_OF_PARTS[role ?? ''],
  })
  return [...own, ...(role === 'table' ? bindTable(inside, position) : inside)]
}

/** Returns one edit for each added sibling. */
const addedSiblings = (added: readonly Placed[], bond: string | undefined): Edit[] =>
  added.map(one => ({ type: 'content', from: one.position, to: endOf(one), bond, generated: Fragment.empty }))

/** Groups siblings into contiguous pieces: a section of the editor may end between two of them. */
const contiguous = (placed: readonly Placed[]): { from: number; to: number }[] => {
  const pieces: { from: number; to: number }[] = []
  for (const one of placed) {
    const piece = pieces.at(-1)
    if (piece?.to === one.position) piece.to = endOf(one)
    else pieces.push({ from: one.position, to: endOf(one) })
  }
  return pieces
}

/** Returns the edits that put the generated siblings in a range back in place of the present ones. */
const replaceSiblings = ({ before, after, start, bond }: Siblings, old: Match, now: Match): Edit[] => {
  if (old[0] === old[1]) return addedSiblings(after.slice(...now), bond)
  const generated = Fragment.from(before.slice(...old))
  const former = after[now[0] - 1]
  const place = former ? endOf(former) : (after[now[1]]?.position ?? start)
  const pieces = contiguous(after.slice(...now))
  const common = pieces.length > 1 ? `run ${place}` : bond
  if (pieces.length === 0) pieces.push({ from: place, to: place })
  return pieces.map((piece, index) => ({
    type: 'content',
    ...piece,
    bond: common,
    generated: index === 0 ? generated : Fragment.empty,
  }))
}

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
const pairSimilar = (before: readonly DocumentNode[], after: readonly DocumentNode[]): Match[] => {
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

/**
 * Compares ranges of siblings that have no equal ones: pairs the similar ones, and treats the rest as added or removed.
 */
const diffGap = (siblings: Siblings, old: Match, now: Match): Edit[] => {
  const { bond } = siblings
  const before = siblings.before.slice(...old)
  const after = siblings.after.slice(...now)
  // As long as a row has the same number of cells they are the same cells, whatever is written in them.
  const isInOrder = bond === CELLS && before.length === after.length
  const pairs = isInOrder
    ? before.map((_, place): Match => [place, place])
    : pairSimilar(
        before,
        after.map(({ node }) => node),
      )
  const edits: Edit[] = []
  let [oldPlace, place] = [0, 0]
  for (const [oldNext, next] of [...pairs, [before.length, after.length] as const]) {
    if (oldNext > oldPlace || next > place) {
      edits.push(...replaceSiblings(siblings, [old[0] + oldPlace, old[0] + oldNext], [now[0] + place, now[0] + next]))
    }
    const [oldNode, node] = [before[oldNext], after[next]]
    if (oldNode && node) edits.push(...diffPair(oldNode, node, bond))
    ;[oldPlace, place] = [oldNext + 1, next + 1]
  }
  return edits
}

/** Returns the edits that turn siblings back into the generated ones, in document order. */
export const diffSiblings = (siblings: Siblings): Edit[] => {
  const { before, after } = siblings
  const equal = alignSequences(
    before.map(digestOf),
    after.map(({ node }) => digestOf(node)),
  )
  const edits: Edit[] = []
  let [old, now] = [0, 0]
  for (const [oldNext, next] of [...equal, [before.length, after.length] as const]) {
    if (oldNext > old || next > now) edits.push(...diffGap(siblings, [old, oldNext], [now, next]))
    ;[old, now] = [oldNext + 1, next + 1]
  }
  return edits
}
