import type { Node as DocumentNode, Fragment } from '@tiptap/pm/model'
import { alignSequences, type Match } from '#domain/align-sequences.ts'
import { type Edit, fieldKey } from './change.ts'

/**
 * A Chinese character, a word, white space, a sign, or a node that is compared as a whole. Offsets count from the start
 * of the fragment.
 */
interface InlineToken {
  key: string
  from: number
  to: number
  node: DocumentNode
}

/** Matches the units that texts are compared by: a Chinese character, a word, spaces, or one other sign. */
export const WORDS = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+|\s+|./gsu

/**
 * Splits inline content into the tokens it is compared by. A field is one token, by kind and name, whatever its value.
 */
export const inlineTokens = (content: Fragment): InlineToken[] => {
  const tokens: InlineToken[] = []
  content.forEach((node, offset) => {
    if (!node.isText) {
      const key = `\0${fieldKey(node) ?? node.type.name}`
      tokens.push({ key, from: offset, to: offset + node.nodeSize, node })
      return
    }
    for (const { 0: key, index } of (node.text ?? '').matchAll(WORDS)) {
      tokens.push({ key, from: offset + index, to: offset + index + key.length, node })
    }
  })
  return tokens
}

const isNode = (token: InlineToken | undefined): boolean => token !== undefined && !token.node.isText

/** Returns the offsets where a range of tokens begins and ends. An empty range lies where the next token begins. */
const offsetsOf = (tokens: readonly InlineToken[], from: number, to: number, end: number): [number, number] => {
  const start = tokens[from]?.from ?? end
  return [start, to > from ? (tokens[to - 1]?.to ?? end) : start]
}

/** Groups matches into runs that no change interrupts, as `[first, count]` indexes into the list. */
const runsOf = (matches: readonly Match[]): [number, number][] => {
  const runs: [number, number][] = []
  matches.forEach(([before, after], index) => {
    const [lastBefore, lastAfter] = matches[index - 1] ?? [-1, -1]
    const run = runs.at(-1)
    if (run && before === lastBefore + 1 && after === lastAfter + 1) run[1] += 1
    else runs.push([index, 1])
  })
  return runs
}

/**
 * Drops short matches between two longer changes: a 的 or a comma that happens to stand in both wordings tells a reader
 * nothing. A matched field is always kept.
 */
const readable = (
  matches: readonly Match[],
  before: readonly InlineToken[],
  after: readonly InlineToken[],
): Match[] => {
  const runs = runsOf(matches)
  const changedBetween = (one: Match | undefined, other: Match | undefined): number => {
    const [a, b] = one ?? [-1, -1]
    const [c, d] = other ?? [before.length, after.length]
    return Math.max(c - a, d - b) - 1
  }
  return runs.flatMap(([first, count], index) => {
    const run = matches.slice(first, first + count)
    const isAtEdge = index === 0 ? run[0]?.[0] === 0 && run[0][1] === 0 : false
    const endsLine = first + count === matches.length && run.at(-1)?.[0] === before.length - 1
    if (isAtEdge || endsLine || run.some(([place]) => isNode(before[place]))) return run
    const changedBefore = changedBetween(matches[first - 1], run[0])
    const changedAfter = changedBetween(run.at(-1), matches[first + count])
    return count <= 2 && count < changedBefore && count < changedAfter ? [] : run
  })
}

/** Returns the edits between two lines of inline content. `start` is the position of the second in its document. */
export const diffInline = (before: Fragment, after: Fragment, start: number): Edit[] => {
  if (before.eq(after)) return []
  const old = inlineTokens(before)
  const now = inlineTokens(after)
  const matches = readable(
    alignSequences(
      old.map(({ key }) => key),
      now.map(({ key }) => key),
    ),
    old,
    now,
  )
  const edits: Edit[] = []

  const replace = (oldFrom: number, oldTo: number, from: number, to: number): void => {
    const [cutFrom, cutTo] = offsetsOf(old, oldFrom, oldTo, before.size)
    const [left, right] = offsetsOf(now, from, to, after.size)
    edits.push({
      type: 'content',
      from: start + left,
      to: start + right,
      generated: before.cut(cutFrom, cutTo),
    })
  }

  const hasOtherMarks = ([oldPlace, place]: Match): boolean => {
    const [a, b] = [old[oldPlace]?.node, now[place]?.node]
    return a !== undefined && b !== undefined && a.isText === b.isText && !a.sameMarkup(b)
  }

  for (let index = 0, last: Match = [-1, -1]; index <= matches.length; index++) {
    const [oldPlace, place] = matches[index] ?? [old.length, now.length]
    if (oldPlace > last[0] + 1 || place > last[1] + 1) replace(last[0] + 1, oldPlace, last[1] + 1, place)
    last = [oldPlace, place]
    const [oldToken, token] = [old[oldPlace], now[place]]
    if (oldToken === undefined || token === undefined) continue
    if (isNode(token)) {
      const from = start + token.from
      if (!oldToken.node.sameMarkup(token.node)) {
        edits.push({ type: 'node', from, to: start + token.to, generated: oldToken.node })
      }
      edits.push(...diffInline(oldToken.node.content, token.node.content, from + 1))
    } else if (hasOtherMarks(last)) {
      let end = index
      for (let next = matches[end + 1]; next; next = matches[end + 1]) {
        const isNeighbour = next[0] === (matches[end]?.[0] ?? 0) + 1 && next[1] === (matches[end]?.[1] ?? 0) + 1
        if (!isNeighbour || isNode(now[next[1]]) || !hasOtherMarks(next)) break
        end += 1
      }
      const [oldEnd, newEnd] = matches[end] ?? last
      replace(oldPlace, oldEnd + 1, place, newEnd + 1)
      index = end
      last = [oldEnd, newEnd]
    }
  }
  return edits
}
