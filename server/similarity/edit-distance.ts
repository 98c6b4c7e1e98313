/** Levenshtein distance: how many characters are inserted, deleted or replaced to make one of the other. */
export const editDistance = (a: readonly string[], b: readonly string[]): number => {
  let row = b.map((_, index) => index + 1)
  row.unshift(0)
  a.forEach((character, index) => {
    const next = [index + 1]
    b.forEach((other, column) => {
      const replaced = (row[column] ?? 0) + (character === other ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    })
    row = next
  })
  return row[b.length] ?? 0
}
