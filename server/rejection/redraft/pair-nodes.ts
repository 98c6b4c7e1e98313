import type { Node } from '@tiptap/pm/model'

/** Beyond this many comparisons equal nodes are looked for one after another only. */
const MOST_COMPARISONS = 1_000_000
/** Share of pairs of characters that two texts of one origin have in common at least. */
const KINSHIP = 0.5
const GONE = -1

/** Numbers that are the same where nodes are. */
const numberNodes = (...lists: (readonly Node[])[]): number[][] => {
  const numbers = new Map<string, number>()
  return lists.map(list =>
    list.map(node => {
      const key = JSON.stringify(node)
      const number = numbers.get(key) ?? numbers.size
      numbers.set(key, number)
      return number
    }),
  )
}

/** Pairs of indexes of a longest common subsequence, in order. */
const commonPairs = (a: readonly number[], b: readonly number[]): [number, number][] => {
  if (a.length * b.length > MOST_COMPARISONS) {
    let next = 0
    return a.flatMap((number, index): [number, number][] => {
      const found = b.indexOf(number, next)
      if (found === GONE) return []
      next = found + 1
      return [[index, found]]
    })
  }
  const width = b.length + 1
  const lengths = new Uint32Array((a.length + 1) * width)
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return pairs
}

const wordsOf = (node: Node): string =>
  node.isText
    ? (node.text ?? '')
    : node.textBetween(0, node.content.size, ' ', leaf => String(leaf.attrs['value'] ?? ''))

const characterPairs = (text: string): Set<string> =>
  new Set(Array.from(text, (_, index) => text.slice(index, index + 2)))

const isKin = (a: Node, b: Node): boolean => {
  if (a.type !== b.type) return false
  const name = a.attrs['name']
  if (name !== undefined) return name === b.attrs['name']
  const [ofA, ofB] = [characterPairs(wordsOf(a)), characterPairs(wordsOf(b))]
  const common = [...ofA].filter(pair => ofB.has(pair)).length
  return 2 * common >= KINSHIP * (ofA.size + ofB.size)
}

/** What stands between nodes that are the same: kin in order; as many of the same types one by one. */
const pairGap = (a: readonly Node[], b: readonly Node[]): [number, number][] => {
  const isAlike = a.length === b.length && a.every((node, index) => node.type === b[index]?.type)
  const isNamed = a.some(({ attrs }) => attrs['name'] !== undefined)
  if (isAlike && !isNamed) return a.map((_, index) => [index, index])
  let next = 0
  return a.flatMap((node, index): [number, number][] => {
    const found = b.findIndex((other, place) => place >= next && isKin(node, other))
    if (found === GONE) return []
    next = found + 1
    return [[index, found]]
  })
}

/** For each node of `before`, the index in `after` of what became of it, rising; -1 where it is gone. */
export const pairNodes = (before: readonly Node[], after: readonly Node[]): number[] => {
  const [ofBefore = [], ofAfter = []] = numberNodes(before, after)
  const paired = before.map(() => GONE)
  let from: [number, number] = [0, 0]
  for (const [i, j] of [...commonPairs(ofBefore, ofAfter), [before.length, after.length] as const]) {
    for (const [a, b] of pairGap(before.slice(from[0], i), after.slice(from[1], j))) paired[from[0] + a] = from[1] + b
    if (i < before.length) paired[i] = j
    from = [i + 1, j + 1]
  }
  return paired
}
