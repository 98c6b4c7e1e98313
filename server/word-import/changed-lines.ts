/** The lines that only one of two texts has, each in its order. */
export interface ChangedLines {
  removed: string[]
  added: string[]
}

/** The most comparisons of one line with another; beyond it the parts that differ are returned as wholes. */
const MOST_COMPARISONS = 4_000_000

/** Returns for every place in two texts the length of the longest common rest, row by row. */
const commonRests = (before: readonly string[], after: readonly string[]): Uint16Array[] => {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let row = before.length - 1; row >= 0; row -= 1) {
    const [own, below] = [rows[row], rows[row + 1]]
    if (!own || !below) continue
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const isCommon = before[row] === after[column]
      own[column] = isCommon ? (below[column + 1] ?? 0) + 1 : Math.max(below[column] ?? 0, own[column + 1] ?? 0)
    }
  }
  return rows
}

/** Returns both texts without the lines that they begin and end with alike. */
const withoutCommonEnds = (before: readonly string[], after: readonly string[]): [string[], string[]] => {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)]
}

/** Returns the changes between two texts line by line, in as few lines as possible. */
export const changedLines = (before: readonly string[], after: readonly string[]): ChangedLines => {
  const [own, other] = withoutCommonEnds(before, after)
  if (own.length * other.length > MOST_COMPARISONS) return { removed: own, added: other }
  const rests = commonRests(own, other)
  const restAt = (row: number, column: number): number => rests[row]?.[column] ?? 0
  const changed: ChangedLines = { removed: [], added: [] }
  let [row, column] = [0, 0]
  while (row < own.length || column < other.length) {
    const [mine, theirs] = [own[row], other[column]]
    if (mine !== undefined && mine === theirs) {
      row += 1
      column += 1
    } else if (mine !== undefined && (theirs === undefined || restAt(row + 1, column) >= restAt(row, column + 1))) {
      changed.removed.push(mine)
      row += 1
    } else if (theirs !== undefined) {
      changed.added.push(theirs)
      column += 1
    }
  }
  return changed
}
