/** A text in three: what stands in another one too, what differs, and what stands in both again. */
interface Parts {
  before: string
  other: string
  after: string
}

/**
 * Parts a quotation where it differs from what it should be. Where it only lacks something, the character before the gap
 * stands for it. Null where nothing differs, or nearly all does: a mark under the whole tells nothing.
 */
export const differingPart = (quote: string, should: string): Parts | null => {
  const [own, right] = [[...quote], [...should]]
  if (quote === should) return null
  let start = 0
  while (start < own.length && start < right.length && own[start] === right[start]) start += 1
  let end = 0
  while (end < own.length - start && end < right.length - start && own.at(-1 - end) === right.at(-1 - end)) end += 1
  const stop = own.length - end
  const from = start === stop ? Math.max(0, start - 1) : start
  if (stop - from > own.length / 2 && own.length > 2) return null
  return { before: own.slice(0, from).join(''), other: own.slice(from, stop).join(''), after: own.slice(stop).join('') }
}
