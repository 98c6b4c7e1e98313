/**
 * Returns the Damerau-Levenshtein distance (neighbours restricted): the number of characters inserted, deleted, replaced
 * or swapped with the next to make one of the other. Stops at `limit`: anything farther is `limit + 1`.
 */
export const editDistance = (a: readonly string[], b: readonly string[], limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  // What both begin and end with costs nothing.
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let [aEnd, bEnd] = [a.length, b.length]
  while (aEnd > start && bEnd > start && a[aEnd - 1] === b[bEnd - 1]) {
    aEnd -= 1
    bEnd -= 1
  }
  if (aEnd === start || bEnd === start) return aEnd - start + bEnd - start
  return distanceOf(a.slice(start, aEnd), b.slice(start, bEnd), limit)
}

const distanceOf = (a: readonly string[], b: readonly string[], limit: number): number => {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let line = 1; line <= a.length; line += 1) {
    const next = [line]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[line - 1] === b[column - 1]
      const isSwap = line > 1 && column > 1 && a[line - 1] === b[column - 2] && a[line - 2] === b[column - 1]
      next.push(
        Math.min(
          (row[column - 1] ?? 0) + (isSame ? 0 : 1),
          (row[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          isSwap ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    if (Math.min(...next) > limit) return limit + 1
    before = row
    row = next
  }
  return row[b.length] ?? 0
}
