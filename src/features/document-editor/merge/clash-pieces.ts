import { type Node as DocumentNode, Fragment } from '@tiptap/pm/model'
import { alignSequences } from '#domain/align-sequences.ts'
import { inlineTokens } from '../changes/diff-inline.ts'

/** The choice at a place: the wording that stands, the one that came later, or one after the other. */
export type Choice = 'standing' | 'other' | 'both'

/** A part of a text that two changed: common to both wordings, or one to choose in. */
export type Piece =
  /** `isJoined`: one of the two added it, and nothing is against it. */
  { kind: 'common'; content: Fragment; isJoined: boolean } | { kind: 'choice'; standing: Fragment; other: Fragment }

/** A sign that ends a clause: words to choose in stay within clauses, so that no choice says what neither wrote. */
const ENDS_CLAUSE = /^[，。；：、！？…,.;:!?\n]$/u

/** Returns the text of a block or a paragraph field as inline content; null for what is chosen as a whole. */
const contentOf = (node: DocumentNode): Fragment | null => {
  if (node.isTextblock) return node.content
  const { value } = node.attrs
  if (node.type.name !== 'paragraphField' || typeof value !== 'string') return null
  return value === '' ? Fragment.empty : Fragment.from(node.type.schema.text(value))
}

interface Token {
  key: string
  /** Identifies the token in another version: a field by its name, whatever its value. */
  kin: string
  from: number
  to: number
  endsClause: boolean
}

const tokensOf = (content: Fragment): Token[] =>
  inlineTokens(content).map(({ key, from, to, node }) => ({
    kin: key,
    key: node.isText ? `${key} ${node.marks.map(mark => JSON.stringify(mark)).join('')}` : JSON.stringify(node),
    from,
    to,
    endsClause: ENDS_CLAUSE.test(key) || node.type.name === 'hardBreak',
  }))

const keysOf = (tokens: readonly Token[]): string[] => tokens.map(({ key }) => key)

/** A run of tokens of both wordings: the same ones, or those that differ. */
interface Run {
  standing: Token[]
  other: Token[]
  isCommon: boolean
}

const runsOf = (standing: readonly Token[], other: readonly Token[]): Run[] => {
  const runs: Run[] = []
  let [a, b] = [0, 0]
  for (const [i, j] of [...alignSequences(keysOf(standing), keysOf(other)), [standing.length, other.length] as const]) {
    const [own, theirs] = [standing.slice(a, i), other.slice(b, j)]
    if (own.length + theirs.length > 0) runs.push({ standing: own, other: theirs, isCommon: false })
    const same = standing.slice(i, i + 1)
    const last = runs.at(-1)
    if (last?.isCommon) {
      last.standing.push(...same)
      last.other.push(...other.slice(j, j + 1))
    } else if (same.length > 0) runs.push({ standing: same, other: other.slice(j, j + 1), isCommon: true })
    ;[a, b] = [i + 1, j + 1]
  }
  return runs
}

/** Joins differences of one clause, with the words between them. */
const joinWithinClauses = (runs: readonly Run[]): Run[] => {
  const joined: Run[] = []
  for (const run of runs) {
    const [former, last] = [joined.at(-2), joined.at(-1)]
    const isOneClause = last?.isCommon === true && !last.standing.some(({ endsClause }) => endsClause)
    if (run.isCommon || former === undefined || last === undefined || !isOneClause) joined.push(run)
    else {
      joined.splice(-2, 2, {
        standing: [...former.standing, ...last.standing, ...run.standing],
        other: [...former.other, ...last.other, ...run.other],
        isCommon: false,
      })
    }
  }
  return joined
}

const isOneShape = (a: DocumentNode, b: DocumentNode): boolean =>
  a.type === b.type && JSON.stringify({ ...a.attrs, value: '' }) === JSON.stringify({ ...b.attrs, value: '' })

const cut = (content: Fragment, tokens: readonly Token[]): Fragment =>
  content.cut(tokens[0]?.from ?? 0, tokens.at(-1)?.to ?? 0)

/**
 * Returns two wordings of a place as what they share and what is to be chosen, clause by clause; null where they are chosen
 * as wholes. `before` is what both had there.
 */
export const piecesOf = (
  standing: DocumentNode,
  other: DocumentNode,
  before: DocumentNode | null,
): readonly Piece[] | null => {
  const [own, theirs] = [contentOf(standing), contentOf(other)]
  if (own === null || theirs === null || !isOneShape(standing, other)) return null
  const tokens = tokensOf(own)
  const former = before && contentOf(before)
  const kinOf = (list: readonly Token[]): string[] => list.map(({ kin }) => kin)
  const kept = former && alignSequences(kinOf(tokens), kinOf(tokensOf(former))).map(([place]) => tokens[place])
  const old = new Set(kept)
  return joinWithinClauses(runsOf(tokens, tokensOf(theirs))).flatMap((run): Piece[] => {
    if (!run.isCommon) return [{ kind: 'choice', standing: cut(own, run.standing), other: cut(theirs, run.other) }]
    const isJoined = (token: Token): boolean => kept !== null && !old.has(token)
    const parts: Token[][] = []
    for (const token of run.standing) {
      const last = parts.at(-1)
      if (last?.[0] && isJoined(last[0]) === isJoined(token)) last.push(token)
      else parts.push([token])
    }
    return parts.map(part => ({
      kind: 'common',
      content: cut(own, part),
      isJoined: part[0] !== undefined && isJoined(part[0]),
    }))
  })
}

/** Returns whether both wordings may stay, one after the other: words on either side, and no field twice. */
export const mayKeepBoth = ({ standing, other }: Extract<Piece, { kind: 'choice' }>): boolean =>
  [standing, other].every(({ size, content }) => size > 0 && content.every(({ isText }) => isText))

/** Returns the text with the chosen wordings; what is not chosen stands. */
export const joinPieces = (pieces: readonly Piece[], choices: readonly (Choice | undefined)[]): Fragment => {
  let place = 0
  return pieces.reduce((text, piece) => {
    if (piece.kind === 'common') return text.append(piece.content)
    const choice = choices[place++] ?? 'standing'
    if (choice === 'both') return text.append(piece.standing).append(piece.other)
    return text.append(piece[choice])
  }, Fragment.empty)
}
