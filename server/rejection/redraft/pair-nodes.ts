import type { Node } from '@tiptap/pm/model'
import { alignSequences } from '#domain/align-sequences.ts'
import { kinship } from '#domain/text-kinship.ts'

/** Share of pairs of characters that two texts of one origin have in common at least. */
const KINSHIP = 0.5
const GONE = -1

/** Numbers the nodes of some lists: equal nodes have the same number. */
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

const wordsOf = (node: Node): string =>
  node.isText
    ? (node.text ?? '')
    : node.textBetween(0, node.content.size, ' ', leaf => String(leaf.attrs['value'] ?? ''))

const isKin = (a: Node, b: Node): boolean => {
  if (a.type !== b.type) return false
  const name = a.attrs['name']
  if (name !== undefined) return name === b.attrs['name']
  return kinship(wordsOf(a), wordsOf(b)) >= KINSHIP
}

/** Pairs nodes between two that are the same: in order by kinship, or one by one where as many of the same types stand there. */
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

/** Returns for each node of `before` the index in `after` of what became of it, rising; -1 where it is gone. */
export const pairNodes = (before: readonly Node[], after: readonly Node[]): number[] => {
  const [ofBefore = [], ofAfter = []] = numberNodes(before, after)
  const paired = before.map(() => GONE)
  let from: [number, number] = [0, 0]
  for (const [i, j] of [...alignSequences(ofBefore, ofAfter), [before.length, after.length] as const]) {
    for (const [a, b] of pairGap(before.slice(from[0], i), after.slice(from[1], j))) paired[from[0] + a] = from[1] + b
    if (i < before.length) paired[i] = j
    from = [i + 1, j + 1]
  }
  return paired
}
