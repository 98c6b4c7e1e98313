/** Length of the longest common subsequence of two texts. */
const commonLength = (one: string, other: string): number => {
  let row = new Uint32Array(other.length + 1)
  for (const unit of one) {
    const next = new Uint32Array(other.length + 1)
    for (let at = 1; at <= other.length; at += 1)
      next[at] = other[at - 1] === unit ? (row[at - 1] ?? 0) + 1 : Math.max(row[at] ?? 0, next[at - 1] ?? 0)
    row = next
  }
  return row.at(-1) ?? 0
}

/** Share of the characters of two texts that stand in both in one order: 1 for equal texts, 0 for nothing in common. */
export const similarity = (one: string, other: string): number =>
  one === other ? 1 : (2 * commonLength(one, other)) / (one.length + other.length || 1)
